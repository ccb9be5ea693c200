import { jobMarkLimits, type HiddenFromSearch, type JobMarks } from "@orbita/contract";
import type { ReadCtx } from "../kernel/ctx.ts";
import { fail } from "../kernel/failure.ts";
import { findSavedIds } from "../saved-jobs/index.ts";
import { countSeen, findHiddenJobs, findHiddenSpaces, findMarkedIds } from "./queries.ts";

/** The ids of the jobs that the user applied to, saved, opened or hid. Applications and saved jobs are read from their own tables. */
export async function readJobMarks({ tx, actor, now }: Pick<ReadCtx, "tx" | "actor" | "now">): Promise<JobMarks> {
  const userId = actor.id ?? fail("access.unauthenticated");
  const saved = await findSavedIds(tx, userId);
  const rows = await findMarkedIds(tx, userId, now);
  const idsOf = (kind: (typeof rows)[number]["kind"]) => rows.flatMap((row) => (row.kind === kind ? [row.id] : []));
  return {
    saved,
    applied: idsOf("applied"),
    seen: idsOf("seen"),
    hiddenJobs: idsOf("hiddenJobs"),
    hiddenSpaces: idsOf("hiddenSpaces"),
  };
}

/** The hidden jobs and Spaces with their names, so that the user can show each of them again. */
export async function listHiddenFromSearch({ tx, actor, now }: ReadCtx): Promise<HiddenFromSearch> {
  const userId = actor.id ?? fail("access.unauthenticated");
  const jobs = await findHiddenJobs(tx, userId, now, 2 * jobMarkLimits.hiddenJobs);
  const spaces = await findHiddenSpaces(tx, userId);
  return {
    jobs: jobs.map(({ space_id, space_name, hidden_at, ...job }) => ({
      ...job,
      spaceId: space_id,
      spaceName: space_name,
      since: hidden_at.toISOString(),
    })),
    spaces: spaces.map(({ logo_id, hidden_at, ...space }) => ({
      ...space,
      logo: logo_id,
      since: hidden_at.toISOString(),
    })),
    seen: await countSeen(tx, userId),
  };
}

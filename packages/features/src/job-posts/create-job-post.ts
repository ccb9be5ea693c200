import { randomUUIDv7 } from "node:crypto";
import { stillDrafted, type JobPostDraft, type OwnJobPost } from "@orbita/contract";
import type { Ctx } from "../kernel/ctx.ts";
import { allow, fail } from "../kernel/failure.ts";
import { knownColumnsOf } from "./columns.ts";
import { jobPostChanged } from "./events.ts";
import { saveLists } from "./lists.ts";
import { canActOnJobPost } from "./policy.ts";
import { presentOwnJobPost } from "./present.ts";
import { insertJobPost, readBack } from "./queries.ts";
import { findSpaceDefaults } from "./space-defaults.ts";

export async function createJobPost(ctx: Ctx, draft: JobPostDraft): Promise<OwnJobPost> {
  const spaceId = ctx.actor.spaceId ?? fail("access.denied");
  allow(canActOnJobPost(ctx.actor, "write", { space_id: spaceId }));
  const id = randomUUIDv7();
  const given = Object.fromEntries(Object.entries(draft).filter(([, value]) => value !== undefined));
  const proposed = { ...(await findSpaceDefaults(ctx.tx, spaceId)), ...given };
  await insertJobPost(ctx.tx, {
    id,
    space_id: spaceId,
    ...(await knownColumnsOf(ctx.tx, proposed)),
    title: draft.title,
    drafted_paragraphs: stillDrafted(draft.description ?? "", draft.draftedParagraphs ?? []),
    created_at: ctx.now,
    updated_at: ctx.now,
  });
  await saveLists(ctx.tx, id, draft);
  await ctx.tell(jobPostChanged, { id, seen: false });
  return presentOwnJobPost(await readBack(ctx.tx, id), ctx.now);
}

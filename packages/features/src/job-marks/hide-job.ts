import { jobMarkLimits, type JobPostId } from "@orbita/contract";
import { isOpenJobPost } from "../job-posts/index.ts";
import type { Ctx } from "../kernel/ctx.ts";
import { fail } from "../kernel/failure.ts";
import {
  deleteHiddenJob,
  deleteHiddenSpace,
  findMarkedIds,
  insertHiddenJob,
  insertHiddenSpace,
  isHiddenJob,
  isHiddenSpace,
  isKnownSpace,
  lockMarksOf,
} from "./queries.ts";

async function checkRoom({ tx, now }: Ctx, userId: string, kind: "hiddenJobs" | "hiddenSpaces"): Promise<void> {
  const max = jobMarkLimits[kind];
  const hidden = (await findMarkedIds(tx, userId, now)).filter((row) => row.kind === kind);
  if (hidden.length >= max) fail("jobMark.tooMany", { max });
}

/** Hides an open job post from the user's job search. Hiding it twice succeeds, even if it has closed since or the list is full. */
export async function hideJob(ctx: Ctx, { id }: { id: JobPostId }): Promise<void> {
  const { tx, now } = ctx;
  const userId = ctx.actor.id ?? fail("access.unauthenticated");
  await lockMarksOf(tx, userId);
  if (await isHiddenJob(tx, userId, id)) return;
  if (!(await isOpenJobPost(tx, id, now))) fail("jobPost.notFound");
  await checkRoom(ctx, userId, "hiddenJobs");
  await insertHiddenJob(tx, { user_id: userId, job_post_id: id, hidden_at: now });
}

/** Hides all jobs of a Space, present and future, from the user's job search. The Space is not notified. */
export async function hideSpaceOfJobs(ctx: Ctx, { id }: { id: string }): Promise<void> {
  const { tx, now } = ctx;
  const userId = ctx.actor.id ?? fail("access.unauthenticated");
  await lockMarksOf(tx, userId);
  if (await isHiddenSpace(tx, userId, id)) return;
  if (!(await isKnownSpace(tx, id))) fail("space.notFound");
  await checkRoom(ctx, userId, "hiddenSpaces");
  await insertHiddenSpace(tx, { user_id: userId, space_id: id, hidden_at: now });
}

/** Shows a hidden job again. Idempotent: showing a job that is not hidden does nothing. */
export const showHiddenJob = ({ tx, actor }: Ctx, { id }: { id: JobPostId }): Promise<void> =>
  deleteHiddenJob(tx, actor.id ?? fail("access.unauthenticated"), id);

export const showHiddenSpace = ({ tx, actor }: Ctx, { id }: { id: string }): Promise<void> =>
  deleteHiddenSpace(tx, actor.id ?? fail("access.unauthenticated"), id);

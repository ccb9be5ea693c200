import { savedJobLimits, type JobPostId, type JobPost, type Page } from "@orbita/contract";
import { isOpenJobPost, readSeenJobPosts } from "../job-posts/index.ts";
import type { Ctx, ReadCtx } from "../kernel/ctx.ts";
import { fail } from "../kernel/failure.ts";
import { countSaved, deleteSaved, insertSaved, isSaved, lockSaver, findSaved, findSavedIds } from "./queries.ts";

const { max } = savedJobLimits;

/** Saves a job post for the user; the post must be public. Saving a post twice succeeds, even if it has closed since or the list is full. */
export async function saveJob(ctx: Ctx, { id }: { id: JobPostId }): Promise<void> {
  const { tx, now } = ctx;
  const userId = ctx.actor.id ?? fail("access.unauthenticated");
  await lockSaver(tx, userId);
  if (await isSaved(tx, userId, id)) return;
  if (!(await isOpenJobPost(tx, id, now))) fail("jobPost.notFound");
  if ((await countSaved(tx, userId)) >= max) fail("savedJob.tooMany", { max });
  await insertSaved(tx, { user_id: userId, job_post_id: id, saved_at: now });
}

/** Removes a saved job. Idempotent: removing a post that is not saved does nothing. */
export async function forgetJob(ctx: Ctx, { id }: { id: JobPostId }): Promise<void> {
  await deleteSaved(ctx.tx, ctx.actor.id ?? fail("access.unauthenticated"), id);
}

/** The user's saved jobs. Reads the tables and not the index, so that a post that was just closed or saved is shown correctly. */
export async function listSavedJobs(ctx: ReadCtx, paging: { page: number; size: number }): Promise<Page<JobPost>> {
  const { ids, total } = await findSaved(ctx.tx, ctx.actor.id ?? fail("access.unauthenticated"), paging);
  return {
    content: await readSeenJobPosts(ctx, ids),
    ...paging,
    totalElements: total,
    totalPages: Math.ceil(total / paging.size),
    cursor: null,
  };
}

export const listSavedJobIds = async (ctx: ReadCtx): Promise<{ ids: string[] }> => ({
  ids: await findSavedIds(ctx.tx, ctx.actor.id ?? fail("access.unauthenticated")),
});

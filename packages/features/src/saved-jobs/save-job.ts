import { savedJobLimits, type JobPostId } from "@orbita/contract";
import { isOpenJobPost } from "../job-posts/index.ts";
import type { Ctx } from "../kernel/ctx.ts";
import { fail } from "../kernel/failure.ts";
import { countSaved, deleteSaved, insertSaved, isSaved, lockSaver } from "./queries.ts";

const { max } = savedJobLimits;

/** Only public posts can be saved. Saving is idempotent, also if the post closed since or the list is full. */
export async function saveJob(ctx: Ctx, { id }: { id: JobPostId }): Promise<void> {
  const { tx, now } = ctx;
  const userId = ctx.actor.id ?? fail("access.unauthenticated");
  await lockSaver(tx, userId);
  if (await isSaved(tx, userId, id)) return;
  if (!(await isOpenJobPost(tx, id, now))) fail("jobPost.notFound");
  if ((await countSaved(tx, userId)) >= max) fail("savedJob.tooMany", { max });
  await insertSaved(tx, { user_id: userId, job_post_id: id, saved_at: now });
}

/** Idempotent: removing a post that is not saved does nothing. */
export async function forgetJob(ctx: Ctx, { id }: { id: JobPostId }): Promise<void> {
  await deleteSaved(ctx.tx, ctx.actor.id ?? fail("access.unauthenticated"), id);
}

import { withReason } from "@orbita/db";
import { findRecruiters } from "../kernel/recruiters.ts";
import type { WorkWriteCtx } from "../kernel/work.ts";
import { notify } from "../notifications/index.ts";
import type { Ctx } from "../kernel/ctx.ts";
import { lockExpired, lockToAsk, lockToRemind, lockUnanswered, noteReminder } from "./clock-queries.ts";
import { jobPostChanged } from "./events.ts";
import { jobPostClosed } from "./jobs.ts";
import type { JobPostNotice } from "./notices.ts";
import { saveJobPost, type JobPostRow } from "./queries.ts";
import { markAsked, move } from "./rules.ts";

type ScheduledCtx = Pick<WorkWriteCtx, "tx" | "now" | "tell" | "enqueue">;
const some = 200;

async function notifyRecruiters(ctx: ScheduledCtx, post: JobPostRow, notice: JobPostNotice): Promise<void> {
  const recruiters = await findRecruiters(ctx.tx, post.space_id);
  await notify(ctx, {
    kind: "jobPost.notice",
    userIds: recruiters.map(({ id }) => id),
    // The caller holds the lock on the post, so each notice is sent once. The key contains the time, because a later notice of the same kind
    // must be sent again.
    key: `${notice}:${post.id}:${ctx.now.toISOString()}`,
    spaceId: post.space_id,
    jobPostId: post.id,
    data: { notice, title: post.title },
  });
}

async function saveAndNotify(ctx: ScheduledCtx, post: JobPostRow, notice: JobPostNotice): Promise<void> {
  await saveJobPost(ctx.tx, post);
  await ctx.tell(jobPostChanged, { id: post.id, seen: true });
  await notifyRecruiters(ctx, post, notice);
}

// Each function below processes one batch and returns its size, so that the caller knows when to stop. All are idempotent: a
// second run finds no posts.

/** Closes one batch of expired job posts. */
export async function expireJobPosts(ctx: ScheduledCtx, limit = some): Promise<number> {
  const posts = await lockExpired(ctx.tx, ctx.now, limit);
  if (posts.length > 0) await withReason(ctx.tx, "expired");
  for (const post of posts) {
    await saveAndNotify(ctx, move(post, "unpublished", "expired"), "jobPostExpired");
    await ctx.enqueue(jobPostClosed, { jobPostId: post.id, closedAt: ctx.now.toISOString() });
  }
  return posts.length;
}

/** Asks the recruiters of one batch of posts whether the job is still open. */
export async function askWhetherOpen(ctx: ScheduledCtx, limit = some): Promise<number> {
  const posts = await lockToAsk(ctx.tx, ctx.now, limit);
  for (const post of posts) await saveAndNotify(ctx, markAsked(post, ctx.now), "jobPostStillOpen");
  return posts.length;
}

/** Suspends posts whose recruiters did not answer, so that nobody applies to an abandoned job. */
export async function suspendUnanswered(ctx: ScheduledCtx, limit = some): Promise<number> {
  const posts = await lockUnanswered(ctx.tx, ctx.now, limit);
  if (posts.length > 0) await withReason(ctx.tx, "noAnswer");
  for (const post of posts) await saveAndNotify(ctx, move(post, "suspended"), "jobPostSuspended");
  return posts.length;
}

/** Reminds the recruiters of posts that expire soon, once for each expiry date of a post. */
export async function remindOfExpiry(ctx: ScheduledCtx, limit = some): Promise<number> {
  const posts = await lockToRemind(ctx.tx, ctx.now, limit);
  for (const post of posts) {
    await noteReminder(ctx.tx, post, ctx.now);
    await notifyRecruiters(ctx, post, "jobPostExpiring");
  }
  return posts.length;
}

/**
 * Enqueues the closing of every post that was ever published, including suspended posts and drafts, so that their applications
 * end with the Space.
 */
export async function endJobPosts(ctx: Pick<Ctx, "tx" | "now" | "enqueue">, spaceId: string): Promise<void> {
  const posts = await ctx.tx
    .selectFrom("job_posts")
    .select("id")
    .where("space_id", "=", spaceId)
    .where("published_at", "is not", null)
    .where("status", "<>", "deleted")
    .execute();
  for (const { id } of posts) await ctx.enqueue(jobPostClosed, { jobPostId: id, closedAt: ctx.now.toISOString() });
}

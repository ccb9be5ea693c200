import { because } from "@orbita/db";
import { findRecruiters } from "../kernel/recruiters.ts";
import type { WorkTx } from "../kernel/work.ts";
import { notify } from "../notifications/index.ts";
import { lockExpired, lockToAsk, lockToRemind, lockUnanswered, noteReminder } from "./clock-queries.ts";
import { jobPostChanged } from "./events.ts";
import { jobPostClosed } from "./jobs.ts";
import type { JobPostNotice } from "./notices.ts";
import { saveJobPost, type JobPostRow } from "./queries.ts";
import { ask, move } from "./rules.ts";

type Clock = Pick<WorkTx, "tx" | "now" | "tell" | "enqueue">;
const some = 200;

async function tellRecruiters(ctx: Clock, post: JobPostRow, notice: JobPostNotice): Promise<void> {
  const recruiters = await findRecruiters(ctx.tx, post.space_id);
  await notify(ctx, {
    kind: "jobPost.notice",
    userIds: recruiters.map(({ id }) => id),
    // Each is told when it happens, and happens once: whoever takes the post holds it.
    key: `${notice}:${post.id}:${ctx.now.toISOString()}`,
    spaceId: post.space_id,
    jobPostId: post.id,
    data: { notice, title: post.title },
  });
}

async function save(ctx: Clock, post: JobPostRow, notice: JobPostNotice): Promise<void> {
  await saveJobPost(ctx.tx, post);
  await ctx.tell(jobPostChanged, { id: post.id, seen: true });
  await tellRecruiters(ctx, post, notice);
}

// Each takes some at a time and answers how many, so that the caller knows when to stop. Run twice, the second finds nothing.

/** Closes posts whose time is over. */
export async function expireJobPosts(ctx: Clock, limit = some): Promise<number> {
  const posts = await lockExpired(ctx.tx, ctx.now, limit);
  if (posts.length > 0) await because(ctx.tx, "expired");
  for (const post of posts) {
    await save(ctx, move(post, "unpublished", "expired"), "jobPostExpired");
    await ctx.enqueue(jobPostClosed, { jobPostId: post.id, closedAt: ctx.now.toISOString() });
  }
  return posts.length;
}

/** "Still open?" */
export async function askStillOpen(ctx: Clock, limit = some): Promise<number> {
  const posts = await lockToAsk(ctx.tx, ctx.now, limit);
  for (const post of posts) await save(ctx, ask(post, ctx.now), "jobPostStillOpen");
  return posts.length;
}

/** Nobody answered: what nobody looks after must not be applied to. */
export async function suspendUnanswered(ctx: Clock, limit = some): Promise<number> {
  const posts = await lockUnanswered(ctx.tx, ctx.now, limit);
  if (posts.length > 0) await because(ctx.tx, "noAnswer");
  for (const post of posts) await save(ctx, move(post, "suspended"), "jobPostSuspended");
  return posts.length;
}

/** Once for each last day that a post had. */
export async function remindOfExpiry(ctx: Clock, limit = some): Promise<number> {
  const posts = await lockToRemind(ctx.tx, ctx.now, limit);
  for (const post of posts) {
    await noteReminder(ctx.tx, post, ctx.now);
    await tellRecruiters(ctx, post, "jobPostExpiring");
  }
  return posts.length;
}

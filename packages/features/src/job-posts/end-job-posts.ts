import type { Ctx } from "../kernel/ctx.ts";
import { jobPostClosed } from "./jobs.ts";

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

import type { Ctx } from "../kernel/ctx.ts";
import { normalizePublishedPost } from "./change-job-post.ts";
import { jobPostChanged } from "./events.ts";
import { moveLocked } from "./move-job-post.ts";
import { lockJobPost, saveJobPost } from "./queries.ts";
import { changeFields } from "./rules.ts";

type JobPostWriteCtx = Pick<Ctx, "tx" | "now" | "tell" | "enqueue">;

/** Changes the title of a post. A published post is checked again, so that it stays complete and lawful. */
export async function retitleJobPost(ctx: JobPostWriteCtx, id: string, title: string): Promise<void> {
  const post = await lockJobPost(ctx.tx, id);
  if (!post || post.title === title) return;
  const seen = post.status === "published";
  const changed = changeFields(post, { title });
  await saveJobPost(ctx.tx, seen ? normalizePublishedPost(changed) : changed);
  await ctx.tell(jobPostChanged, { id, seen });
}

/** Deletes a post. A published post is closed first, so that candidates are notified. False if the post was already deleted. */
export async function removeJobPostBySupport(ctx: JobPostWriteCtx, id: string): Promise<boolean> {
  const post = await lockJobPost(ctx.tx, id);
  if (!post) return false;
  const closed = post.status === "published" ? await moveLocked(ctx, post, { to: "unpublished" }) : post;
  await moveLocked(ctx, closed, { to: "deleted" });
  return true;
}

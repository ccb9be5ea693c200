import type { Ctx } from "../kernel/ctx.ts";
import { kept } from "./change-job-post.ts";
import { jobPostChanged } from "./events.ts";
import { moveLocked } from "./move-job-post.ts";
import { lockJobPost, saveJobPost } from "./queries.ts";
import { change } from "./rules.ts";

type Acting = Pick<Ctx, "tx" | "now" | "tell" | "enqueue">;

/** Checks a published post again, so that it stays complete and lawful also after support changes it. */
export async function retitleJobPost(ctx: Acting, id: string, title: string): Promise<void> {
  const post = await lockJobPost(ctx.tx, id);
  if (!post || post.title === title) return;
  const seen = post.status === "published";
  const changed = change(post, { title });
  await saveJobPost(ctx.tx, seen ? kept(changed) : changed);
  await ctx.tell(jobPostChanged, { id, seen });
}

/** Closes a published post first, so that candidates are notified. False if the post was already deleted. */
export async function removeJobPostBySupport(ctx: Acting, id: string): Promise<boolean> {
  const post = await lockJobPost(ctx.tx, id);
  if (!post) return false;
  const closed = post.status === "published" ? await moveLocked(ctx, post, { to: "unpublished" }) : post;
  await moveLocked(ctx, closed, { to: "deleted" });
  return true;
}

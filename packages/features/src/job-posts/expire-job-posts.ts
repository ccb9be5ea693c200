import { because } from "@orbita/db";
import type { Ctx } from "../kernel/ctx.ts";
import { jobPostChanged } from "./events.ts";
import { lockExpired, saveJobPost } from "./queries.ts";
import { move } from "./rules.ts";

/** Closes posts whose time is over, some at a time; answers how many, so that the caller knows when to stop. */
export async function expireJobPosts(ctx: Pick<Ctx, "tx" | "now" | "tell">, limit = 200): Promise<number> {
  const posts = await lockExpired(ctx.tx, ctx.now, limit);
  if (posts.length > 0) await because(ctx.tx, "expired");
  for (const post of posts) {
    await saveJobPost(ctx.tx, move(post, "unpublished", "expired"));
    await ctx.tell(jobPostChanged, { id: post.id, seen: true });
  }
  return posts.length;
}

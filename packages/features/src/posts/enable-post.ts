import type { Post } from "@orbita/contract";
import type { Ctx } from "../kernel/ctx.ts";
import { fail } from "../kernel/failure.ts";
import { postChanged } from "./events.ts";
import { lockPost, savePost } from "./queries.ts";
import { readPost } from "./read-posts.ts";
import { viewerOf } from "../kernel/sight.ts";

/** Hides a post from everyone but its author, or shows it again. */
export async function enablePost(ctx: Ctx, { id, flag }: { id: string; flag: "true" | "false" }): Promise<Post> {
  const post = (await lockPost(ctx.tx, viewerOf(ctx.actor, { asAdmin: true }), id)) ?? fail("post.notFound");
  const enabled = flag === "true";
  if (post.enabled !== enabled) {
    await savePost(ctx.tx, id, { enabled });
    await ctx.tell(postChanged, { id, channelId: post.channel_id });
  }
  return readPost(ctx, { id }, { asAdmin: true });
}

import { tagsIn, type Post } from "@orbita/contract";
import type { Ctx } from "../kernel/ctx.ts";
import { fail } from "../kernel/failure.ts";
import { viewerOf } from "../kernel/sight.ts";
import { postChanged } from "./events.ts";
import { keepMentions } from "./mentions.ts";
import { keepVersion, lockPost, savePost } from "./queries.ts";
import { readPost } from "./read-posts.ts";

type PostTextEdit = { readonly text: string; readonly version: number };

/** An admin edits another user's text. Attachments stay, and no mentions are added. */
export async function redactPost(ctx: Ctx, { id }: { id: string }, { text, version }: PostTextEdit): Promise<Post> {
  const viewer = viewerOf(ctx.actor, { asAdmin: true });
  const post = (await lockPost(ctx.tx, viewer, id)) ?? fail("post.notFound");
  if (post.version !== version) fail("post.changedMeanwhile", { version: post.version });
  if (post.text !== text) {
    await keepVersion(ctx.tx, post, ctx.now);
    await savePost(ctx.tx, id, { text, tags: tagsIn(text), edited_at: ctx.now });
    await keepMentions(ctx.tx, { postId: id, commentId: null }, text);
    await ctx.tell(postChanged, { id, channelId: post.channel_id });
  }
  return readPost(ctx, { id }, { asAdmin: true });
}

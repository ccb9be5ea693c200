import { tagsIn, type Post } from "@orbita/contract";
import type { Ctx } from "../kernel/ctx.ts";
import { fail } from "../kernel/failure.ts";
import { viewerOf } from "../kernel/visibility.ts";
import { discardFiles } from "../files/index.ts";
import { postChanged } from "./events.ts";
import { updateMentions } from "./mentions.ts";
import { isOwnPost, speakerOf, type RouteAuthorKind } from "./policy.ts";
import { savePostVersion, lockPost, savePost, deletePost, findImages, lockAnyPost } from "./queries.ts";
import { readPost } from "./read-post.ts";

type PostTextEdit = { readonly text: string; readonly version: number };

/** Changes the text of another user's post, for an admin. Attachments stay, and no mentions are added. */
export async function redactPost(ctx: Ctx, { id }: { id: string }, { text, version }: PostTextEdit): Promise<Post> {
  const viewer = viewerOf(ctx.actor, { asAdmin: true });
  const post = (await lockPost(ctx.tx, viewer, id)) ?? fail("post.notFound");
  if (post.version !== version) fail("post.changedMeanwhile", { version: post.version });
  if (post.text !== text) {
    await savePostVersion(ctx.tx, post, ctx.now);
    await savePost(ctx.tx, id, { text, tags: tagsIn(text), edited_at: ctx.now });
    await updateMentions(ctx.tx, { postId: id, commentId: null }, text);
    await ctx.tell(postChanged, { id, channelId: post.channel_id });
  }
  return readPost(ctx, { id }, { asAdmin: true });
}

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

/**
 * Deletes a post with its comments, likes and images; reports keep their quotation. Authors can always delete their post, even if
 * they can no longer read it.
 */
export async function removePost(ctx: Ctx, door: RouteAuthorKind, { id }: { id: string }): Promise<void> {
  const speaker = speakerOf(ctx.actor, door);
  const post = await lockAnyPost(ctx.tx, id);
  if (!post || !isOwnPost(speaker, post)) return fail("post.notFound");
  const images = await findImages(ctx.tx, id);
  await deletePost(ctx.tx, id);
  await discardFiles(
    ctx,
    images.map((image) => image.id),
  );
  await ctx.tell(postChanged, { id, channelId: post.channel_id });
}

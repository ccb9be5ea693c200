import { namesIn, tagsIn, type Post, type postChange } from "@orbita/contract";
import type { z } from "zod";
import type { Ctx } from "../kernel/ctx.ts";
import { fail } from "../kernel/failure.ts";
import { checkAttached, setImages } from "./attachments.ts";
import { postChanged } from "./events.ts";
import { lockWriter } from "./limit-queries.ts";
import { findMentioned, findMentionTargets, saveMentions, notifyMentioned } from "./mentions.ts";
import { isOwnPost, speakerOf, type RouteAuthorKind, type PostAuthor } from "./policy.ts";
import { presentPost } from "./present.ts";
import { savePostVersion, lockPost, savePost, type PostRow } from "./queries.ts";
import { isNewAccount, refuseTooLoud } from "./rules.ts";
import { findShownPost } from "./shown.ts";
import { speakingOf } from "./speaking.ts";

type PostChange = z.output<typeof postChange>;

/** Stores the mentions in the new text of a post. Returns only those that the post did not have before. */
async function renewMentions(ctx: Ctx, { viewer }: PostAuthor, { id }: PostRow, text: string) {
  const said = { postId: id, commentId: null };
  const before = await findMentionTargets(ctx.tx, said);
  const mentioned = await findMentioned(ctx.tx, viewer, text);
  await saveMentions(ctx.tx, said, mentioned);
  return mentioned.filter(
    ({ userId, spaceId }) => !before.some((one) => one.userId === userId && one.spaceId === spaceId),
  );
}

async function refuseNewAccount({ tx, now }: Ctx, { authorId, voice }: PostAuthor, text: string): Promise<void> {
  const { created_at } = await lockWriter(tx, authorId);
  refuseTooLoud(namesIn(text).length, { isNew: voice !== "house" && isNewAccount(created_at, now) });
}

/** Edits a post and stores its previous text. People who were already mentioned are not notified again. */
export async function editPost(
  ctx: Ctx,
  door: RouteAuthorKind,
  { id }: { id: string },
  change: PostChange,
): Promise<Post> {
  const { tx, now } = ctx;
  const speaker = speakerOf(ctx.actor, door);
  const post = await lockPost(tx, speaker.viewer, id);
  if (!post || !isOwnPost(speaker, post)) return fail("post.notFound");
  if (post.version !== change.version) fail("post.changedMeanwhile", { version: post.version });
  await refuseNewAccount(ctx, speaker, change.text);
  await checkAttached(ctx, change, { jobPostId: post.job_post_id, previewId: post.preview_id });

  const reworded = post.text !== change.text;
  const attached = post.job_post_id !== change.jobPostId || post.preview_id !== change.previewId;
  const pictured = await setImages(ctx, speaker, post, change.images);
  const fresh = reworded ? await renewMentions(ctx, speaker, post, change.text) : [];
  if (reworded) await savePostVersion(tx, post, now);
  if (reworded || attached || pictured) {
    const parts = { job_post_id: change.jobPostId, preview_id: change.previewId };
    await savePost(tx, id, { text: change.text, tags: tagsIn(change.text), ...parts, edited_at: now });
    await ctx.tell(postChanged, { id, channelId: post.channel_id });
  }
  const row = (await findShownPost(tx, speaker.viewer, now, id))!;
  await notifyMentioned(ctx, speakingOf(row), fresh);
  return presentPost(row, speaker.viewer);
}

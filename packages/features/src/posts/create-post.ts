import { randomUUIDv7 } from "node:crypto";
import { namesIn, tagsIn, type NewPost, type Post } from "@orbita/contract";
import type { Ctx } from "../kernel/ctx.ts";
import { checkAttached, checkChannel, setImages } from "./attachments.ts";
import { deleteDraft } from "./drafts.ts";
import { postChanged } from "./events.ts";
import { notifyChannelJob } from "./jobs.ts";
import { countWritten, lockWriter } from "./limit-queries.ts";
import { findMentioned, saveMentions, notifyMentioned } from "./mentions.ts";
import { speakerOf, type RouteAuthorKind, type PostAuthor } from "./policy.ts";
import { presentPost } from "./present.ts";
import { insertPost } from "./queries.ts";
import { hoursBefore, isNewAccount, refuseTooLoud, refuseTooManyPosts } from "./rules.ts";
import { findShownPost } from "./shown.ts";
import { speakingOf } from "./speaking.ts";

/**
 * Enforces the limits on posts and mentions. The lower limits of new accounts do not apply to house posts (posts by Orbita itself), because the admin
 * who sets up an installation has a new account.
 */
async function checkLimits({ tx, now }: Ctx, { authorId, voice }: PostAuthor, text: string): Promise<void> {
  const writer = await lockWriter(tx, authorId);
  const isNew = voice !== "house" && isNewAccount(writer.created_at, now);
  refuseTooLoud(namesIn(text).length, { isNew });
  refuseTooManyPosts(await countWritten(tx, authorId, { hour: hoursBefore(now, 1), day: hoursBefore(now, 24) }), {
    isNew,
  });
}

export async function createPost(ctx: Ctx, door: RouteAuthorKind, given: NewPost): Promise<Post> {
  const { tx, now } = ctx;
  const speaker = speakerOf(ctx.actor, door);
  const { viewer, authorId, spaceId, voice } = speaker;
  await checkLimits(ctx, speaker, given.text);
  if (given.channelId !== null) await checkChannel(ctx, speaker, given.channelId);
  await checkAttached(ctx, given, null);
  const mentioned = await findMentioned(tx, viewer, given.text);

  const id = randomUUIDv7();
  const said = { id, author_id: authorId, voice, space_id: spaceId };
  await insertPost(tx, {
    ...said,
    channel_id: given.channelId,
    text: given.text,
    tags: tagsIn(given.text),
    job_post_id: given.jobPostId,
    preview_id: given.previewId,
    created_at: now,
  });
  await setImages(ctx, speaker, said, given.images);
  await saveMentions(tx, { postId: id, commentId: null }, mentioned);
  if (voice !== "house") await deleteDraft(tx, { userId: authorId, spaceId });

  await ctx.tell(postChanged, { id, channelId: given.channelId });
  const row = (await findShownPost(tx, viewer, now, id))!;
  await notifyMentioned(ctx, speakingOf(row), mentioned);
  if (given.channelId !== null) await ctx.enqueue(notifyChannelJob, { id, by: authorId });
  return presentPost(row, viewer);
}

import { randomUUIDv7 } from "node:crypto";
import { namesIn, type Comment, type newComment } from "@orbita/contract";
import type { z } from "zod";
import type { Ctx } from "../kernel/ctx.ts";
import { allow, fail } from "../kernel/failure.ts";
import { viewerOf, type Viewer } from "../kernel/visibility.ts";
import {
  findMentioned,
  hoursBefore,
  isNewAccount,
  refuseTooLoud,
  saveMentions,
  notifyMentioned,
  type MentionContext,
} from "../posts/index.ts";
import { commentChanged } from "./events.ts";
import { canCommentFor } from "./policy.ts";
import { presentComment } from "./present.ts";
import {
  countSaidBy,
  findCommentSpaceName,
  holdComment,
  holdPlace,
  holdCommentedPost,
  insertComment,
  lockCommentWriter,
  type CommentedPost,
} from "./queries.ts";
import { refuseTooMany } from "./rules.ts";
import { findComments } from "./shown.ts";
import { notifyCommented } from "./notify-commented.ts";

type NewCommentInput = z.output<typeof newComment>;
type ReplyTarget = { parentId: string | null; answered: readonly string[] };

/**
 * Finds the parent of a new comment. Comments have two levels: a reply to a reply gets the same parent as that reply. The authors of both comments
 * are notified.
 */
async function placeOf({ tx }: Ctx, viewer: Viewer, postId: string, id: string | null): Promise<ReplyTarget> {
  if (id === null) return { parentId: null, answered: [] };
  const parent = (await holdComment(tx, viewer, { postId, id })) ?? fail("comment.notFound");
  const top = parent.parent_id === null ? null : ((await holdPlace(tx, parent.parent_id)) ?? fail("comment.notFound"));
  return { parentId: parent.parent_id ?? parent.id, answered: [parent, top].flatMap((one) => one?.author_id ?? []) };
}

/**
 * Checks the author's limits on comments and mentions, and returns the author's name. Locks the author, so that concurrent
 * comments cannot exceed the limits.
 */
async function writerOf({ tx, now }: Ctx, id: string, text: string): Promise<string> {
  const writer = (await lockCommentWriter(tx, id)) ?? fail("access.unauthenticated");
  const isNew = isNewAccount(writer.created_at, now);
  refuseTooLoud(namesIn(text).length, { isNew });
  refuseTooMany(await countSaidBy(tx, id, { hour: hoursBefore(now, 1), day: hoursBefore(now, 24) }), { isNew });
  return writer.name;
}

type CommentNotice = { post: CommentedPost; answered: readonly string[]; said: MentionContext; text: string };

async function notifyOfComment(
  ctx: Ctx,
  viewer: Viewer & { id: string },
  { post, answered, said, text }: CommentNotice,
) {
  const mentioned = await findMentioned(ctx.tx, viewer, text);
  await saveMentions(ctx.tx, said, mentioned);
  const told = await notifyMentioned(ctx, said, mentioned);
  await notifyCommented(ctx, { post, answered, told, said });
}

export async function createComment(
  ctx: Ctx,
  { id: postId }: { id: string },
  given: NewCommentInput,
): Promise<Comment> {
  const { tx, now, actor } = ctx;
  const viewer = { ...viewerOf(actor), id: actor.id ?? fail("access.unauthenticated") };
  const post = (await holdCommentedPost(tx, viewer, postId)) ?? fail("post.notFound");
  if (given.spaceId) allow(canCommentFor(actor, given.spaceId));
  const { parentId, answered } = await placeOf(ctx, viewer, postId, given.parentId);
  const name = await writerOf(ctx, viewer.id, given.text);
  const who = given.spaceId ? ((await findCommentSpaceName(tx, given.spaceId)) ?? fail("access.denied")) : name;

  const id = randomUUIDv7();
  await insertComment(tx, {
    id,
    post_id: postId,
    parent_id: parentId,
    author_id: viewer.id,
    voice: given.spaceId ? "space" : "person",
    space_id: given.spaceId,
    text: given.text,
    created_at: now,
    updated_at: now,
  });
  const { channel_id: channelId, channel } = post;
  const said = { postId, commentId: id, channelId, channel, who, spaceId: given.spaceId };
  await notifyOfComment(ctx, viewer, { post, answered, said, text: given.text });
  await ctx.tell(commentChanged, { id: postId, channelId });
  return presentComment((await findComments(tx, viewer, [id]))[0]!, viewer);
}

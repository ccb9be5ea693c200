import { namesIn, type Comment, type commentChange } from "@orbita/contract";
import type { z } from "zod";
import type { Ctx } from "../kernel/ctx.ts";
import { allow, fail } from "../kernel/failure.ts";
import { viewerOf } from "../kernel/visibility.ts";
import { findMentioned, isNewAccount, refuseTooLoud, saveMentions, notifyMentioned } from "../posts/index.ts";
import { commentChanged } from "./events.ts";
import { isOwnComment } from "./policy.ts";
import { presentComment } from "./present.ts";
import { findCommentSpaceName, holdCommentedPost, lockComment, lockCommentWriter, saveComment } from "./queries.ts";
import { findAnswers, findComments } from "./shown.ts";

type CommentParams = { id: string; commentId: string };

export async function changeComment(
  ctx: Ctx,
  { id: postId, commentId }: CommentParams,
  { text, version }: z.output<typeof commentChange>,
): Promise<Comment> {
  const { tx, now, actor } = ctx;
  const viewer = { ...viewerOf(actor), id: actor.id ?? fail("access.unauthenticated") };
  const post = (await holdCommentedPost(tx, viewer, postId)) ?? fail("post.notFound");
  const before = (await lockComment(tx, viewer, { postId, id: commentId })) ?? fail("comment.notFound");
  allow(isOwnComment(before, viewer));
  if (before.version !== version) fail("comment.changedMeanwhile", { version: before.version });

  if (text !== before.text) {
    const writer = (await lockCommentWriter(tx, viewer.id)) ?? fail("access.unauthenticated");
    refuseTooLoud(namesIn(text).length, { isNew: isNewAccount(writer.created_at, now) });
    await saveComment(tx, commentId, { text, edited_at: now });
    const mentioned = await findMentioned(tx, viewer, text);
    const { channel_id: channelId, channel } = post;
    const { space_id: spaceId } = before;
    const who = spaceId === null ? writer.name : ((await findCommentSpaceName(tx, spaceId)) ?? "");
    const said = { postId, commentId, channelId, channel, who, spaceId };
    await saveMentions(tx, said, mentioned);
    await notifyMentioned(ctx, said, mentioned);
    await ctx.tell(commentChanged, { id: postId, channelId });
  }
  const [row] = await findComments(tx, viewer, [commentId]);
  return presentComment(row!, viewer, await findAnswers(tx, viewer, [commentId]));
}

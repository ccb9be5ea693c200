import { withReason } from "@orbita/db";
import type { Ctx } from "../kernel/ctx.ts";
import { allow, fail } from "../kernel/failure.ts";
import { viewerOf } from "../kernel/visibility.ts";
import { commentChanged } from "./events.ts";
import { isOwnComment } from "./policy.ts";
import {
  deleteComment,
  deleteEmptyPlace,
  emptyComment,
  hasAnswers,
  holdCommentedPost,
  lockComment,
} from "./queries.ts";
import { findComments } from "./shown.ts";

/**
 * Removes a comment. Only its author may, or a recruiter of the Space it was written for. The owner of the post may not,
 * because they could silence others. Moderators cannot use it either, because they must give reasons.
 */
export async function removeComment(
  ctx: Ctx,
  { id: postId, commentId }: { id: string; commentId: string },
): Promise<void> {
  const { tx, actor } = ctx;
  const viewer = viewerOf(actor);
  const post = (await holdCommentedPost(tx, viewer, postId)) ?? fail("post.notFound");
  const row = (await lockComment(tx, viewer, { postId, id: commentId })) ?? fail("comment.notFound");
  allow(isOwnComment(row, viewer));
  if (await hasAnswers(tx, commentId)) await emptyComment(tx, commentId);
  else await deleteComment(tx, commentId);
  if (row.parent_id) await deleteEmptyPlace(tx, row.parent_id);
  await ctx.tell(commentChanged, { id: postId, channelId: post.channel_id });
}

/** Deletes a comment permanently with all its replies, for content that must not be kept. Only for admins. */
export async function eraseComment(ctx: Ctx, { id }: { id: string }): Promise<void> {
  const viewer = viewerOf(ctx.actor, { asAdmin: true });
  const [row] = await findComments(ctx.tx, viewer, [id]);
  if (!row) return fail("comment.notFound");
  await withReason(ctx.tx, "erased by an admin");
  await deleteComment(ctx.tx, id);
  if (row.parent_id) await deleteEmptyPlace(ctx.tx, row.parent_id);
  await ctx.tell(commentChanged, { id: row.post_id, channelId: row.channel_id });
}

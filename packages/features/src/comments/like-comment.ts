import type { Author, Page } from "@orbita/contract";
import type { Tx } from "@orbita/db";
import { sql } from "kysely";
import type { Ctx, ReadCtx } from "../kernel/ctx.ts";
import { fail } from "../kernel/failure.ts";
import { viewerOf } from "../kernel/visibility.ts";
import { isVisiblePost, presentVoice, voiceColumns, voiceJoins, type AuthorColumns } from "../posts/index.ts";
import { holdComment, holdCommentedPost } from "./queries.ts";
import { findComments, commentLikes } from "./shown.ts";

type CommentParams = { id: string; commentId: string };

async function setLike(tx: Tx, like: { comment_id: string; user_id: string }, liked: boolean, now: Date) {
  if (liked)
    await tx
      .insertInto("comment_likes")
      .values({ ...like, created_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  else
    await tx
      .deleteFrom("comment_likes")
      .where("comment_id", "=", like.comment_id)
      .where("user_id", "=", like.user_id)
      .execute();
}

/** Likes a comment or removes the like. Idempotent, so that retries are safe. */
export async function likeComment(
  ctx: Ctx,
  { id: postId, commentId }: CommentParams,
  { liked }: { liked: boolean },
): Promise<{ liked: boolean; likes: number }> {
  const { tx, actor, now } = ctx;
  const userId = actor.id ?? fail("access.unauthenticated");
  const viewer = viewerOf(actor);
  if (!(await holdCommentedPost(tx, viewer, postId))) fail("post.notFound");
  if (!(await holdComment(tx, viewer, { postId, id: commentId }))) fail("comment.notFound");
  await setLike(tx, { comment_id: commentId, user_id: userId }, liked, now);
  const { rows } = await sql<{ likes: number }>`
    select count(*)::integer as likes from ${commentLikes(viewer)} where l.comment_id = ${commentId}`.execute(tx);
  return { liked, likes: rows[0]!.likes };
}

export async function listLikes(
  { tx, actor }: ReadCtx,
  { id: postId, commentId }: CommentParams,
  { page, size }: { page: number; size: number },
): Promise<Page<Author & { id: string }>> {
  const viewer = viewerOf(actor);
  if (!(await isVisiblePost(tx, viewer, postId))) fail("post.notFound");
  const [comment] = await findComments(tx, viewer, [commentId]);
  if (!comment || comment.post_id !== postId || comment.text === null) return fail("comment.notFound");
  const { rows } = await sql<AuthorColumns>`
    select ${voiceColumns("given", viewer)} from (
      select 'person' as voice, l.user_id as author_id, null::uuid as space_id, l.created_at
      from ${commentLikes(viewer)} where l.comment_id = ${commentId}) given ${voiceJoins("given")}
    order by given.created_at desc, given.author_id limit ${size} offset ${page * size}`.execute(tx);
  return {
    content: rows.map((row) => ({ ...presentVoice(row), id: row.author_id! })),
    page,
    size,
    totalElements: comment.likes,
    totalPages: Math.ceil(comment.likes / size),
    cursor: null,
  };
}

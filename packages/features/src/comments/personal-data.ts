import type { Db } from "@orbita/db";
import { sql } from "kysely";

/**
 * The comments that this user wrote, in their own name and for Spaces. Leaves out the comments they replied to, which are other
 * people's data.
 */
export async function findCommentsBy(db: Db, userId: string) {
  const { rows } = await sql`
    select c.id, c.post_id as "postId", c.parent_id is not null as answer, s.name as space, c.text, c.enabled,
      c.created_at as said, c.edited_at as edited
    from comments c left join spaces s on s.id = c.space_id where c.author_id = ${userId}
    order by c.created_at, c.id`.execute(db);
  return rows;
}

export const findCommentLikesBy = (db: Db, userId: string) =>
  db
    .selectFrom("comment_likes")
    .innerJoin("comments", "comments.id", "comment_likes.comment_id")
    .select([
      "comment_likes.comment_id as commentId",
      "comments.post_id as postId",
      "comment_likes.created_at as liked",
    ])
    .where("comment_likes.user_id", "=", userId)
    .orderBy("comment_likes.created_at")
    .execute();

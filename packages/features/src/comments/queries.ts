import type { Db, Tables, Tx } from "@orbita/db";
import { sql, type Insertable, type Updateable } from "kysely";
import { visibleComment, visiblePost, type Viewer } from "../kernel/visibility.ts";
import { deleteNotificationsOfComment } from "../notifications/index.ts";
import { deleteMentionsOfComment } from "../posts/index.ts";

export type CommentedPost = {
  id: string;
  author_id: string | null;
  voice: string;
  space_id: string | null;
  channel_id: string | null;
  /** The URL name of the channel in which the post is. */
  channel: string | null;
};

/** A post that the viewer may open; the lock prevents its deletion while a comment is written. */
export async function holdCommentedPost(tx: Tx, viewer: Viewer, id: string): Promise<CommentedPost | undefined> {
  const { rows } = await sql<CommentedPost>`
    select post.id, post.author_id, post.voice, post.space_id, post.channel_id,
      (select c.url from channels c where c.id = post.channel_id) as channel
    from posts post where post.id = ${id} and ${visiblePost(viewer)} for key share of post`.execute(tx);
  return rows[0];
}

type LockedComment = {
  id: string;
  parent_id: string | null;
  author_id: string | null;
  voice: "person" | "space" | "house";
  space_id: string | null;
  text: string;
  version: number;
};
type CommentKey = { postId: string; id: string };

const held = (viewer: Viewer, { postId, id }: CommentKey) => sql`
  select comment.id, comment.parent_id, comment.author_id, comment.voice, comment.space_id, comment.text, comment.version
  from comments comment where comment.id = ${id} and comment.post_id = ${postId} and comment.text is not null
    and ${visibleComment(viewer)}`;

/** Locks a comment for a reply or a like: prevents deletion, but allows concurrent replies and likes. */
export async function holdComment(tx: Tx, viewer: Viewer, asked: CommentKey): Promise<LockedComment | undefined> {
  const { rows } = await sql<LockedComment>`${held(viewer, asked)} for key share of comment`.execute(tx);
  return rows[0];
}

/** Locks a comment exclusively, for changing or removing it. */
export async function lockComment(tx: Tx, viewer: Viewer, asked: CommentKey): Promise<LockedComment | undefined> {
  const { rows } = await sql<LockedComment>`${held(viewer, asked)} for update of comment`.execute(tx);
  return rows[0];
}

/** Locks the parent comment of a reply against deletion, whether or not the parent is visible. */
export async function holdPlace(tx: Tx, id: string): Promise<{ author_id: string | null } | undefined> {
  const { rows } = await sql<{ author_id: string | null }>`
    select case when voice = 'person' then author_id end as author_id from comments where id = ${id} for key share`.execute(
    tx,
  );
  return rows[0];
}

export async function insertComment(tx: Tx, values: Insertable<Tables["comments"]>): Promise<void> {
  await tx.insertInto("comments").values(values).execute();
}

export async function saveComment(tx: Tx, id: string, change: Updateable<Tables["comments"]>): Promise<void> {
  await tx.updateTable("comments").set(change).where("id", "=", id).execute();
}

/** Whether a comment has any reply, visible or not. */
export async function hasAnswers(db: Db, id: string): Promise<boolean> {
  const row = await db.selectFrom("comments").select("id").where("parent_id", "=", id).limit(1).executeTakeFirst();
  return row !== undefined;
}

/** Removes the text, mentions, likes and notifications of a comment; the row stays as a placeholder. */
export async function emptyComment(tx: Tx, id: string): Promise<void> {
  await tx.updateTable("comments").set({ text: null }).where("id", "=", id).execute();
  await deleteMentionsOfComment(tx, id);
  await tx.deleteFrom("comment_likes").where("comment_id", "=", id).execute();
  await deleteNotificationsOfComment(tx, id);
}

export async function deleteComment(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom("comments").where("id", "=", id).execute();
}

/** Deletes a placeholder without replies; the lock serialises it with new replies. */
export async function deleteEmptyPlace(tx: Tx, id: string): Promise<void> {
  const { rows } = await sql`select from comments where id = ${id} and text is null for update`.execute(tx);
  if (rows.length > 0 && !(await hasAnswers(tx, id))) await deleteComment(tx, id);
}

/** Locks the author of a new comment, so that concurrent comments cannot exceed the limits per hour and day. */
export async function lockCommentWriter(tx: Tx, id: string): Promise<{ created_at: Date; name: string } | undefined> {
  const { rows } = await sql<{ created_at: Date; name: string }>`
    select created_at, first_name || ' ' || last_name as name from users where id = ${id} for no key update`.execute(
    tx,
  );
  return rows[0];
}

/** The number of comments that the user wrote in the last hour and day. Reads the history, so that removed comments count too. */
export async function countSaidBy(tx: Tx, userId: string, since: { hour: Date; day: Date }) {
  const { rows } = await sql<{ lastHour: number; lastDay: number }>`
    select count(*) filter (where at > ${since.hour})::integer as "lastHour", count(*)::integer as "lastDay"
    from history where actor_id = ${userId} and at > ${since.day} and entity = 'comments' and action = 'insert'`.execute(
    tx,
  );
  return rows[0]!;
}

export async function findCommentSpaceName(db: Db, id: string): Promise<string | undefined> {
  const row = await db
    .selectFrom("spaces")
    .select("name")
    .where("id", "=", id)
    .where("enabled", "=", true)
    .executeTakeFirst();
  return row?.name;
}

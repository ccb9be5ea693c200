import type { Mention } from "@orbita/contract";
import type { Db } from "@orbita/db";
import { sql, type RawBuilder } from "kysely";
import { unblockedPerson, unmuted, visibleComment, type Viewer } from "../kernel/visibility.ts";
import { postMentions, voiceColumns, voiceJoins, type AuthorColumns } from "../posts/index.ts";

export type VisibleComment = AuthorColumns & {
  id: string;
  post_id: string;
  channel_id: string | null;
  parent_id: string | null;
  text: string | null;
  mentions: Mention[];
  likes: number;
  liked: boolean;
  moderates: boolean;
  /** True if the viewer may read the comment; otherwise they see a placeholder. */
  seen: boolean;
  created_at: Date;
  edited_at: Date | null;
  enabled: boolean;
  version: number;
};

/** SQL predicate for lists: the comment is not removed, visible to the viewer, and not by an author whom the viewer muted. */
export const isReadableComment = (viewer: Viewer, alias = "comment"): RawBuilder<boolean> =>
  sql`(${sql.ref(`${alias}.text`)} is not null and ${visibleComment(viewer, alias)} and ${unmuted(viewer, alias)})`;

/** SQL join: likes by active users, without users on either side of a block with the viewer. */
export const commentLikes = (viewer: Viewer) => sql`comment_likes l join users liker on liker.id = l.user_id
  and liker.enabled and liker.deletes_at is null and ${unblockedPerson(viewer, sql.ref("l.user_id"))}`;

const columns = (viewer: Viewer) => sql`
  comment.id, comment.post_id, post.channel_id, comment.parent_id, comment.text, comment.created_at, comment.edited_at,
  comment.enabled, comment.version, ${voiceColumns("comment", viewer)},
  ${postMentions(viewer, sql`m.comment_id = comment.id and (m.user_id is null or ${unblockedPerson(viewer, sql.ref("m.user_id"))})`)} as mentions,
  (select count(*) from ${commentLikes(viewer)} where l.comment_id = comment.id)::integer as likes,
  exists (select from comment_likes l where l.comment_id = comment.id and l.user_id = ${viewer.id}::uuid) as liked,
  exists (select from channel_members m where m.channel_id = post.channel_id and m.user_id = ${viewer.id}::uuid
    and m.state = 'member' and m.role = 'moderator') as moderates,
  ${viewer.asAdmin ? sql`true` : isReadableComment(viewer)} as seen`;

const from = sql`comments comment join posts post on post.id = comment.post_id ${voiceJoins("comment")}`;

export type CommentPosition = { at: Date; id: string };

/** Comments on a post, oldest first; an unreadable comment stays as a placeholder if it has a readable reply. */
export async function findThreads(
  db: Db,
  viewer: Viewer,
  { postId, after, limit }: { postId: string; after: CommentPosition | null; limit: number },
): Promise<VisibleComment[]> {
  const { rows } = await sql<VisibleComment>`
    select ${columns(viewer)} from ${from}
    where comment.post_id = ${postId} and comment.parent_id is null
      and ${after ? sql`(comment.created_at, comment.id) > (${after.at}, ${after.id}::uuid)` : sql`true`}
      and (${isReadableComment(viewer)} or exists (
        select from comments answer where answer.parent_id = comment.id and ${isReadableComment(viewer, "answer")}))
    order by comment.created_at, comment.id limit ${limit}`.execute(db);
  return rows;
}

export async function findAnswers(db: Db, viewer: Viewer, parentIds: readonly string[]): Promise<VisibleComment[]> {
  if (parentIds.length === 0) return [];
  const { rows } = await sql<VisibleComment>`
    select ${columns(viewer)} from ${from}
    where comment.parent_id = any (${parentIds}::uuid[]) and ${viewer.asAdmin ? sql`true` : isReadableComment(viewer)}
    order by comment.created_at, comment.id`.execute(db);
  return rows;
}

/** The number of readable comments and replies of a post. */
export async function countReadable(db: Db, viewer: Viewer, postId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from comments comment where comment.post_id = ${postId} and ${isReadableComment(viewer)}`.execute(
    db,
  );
  return rows[0]!.count;
}

/** The comments with these ids that the viewer may see, in the given order; admins get all of them. */
export async function findComments(db: Db, viewer: Viewer, ids: readonly string[]): Promise<VisibleComment[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<VisibleComment>`
    select ${columns(viewer)} from ${from}
    where comment.id = any (${ids}::uuid[]) and ${viewer.asAdmin ? sql`true` : visibleComment(viewer)}
    order by array_position(${ids}::uuid[], comment.id)`.execute(db);
  return rows;
}

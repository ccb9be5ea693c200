import type { Db, Tx } from "@orbita/db";
import { sql } from "kysely";
import { isReachable, unmuted, visibleComment, type Viewer } from "../kernel/visibility.ts";
import {
  postColumns,
  postJoins,
  voiceColumns,
  voiceJoins,
  type VisiblePost,
  type AuthorColumns,
} from "../posts/index.ts";
import { idsOf, type FeedQuery } from "./streams.ts";

export type LastComment = AuthorColumns & { id: string; text: string; created_at: string };
export type FeedRow = VisiblePost & {
  mentioned: boolean;
  followed: boolean;
  joined: boolean;
  followed_tag: string | null;
  last_comments: LastComment[];
};

/** SQL columns: the reasons why a post is in the viewer's feed. */
const reasons = ({ id }: Viewer) => sql`
  exists (select from mentions m where m.post_id = post.id and m.comment_id is null and m.user_id = ${id}::uuid) as mentioned,
  exists (select from follows f where f.user_id = ${id}::uuid
    and ((post.voice = 'person' and f.person_id = post.author_id) or (post.voice = 'space' and f.space_id = post.space_id))) as followed,
  exists (select from channel_members m where m.channel_id = post.channel_id and m.user_id = ${id}::uuid and m.state = 'member') as joined,
  (select f.tag from follows f where f.user_id = ${id}::uuid and f.tag = any (post.tags)
    order by array_position(post.tags, f.tag) limit 1) as followed_tag`;

/**
 * The last comments of a post that the viewer may see, without those by authors whom the viewer muted. Disabled comments are
 * left out, even the viewer's own.
 */
const lastComments = (viewer: Viewer, count: number) => sql`coalesce((
  select json_agg(said order by said.created_at, said.id) from (
    select comment.id, comment.text, comment.created_at, ${voiceColumns("comment", viewer)}
    from comments comment ${voiceJoins("comment")}
    where comment.post_id = post.id and comment.enabled and comment.text is not null
      and ${visibleComment(viewer)} and ${unmuted(viewer, "comment")}
    order by comment.created_at desc, comment.id desc limit ${count}) said), '[]') as last_comments`;

/**
 * The posts of a feed page in one statement: selects the ids by an index in feed order, then loads the details of these posts
 * only.
 */
export async function findFeed(db: Db, asked: FeedQuery, options: { now: Date; comments: number }): Promise<FeedRow[]> {
  const { viewer } = asked;
  const { rows } = await sql<FeedRow>`
    with page as materialized ${idsOf(asked)}
    select ${postColumns(viewer, options.now)}, ${reasons(viewer)}, ${lastComments(viewer, options.comments)}
    from page join posts post on post.id = page.id ${postJoins}
    order by post.created_at desc, post.id desc`.execute(db);
  return rows;
}

export async function countFeed(db: Db, asked: FeedQuery): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::integer as count from ${idsOf(asked)} page`.execute(
    db,
  );
  return rows[0]!.count;
}

/** Until when the viewer has seen the feed or channel; undefined if the channel does not exist for the viewer. */
export async function findSeen(
  db: Db,
  viewer: Viewer,
  channelId: string | undefined,
): Promise<Date | null | undefined> {
  const { rows } = await (
    channelId === undefined
      ? sql<{ seen_at: Date | null }>`
        select (select seen_at from feed_reads where user_id = ${viewer.id}::uuid) as seen_at`
      : sql<{ seen_at: Date | null }>`
        select m.seen_at from (select id as channel_id from channels where id = ${channelId}) place
        left join channel_members m on m.channel_id = place.channel_id and m.user_id = ${viewer.id}::uuid and m.state = 'member'
        where ${isReachable(viewer, "place")}`
  ).execute(db);
  return rows[0]?.seen_at;
}

export async function saveSeen(tx: Tx, userId: string, until: Date): Promise<void> {
  await sql`insert into feed_reads (user_id, seen_at) values (${userId}, ${until})
    on conflict (user_id) do update set seen_at = excluded.seen_at where feed_reads.seen_at < excluded.seen_at`.execute(
    tx,
  );
}

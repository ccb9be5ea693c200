import type { FeedRequest } from "@orbita/contract";
import { sql, type RawBuilder } from "kysely";
import { unmuted, visiblePost, type Viewer } from "../kernel/visibility.ts";
import { isDeliberate, isWhole, type FeedAudience, type FeedPosition } from "./question.ts";

export type FeedQuery = {
  readonly viewer: Viewer;
  readonly question: FeedRequest;
  readonly desk: FeedAudience;
  readonly mark: FeedPosition | null;
  /** Whether to read posts below the given position, newest first, or above it, oldest first. */
  readonly direction: "below" | "above";
  readonly limit: number;
};
type SqlFragment = RawBuilder<unknown>;

const ordered = ({ direction, limit }: FeedQuery, alias: string) => {
  const way = direction === "below" ? sql`desc` : sql``;
  return sql`order by ${sql.ref(`${alias}.created_at`)} ${way}, ${sql.ref(`${alias}.id`)} ${way} limit ${limit}`;
};

/**
 * SQL condition: the post is beyond the position `mark`. The condition is a row comparison, because an index supports it; `at` and `id` are the
 * column names.
 */
const beyond = ({ mark, direction }: FeedQuery, at = "post.created_at", id = "post.id"): SqlFragment =>
  mark === null
    ? sql`true`
    : sql`(${sql.ref(at)}, ${sql.ref(id)}) ${direction === "below" ? sql`<` : sql`>`} (${mark.at}::timestamptz, ${mark.id}::uuid)`;

/**
 * SQL predicate: the viewer may see the post and has not muted its author. Mutes do not apply on the page of a person or Space,
 * or in the feeds of recruiters and admins. The count of new posts leaves out the viewer's own.
 */
const passes = ({ viewer, question, desk, direction }: FeedQuery): SqlFragment => {
  const isHeard = desk !== "public" || isDeliberate(question);
  const isNews = direction === "above" && viewer.id !== null;
  return sql`${visiblePost(viewer)}
    ${isHeard ? sql`` : sql`and ${unmuted(viewer, "post")}`}
    ${isNews ? sql`and post.author_id is distinct from ${viewer.id}::uuid` : sql``}
    ${question.view === "spaces" ? sql`and post.voice = 'space'` : sql``}`;
};

/** Query of one source of a feed, such as a channel: the posts that match `where` beyond the position `mark`, at most one page of them. */
const stream = (asked: FeedQuery, where: SqlFragment): SqlFragment => sql`(
  select post.id, post.created_at from posts post
  where ${where} and ${beyond(asked)} and ${passes(asked)} ${ordered(asked, "post")})`;

/** Like `stream`, for posts with a tag, in the order of the tag table's index. */
const taggedStream = (asked: FeedQuery, tag: SqlFragment, more: SqlFragment): SqlFragment => {
  const way = asked.direction === "below" ? sql`desc` : sql``;
  return sql`(
  select post.id, post.created_at from post_tags tagged join posts post on post.id = tagged.post_id
  where tagged.tag = ${tag} and ${beyond(asked, "tagged.created_at", "tagged.post_id")} and ${more} and ${passes(asked)}
  order by tagged.created_at ${way}, tagged.post_id ${way} limit ${asked.limit})`;
};

/** Query of posts that match the given filters: any combination of channel, author, Space, tag and text. */
function narrowed(asked: FeedQuery): SqlFragment {
  const { channelId, tag, authorId, spaceId, text } = asked.question;
  const where = [
    channelId && sql`post.channel_id = ${channelId}`,
    authorId && sql`(post.author_id = ${authorId} and post.voice = 'person')`,
    spaceId && sql`post.space_id = ${spaceId}`,
    text && sql`to_tsvector('simple', post.text) @@ websearch_to_tsquery('simple', ${text})`,
  ].filter((one) => typeof one === "object");
  const all = where.length > 0 ? sql.join(where, sql` and `) : sql`true`;
  return tag === undefined ? stream(asked, all) : taggedStream(asked, sql`${tag}`, all);
}

/**
 * SQL: the time of the last post on the page, if the posts found so far fill a page. Later sources need not search beyond it,
 * which keeps a feed with five hundred follows cheap.
 */
const edgeOf = ({ direction, limit }: FeedQuery, found: SqlFragment): SqlFragment => sql`
  select created_at from ${found} order by created_at ${direction === "below" ? sql`desc` : sql``} offset ${limit - 1} limit 1`;
const within = ({ direction }: FeedQuery, edge: string, at: string): SqlFragment =>
  direction === "below"
    ? sql`${sql.ref(at)} >= coalesce((select created_at from ${sql.ref(edge)}), '-infinity')`
    : sql`${sql.ref(at)} <= coalesce((select created_at from ${sql.ref(edge)}), 'infinity')`;

/**
 * SQL for posts in channels, by reason: the viewer wrote them, is mentioned in them, or follows their author, Space or tag.
 * Posts outside channels need no such query, because the common feed has them all.
 */
function followedStreams(asked: FeedQuery, me: string): SqlFragment[] {
  const inChannel = sql`post.channel_id is not null`;
  const near = within(asked, "near_edge", "post.created_at");
  const each = (what: SqlFragment, found: SqlFragment) => sql`(
    select one.id, one.created_at from follows follow cross join lateral ${found} one
    where follow.user_id = ${me} and ${what} is not null)`;
  const person = sql`post.author_id = follow.person_id and post.voice = 'person' and ${inChannel} and ${near}`;
  const space = sql`post.space_id = follow.space_id and post.voice = 'space' and ${inChannel} and ${near}`;
  const tag = sql`${inChannel} and ${within(asked, "near_edge", "tagged.created_at")}`;
  return [
    stream(asked, sql`post.author_id = ${me} and post.voice = 'person' and ${inChannel} and ${near}`),
    stream(
      asked,
      sql`post.id in (select spoken.post_id from mentions spoken where spoken.user_id = ${me} and spoken.comment_id is null)
        and ${inChannel} and ${near}`,
    ),
    each(sql`follow.person_id`, stream(asked, person)),
    each(sql`follow.space_id`, stream(asked, space)),
    each(sql`follow.tag`, taggedStream(asked, sql`follow.tag`, tag)),
  ];
}

/** Query of the whole feed: the common feed, the viewer's channels, and posts of the people, Spaces and tags they follow. */
function whole(asked: FeedQuery, me: string): SqlFragment {
  const inMine = stream(
    asked,
    sql`post.channel_id = mine.channel_id and ${within(asked, "common_edge", "post.created_at")}`,
  );
  return sql`(
    with common as materialized ${stream(asked, sql`post.channel_id is null`)},
    common_edge as materialized (${edgeOf(asked, sql`common`)}),
    near as materialized (
      select * from common
      union all select one.id, one.created_at from channel_members mine cross join lateral ${inMine} one
      where mine.user_id = ${me} and mine.state = 'member'),
    near_edge as materialized (${edgeOf(asked, sql`near`)})
    select found.id, found.created_at from (
      select * from near union ${sql.join(followedStreams(asked, me), sql` union `)}
    ) found ${ordered(asked, "found")})`;
}

/** Query of the post ids of a feed page, unordered. Other columns are read only after the ids are known. */
export function idsOf(asked: FeedQuery): SqlFragment {
  const { viewer, question, desk } = asked;
  if (desk !== "public" || !isWhole(question)) return narrowed(asked);
  return viewer.id === null ? stream(asked, sql`post.channel_id is null`) : whole(asked, viewer.id);
}

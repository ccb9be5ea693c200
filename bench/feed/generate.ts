import type { Db } from "@orbita/db";
import { sql } from "kysely";

export type FeedWorld = { readerId: string; likedId: string };

/** The sizes for a number of posts: five likes and two comments per post, with proportional numbers of people and channels. */
export const feedSizes = (posts: number) => ({
  posts,
  likes: posts * 5,
  comments: posts * 2,
  people: Math.max(2_000, Math.ceil(posts / 20)),
  spaces: 200,
  channels: 100,
  tags: 400,
  /** How many people, Spaces and tags the reader of the feed follows; `joined` is the number of the reader's channels. */
  follows: { people: 400, spaces: 60, tags: 40 },
  joined: 30,
});

const words =
  "Promemoria per chi passa dalla sanità pubblica alla privata: il CCNL cambia anche le ferie, non solo la paga. ";

/** Runs the inserts without triggers and foreign key checks, which would slow down the insertion of a million rows. */
async function quietly(db: Db, work: (db: Db) => Promise<void>): Promise<void> {
  await db.connection().execute(async (one) => {
    await sql`set session_replication_role = replica`.execute(one);
    await sql`set statement_timeout = 0`.execute(one);
    await work(one);
  });
}

async function fillPlaces(db: Db, { people, spaces, channels }: ReturnType<typeof feedSizes>): Promise<void> {
  for (const [table, count] of [
    ["bench_people", people],
    ["bench_spaces", spaces],
    ["bench_channels", channels],
  ] as const) {
    await sql`create table ${sql.table(table)} as select n, new_id() as id from generate_series(0, ${count - 1}::int) n`.execute(
      db,
    );
    await sql`create unique index on ${sql.table(table)} (n)`.execute(db);
  }
  await sql`insert into users (id, email, username, first_name, last_name, email_verified_at)
    select id, 'persona' || n || '@posta.example', 'persona ' || n, 'Nome' || n, 'Cognome' || n, now() from bench_people`.execute(
    db,
  );
  await sql`insert into spaces (id, name, url, headline) select id, 'Space ' || n, 'space-' || n, 'Software' from bench_spaces`.execute(
    db,
  );
  // Of ten channels, seven are open, two are joined on request and the last is closed.
  await sql`insert into channels (id, name, url, topic, type)
    select id, 'Canale ' || n, 'canale-' || n, 'trade',
      (case when n % 10 < 7 then 'open' when n % 10 < 9 then 'onRequest' else 'closed' end)::channel_type from bench_channels`.execute(
    db,
  );
}

/**
 * Four of ten posts are in the main feed and every tenth is by a Space; every two hundredth is disabled. They are spread over a year,
 * each at its own second.
 */
async function fillPosts(
  db: Db,
  { posts, people, spaces, channels, tags }: ReturnType<typeof feedSizes>,
): Promise<void> {
  await sql`create table bench_posts as select n, new_id(at) as id, at
    from (select n, date_trunc('milliseconds', now() - make_interval(secs => (n::bigint * 7919 % 31536000)::int)) as at
      from generate_series(0, ${posts - 1}::int) n) dated`.execute(db);
  await sql`create unique index on bench_posts (n)`.execute(db);
  await sql`insert into posts (id, author_id, voice, space_id, channel_id, text, tags, enabled, created_at)
    select b.id, p.id, case when b.n % 10 = 3 then 'space' else 'person' end, case when b.n % 10 = 3 then s.id end,
      case when b.n % 10 < 4 then null else c.id end, repeat(${words}, 1 + b.n % 4) || 'parola' || b.n % 5000,
      case when b.n % 3 = 0 then array['tag' || b.n % ${tags}::int] else '{}' end, b.n % 200 <> 7, b.at
    from bench_posts b join bench_people p on p.n = (b.n::bigint * 104729 % ${people}::int)
      join bench_spaces s on s.n = b.n / 10 % ${spaces}::int join bench_channels c on c.n = b.n / 7 % ${channels}::int`.execute(
    db,
  );
  await sql`insert into post_tags (tag, created_at, post_id) select t, p.created_at, p.id from posts p, unnest(p.tags) t`.execute(
    db,
  );
}

async function fillAnswers(db: Db, { posts, people, likes, comments }: ReturnType<typeof feedSizes>): Promise<void> {
  // Likes are spread in steps of 7,919: a prime that is no divisor of the number of people, so that nobody likes a post twice.
  await sql`insert into post_likes (post_id, user_id, created_at)
    select b.id, p.id, b.at + make_interval(mins => k) from bench_posts b
    cross join generate_series(0, ${likes / posts - 1}::int) k
    join bench_people p on p.n = ((b.n::bigint * 31 + k::bigint * 7919) % ${people}::int)`.execute(db);
  await sql`insert into comments (id, post_id, author_id, voice, text, created_at)
    select new_id(b.at + make_interval(mins => k)), b.id, p.id, 'person', ${words}, b.at + make_interval(mins => k) from bench_posts b
    cross join generate_series(0, ${comments / posts - 1}::int) k
    join bench_people p on p.n = ((b.n::bigint * 17 + k::bigint * 104729) % ${people}::int)`.execute(db);
  await sql`insert into post_counts (post_id, part, likes, comments)
    select post_id, part, sum(likes), sum(comments) from (
      select post_id, part_of(user_id) as part, 1 as likes, 0 as comments from post_likes
      union all select post_id, part_of(id), 0, 1 from comments) said group by post_id, part`.execute(db);
}

/** The first user is the reader of the feed. The reader follows many people, is in many channels, and has muted and blocked some. */
async function fillReader(db: Db, { follows, joined }: ReturnType<typeof feedSizes>): Promise<void> {
  const reader = sql`(select id from bench_people where n = 0)`;
  await sql`insert into channel_members (channel_id, user_id, role)
    select c.id, p.id, 'member' from bench_channels c join bench_people p on p.n between 1 and 50
    union all select c.id, ${reader}, 'member' from bench_channels c where c.n < ${joined}::int`.execute(db);
  await sql`insert into follows (id, user_id, person_id, space_id, tag, created_at)
    select new_id(), ${reader}, id, null::uuid, null::text, now() from bench_people where n between 100 and ${99 + follows.people}::int
    union all select new_id(), ${reader}, null, id, null, now() from bench_spaces where n < ${follows.spaces}::int
    union all select new_id(), ${reader}, null, null, 'tag' || n, now() from generate_series(1, ${follows.tags}::int) n`.execute(
    db,
  );
  await sql`insert into blocks (id, user_id, kind, person_id, created_at)
    select new_id(), ${reader}, case when n % 2 = 0 then 'mute' else 'block' end, id, now() from bench_people where n between 1000 and 1019`.execute(
    db,
  );
}

export async function generateFeed(db: Db, posts: number): Promise<FeedWorld> {
  const sizes = feedSizes(posts);
  await quietly(db, async (one) => {
    await fillPlaces(one, sizes);
    await fillPosts(one, sizes);
    await fillAnswers(one, sizes);
    await fillReader(one, sizes);
  });
  for (const table of [
    "users",
    "spaces",
    "channels",
    "channel_members",
    "posts",
    "post_tags",
    "post_likes",
    "post_counts",
    "comments",
    "follows",
    "blocks",
  ])
    await sql`vacuum analyze ${sql.table(table)}`.execute(db);
  // Post 10, which everybody likes at once, is in the main feed.
  const { rows } = await sql<FeedWorld>`select (select id from bench_people where n = 0) as "readerId",
    (select id from bench_posts where n = 10) as "likedId"`.execute(db);
  return rows[0]!;
}

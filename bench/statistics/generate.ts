import type { Db } from "@orbita/db";
import { sql } from "kysely";

export type StatisticsWorld = { spaceId: string; postId: string; ownerId: string };

/** Distribution of two years of events: one Space with fifty posts has a tenth of them; 99 Spaces with twenty posts each share the rest. */
const sizes = { spaces: 100, large: 50, posts: 20, days: 730 };

/** Runs the inserts without triggers and foreign key checks, which would slow down the insertion of millions of rows. */
async function quietly(db: Db, work: (db: Db) => Promise<void>): Promise<void> {
  await db.connection().execute(async (one) => {
    await sql`set session_replication_role = replica`.execute(one);
    await work(one);
    await sql`reset session_replication_role`.execute(one);
  });
}

async function fillPlaces(one: Db): Promise<void> {
  const { spaces, large, posts } = sizes;
  await sql`create table bench_spaces as select n, new_id() as id, new_id() as owner_id from generate_series(0, ${spaces - 1}::int) n`.execute(
    one,
  );
  await sql`create table bench_posts as select s.n as space, g as n, new_id() as id, s.id as space_id
    from bench_spaces s cross join lateral generate_series(0, case s.n when 0 then ${large}::int else ${posts}::int end - 1) g`.execute(
    one,
  );
  await sql`create unique index on bench_posts (space, n)`.execute(one);
  await sql`analyze bench_posts`.execute(one);
  await sql`insert into users (id, email, username, first_name, last_name, email_verified_at)
    select owner_id, 'owner' || n || '@posta.example', 'owner ' || n, 'Nome' || n, 'Cognome' || n, now() from bench_spaces`.execute(
    one,
  );
  await sql`insert into spaces (id, name, url) select id, 'Space ' || n, 'space-' || n from bench_spaces`.execute(one);
  await sql`insert into contracts (space_id) select id from bench_spaces`.execute(one);
  await sql`insert into members (space_id, user_id, role) select id, owner_id, 'owner' from bench_spaces`.execute(one);
  await sql`insert into job_posts (id, space_id, title, status, plan, published_at, confirmed_at, expires_at)
    select id, space_id, 'Backend ' || n, 'published', 'free', now() - interval '1 day', now(), now() + interval '30 days' from bench_posts`.execute(
    one,
  );
}

/** SQL: the post (`placed`) and the time (`moment`) of the kth event. The times step by a prime, so that patterns do not repeat. */
const placed = (k: ReturnType<typeof sql>) => sql`
  bench_posts p where p.space = case when ${k} % 10 = 0 then 0 else 1 + (${k} / 10 % 99) end
    and p.n = (${k} / 990) % case when ${k} % 10 = 0 then ${sizes.large}::int else ${sizes.posts}::int end`;
const moment = (k: ReturnType<typeof sql>) =>
  sql`now() - make_interval(secs => (${k}::bigint * 104729 % (${sizes.days}::bigint * 86400))::double precision)`;
const day = (at: ReturnType<typeof sql>) => sql`(${at} at time zone 'Europe/Rome')::date`;

async function fillEvents(one: Db, events: number): Promise<void> {
  const k = sql`k`;
  await sql`insert into hiring_events (day, id, at, space_id, job_post_id, kind, source, cents)
    select ${day(sql`e.at`)}, gen_random_uuid(), e.at, e.space_id, e.id,
      (case when k % 20 = 0 then 'evidenceSeen' else 'view' end)::hiring_event_kind,
      (enum_range(null::click_source))[1 + k / 7 % 9], case when k % 20 <> 0 and k % 3 = 0 then 45 else 0 end
    from generate_series(1, ${Math.round(events * 0.94)}::int) k cross join lateral (
      select p.*, ${moment(k)} as at from ${placed(k)}) e`.execute(one);
  // Each application is sent, reviewed after some days, and answered.
  await sql`create table bench_lives as select k, gen_random_uuid() as id from generate_series(1, ${Math.round(events * 0.02)}::int) k`.execute(
    one,
  );
  for (const seq of [1, 2, 3]) {
    await sql`insert into hiring_events (day, id, at, space_id, job_post_id, kind, source, application_id, seq, to_status, years, reply_days)
      select ${day(sql`e.at`)}, gen_random_uuid(), e.at, e.space_id, e.id, (${seq === 1 ? "applied" : "moved"})::hiring_event_kind,
        case when ${seq} = 1 then (enum_range(null::click_source))[1 + k / 7 % 9] end, l.id, ${seq},
        (case when ${seq} = 1 then 'submitted' when ${seq} = 2 then 'inReview' when k % 50 = 0 then 'hired' else 'rejected' end)::application_status,
        case when ${seq} = 1 then k % 200 / 10.0 end, case when ${seq} = 1 then 7 end
      from (select k::int, id from bench_lives) l cross join lateral (
        select p.*, ${moment(k)} + make_interval(hours => (${seq}::int - 1) * (5 + l.k * 13 % 160)) as at from ${placed(k)}) e`.execute(
      one,
    );
  }
}

export async function generateEvents(db: Db, events: number): Promise<StatisticsWorld> {
  await sql`select ensure_hiring_months(24, 3)`.execute(db);
  await quietly(db, async (one) => {
    await fillPlaces(one);
    await fillEvents(one, events);
  });
  for (const table of ["hiring_events", "job_posts", "members", "spaces"])
    await sql`analyze ${sql.table(table)}`.execute(db);
  return worldOf(db);
}

/** The largest Space, one of its posts, and its owner as the viewer. */
export async function worldOf(db: Db): Promise<StatisticsWorld> {
  const first = await sql<StatisticsWorld>`select p.id as "postId", p.space_id as "spaceId", s.owner_id as "ownerId"
    from bench_posts p join bench_spaces s on s.id = p.space_id where p.space = 0 and p.n = 0`.execute(db);
  return first.rows[0]!;
}

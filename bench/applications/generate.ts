import { emptyResume } from "@orbita/contract";
import type { Db } from "@orbita/db";
import { sql } from "kysely";

export type ApplicationsWorld = { spaceId: string; postId: string; ownerId: string };

/** The numbers of talents, Spaces and posts for a number of applications; the first post has the large board. */
export const applicationSizes = (applications: number) => ({
  applications,
  talents: Math.max(2_500, Math.ceil(applications / 20)),
  spaces: 100,
  posts: 2_000,
  board: Math.min(2_000, applications / 2),
});

const words = "Servizi in Java 21 e Spring Boot per 14 terminal portuali; modello dati e query su PostgreSQL 15. ";
const snapshot = {
  ...emptyResume,
  headline: "Sviluppo backend",
  summary: words.repeat(4),
  experience: Array.from({ length: 4 }, (_, n) => ({
    id: `e${n}`,
    company: `Portolano ${n} S.p.A.`,
    title: "Sviluppo Java",
    description: words.repeat(3),
    tasks: [words, words, words],
  })),
};

const status =
  sql.raw(`(array['submitted','inReview','shortlisted','interview','offer','hired','rejected','withdrawn','expired']::application_status[])[
  case when k % 100 < 35 then 1 when k % 100 < 55 then 2 when k % 100 < 61 then 3 when k % 100 < 65 then 4 when k % 100 < 66 then 5
    when k % 100 < 68 then 6 when k % 100 < 95 then 7 when k % 100 < 98 then 8 else 9 end]`);

/** Runs the inserts without triggers and foreign key checks, which would slow down the insertion of a million rows. */
async function quietly(db: Db, work: (db: Db) => Promise<void>): Promise<void> {
  await db.connection().execute(async (one) => {
    await sql`set session_replication_role = replica`.execute(one);
    await sql`set statement_timeout = 0`.execute(one);
    await work(one);
  });
}

export async function generateApplications(db: Db, wanted: number): Promise<ApplicationsWorld> {
  const { talents, spaces, posts, board } = applicationSizes(wanted);
  const each = Math.ceil((wanted - board) / (posts - 1));
  await quietly(db, async (one) => {
    await sql`create table bench_talents as select n, new_id() as id from generate_series(0, ${talents - 1}::int) n`.execute(
      one,
    );
    await sql`create table bench_spaces as select n, new_id() as id from generate_series(0, ${spaces - 1}::int) n`.execute(
      one,
    );
    await sql`create table bench_posts as select g as n, new_id() as id, s.id as space_id
      from generate_series(0, ${posts - 1}::int) g join bench_spaces s on s.n = g % ${spaces}::int`.execute(one);
    await sql`insert into users (id, email, username, first_name, last_name, email_verified_at)
      select id, 'talent' || n || '@posta.example', 'talent ' || n, 'Nome' || n, 'Cognome' || n, now() from bench_talents`.execute(
      one,
    );
    await sql`insert into spaces (id, name, url) select id, 'Space ' || n, 'space-' || n from bench_spaces`.execute(
      one,
    );
    await sql`insert into contracts (space_id) select id from bench_spaces`.execute(one);
    await sql`insert into members (space_id, user_id, role) select s.id, t.id, 'owner' from bench_spaces s join bench_talents t on t.n = s.n`.execute(
      one,
    );
    await sql`insert into job_posts (id, space_id, title, status, plan, published_at, confirmed_at, expires_at)
      select id, space_id, 'Backend ' || n, 'published', 'free', now(), now(), now() + interval '30 days' from bench_posts`.execute(
      one,
    );
    await fillApplications(one, { talents, board, each });
  });
  for (const table of ["users", "spaces", "members", "job_posts", "applications"])
    await sql`vacuum analyze ${sql.table(table)}`.execute(db);
  const first = await sql<ApplicationsWorld>`select p.id as "postId", p.space_id as "spaceId", m.user_id as "ownerId"
    from bench_posts p join members m on m.space_id = p.space_id where p.n = 0`.execute(db);
  return first.rows[0]!;
}

async function fillApplications(one: Db, { talents, board, each }: { talents: number; board: number; each: number }) {
  // Applications step through the talents by 104,729: a prime, so that no talent applies to a post twice.
  await sql`insert into applications (id, job_post_id, space_id, talent_id, status, code, motivation, snapshot, evidence, verdicts,
      met, met_of, card, open_words, named_words, blind, revealed_at, sent_at, moved_at, reply_by, answered_at, created_at)
    select new_id(at), p.id, p.space_id, t.id, s.status, upper(lpad(to_hex(k * 37 % 65521), 4, '0')), ${words},
      ${JSON.stringify(snapshot)}::jsonb || jsonb_build_object('firstName', 'Nome' || t.n, 'lastName', 'Cognome' || t.n,
        'contacts', jsonb_build_object('email', 'talent' || t.n || '@posta.example', 'phone', null, 'city', 'Genova', 'links', '[]'::jsonb)),
      '[]', repeat('m', k % 6) || 'nu', k % 6, '{}',
      jsonb_build_object('name', 'Nome' || t.n || ' Cognome' || t.n, 'image', null, 'headline', 'Sviluppo backend', 'city', 'Genova',
        'years', round((k % 120) / 10.0, 1), 'line', ${words}::text,
        'blind', jsonb_build_object('headline', 'Sviluppo backend', 'line', ${words}::text)),
      'java spring postgresql ' || k, 'nome' || t.n || ' cognome' || t.n || ' genova', true,
      case when s.status in ('submitted', 'rejected', 'withdrawn', 'expired') then null else at + interval '2 days' end,
      at, at, case when s.status in ('submitted', 'inReview') then at + interval '7 days' end,
      case when s.status not in ('submitted', 'withdrawn', 'expired') then at + interval '2 days' end, at
    from bench_posts p
    cross join lateral generate_series(0, case when p.n = 0 then ${board}::int else ${each}::int end - 1) k
    cross join lateral (select ${status} as status) s
    cross join lateral (select date_trunc('milliseconds', now() - make_interval(secs => (k * 7919 + p.n * 131) % 7776000)) as at) a
    join bench_talents t on t.n = ((p.n::bigint * 7919 + k::bigint * 104729) % ${talents}::bigint)::int`.execute(one);
}

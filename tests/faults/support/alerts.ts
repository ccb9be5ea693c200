import { randomUUIDv7 } from "node:crypto";
import { addToOutbox, inTransaction, openJobs, outboxState } from "@orbita/db";
import { jobs as jobList } from "@orbita/features";
import { dropIndex, standing } from "@orbita/platform";
import {
  aSpace,
  createDatabase,
  freshPrefix,
  secrets,
  startProcess,
  testSearch,
  type RunningProcess,
} from "@orbita/testing";
import { sql } from "kysely";
import { setTimeout as sleep } from "node:timers/promises";

const queue = "routine.savedSearches.ask";
/** Words for searches and posts: each search uses one of them, and each post has two. */
const words = Array.from({ length: 40 }, (_, index) => `parola${String.fromCodePoint(97 + (index % 26))}${index}`);
const perPerson = 50;

/** Creates people with saved searches and a Space that publishes. Returns functions to start workers and to trigger the searches. */
export async function startAlerts(searches: number) {
  const database = await createDatabase({ max: 6 });
  const { db } = database;
  const prefix = freshPrefix();
  const env = { ...secrets(), DATABASE_URL: database.url, OPENSEARCH_PREFIX: prefix };
  const jobs = await openJobs({ url: database.url, jobs: jobList, onError: () => {} });
  const search = testSearch(prefix);
  const { id: spaceId } = await aSpace(db);

  /** Inserts people with saved searches that have already run once, so that every later post is new. */
  await sql`with person as (
      insert into users (id, email, username, first_name, last_name, email_verified_at)
      select gen_random_uuid(), 'persona' || n || '@posta.example', 'persona' || n, 'Giulia', 'Ferraris', now()
      from generate_series(1, ${Math.ceil(searches / perPerson)}) n returning id)
    insert into saved_searches (id, user_id, name, filters, frequency, since, asked_until, due_at, opened_at)
    select gen_random_uuid(), p.id, 'Ricerca ' || n,
      jsonb_build_array(jsonb_build_object('f', 'text', 'mm', 'c', 'v', (${words}::text[])[1 + n % ${words.length}])),
      'atOnce', now() - interval '1 hour', now() - interval '1 minute', now(), now()
    from generate_series(1, ${searches}) n
      join (select id, row_number() over () as place from person) p on p.place = 1 + (n - 1) / ${perPerson}`.execute(
    db,
  );

  /** Publishes `count` posts in one transaction, each with its event, as use cases do. */
  async function publish(count: number): Promise<void> {
    await inTransaction(db, { actorId: null, requestId: "test" }, async (tx) => {
      for (let index = 0; index < count; index++) {
        const id = randomUUIDv7();
        const title = `${words[index % words.length]} ${words[(index * 7 + 3) % words.length]}`;
        await sql`insert into job_posts (id, space_id, status, title, description, plan, published_at, confirmed_at, expires_at)
          values (${id}, ${spaceId}, 'published', ${title}, 'Un lavoro.', 'free', now(), now(), now() + interval '30 days')`.execute(
          tx,
        );
        await addToOutbox(tx, { name: "jobPost.changed", payload: { id, seen: true }, destinations: ["search"] });
      }
    });
  }

  /**
   * Triggers the job that runs the saved searches. Normally another worker would notice the dead worker and retry after a
   * minute.
   */
  async function askNow(): Promise<void> {
    await sql`delete from pgboss.job where name = ${queue}`.execute(db);
    await sql`update saved_searches set due_at = now()`.execute(db);
    await jobs.boss.send(queue, {});
  }
  async function startWorker(): Promise<RunningProcess> {
    const worker = await startProcess("worker", env);
    await worker.ready();
    return worker;
  }
  const stateOfAsk = async () =>
    (await sql<{ state: string }>`select state from pgboss.job where name = ${queue}`.execute(db)).rows[0]?.state;
  const untilAsk = async (state: string) => {
    while ((await stateOfAsk()) !== state) await sleep(25);
  };
  const untilRelayed = async () => {
    while ((await outboxState(db)).some(({ destination, depth }) => destination === "search" && depth > 0))
      await sleep(50);
    await search.client.indices.refresh({ index: search.indexName("job-posts") });
  };
  const countMatches = async () =>
    Number((await sql<{ count: string }>`select count(*) from saved_search_matches`.execute(db)).rows[0]!.count);

  const stop = async () => {
    await jobs.stop();
    const { current } = await standing(search, "job-posts");
    if (current !== null) await dropIndex(search, current);
    await search.close();
    await database.drop();
  };
  return { ...database, publish, askNow, startWorker, untilAsk, untilRelayed, countMatches, stop };
}
export type AlertTestBed = Awaited<ReturnType<typeof startAlerts>>;

type AlertAudit = {
  expected: number;
  matches: number;
  told: number;
  missing: number;
  strange: number;
  miscounted: number;
};

/**
 * Compares the expected matches, computed from the tables alone, with the stored ones, and checks that each notification covers the matches of
 * its time.
 */
export async function auditAlerts({ db }: AlertTestBed): Promise<AlertAudit> {
  const { rows } = await sql<AlertAudit>`
    with due as (
      select s.id as search_id, p.id as target_id from saved_searches s join job_posts p
        on (s.filters -> 0 ->> 'v') = any (string_to_array(p.title, ' '))),
    notice as (
      select (data ->> 'searchId')::uuid as search_id, (data ->> 'at')::timestamptz as at, sum((data ->> 'count')::integer) as count,
        count(*) as notices
      from notifications where kind = 'search.matched' group by 1, 2),
    told as (select search_id, told_at as at, count(*) as count from saved_search_matches group by 1, 2)
    select (select count(*)::integer from due) as expected,
      (select count(*)::integer from saved_search_matches) as matches,
      (select coalesce(sum(count), 0)::integer from notice) as told,
      (select count(*)::integer from due d where not exists (
        select from saved_search_matches m where m.search_id = d.search_id and m.target_id = d.target_id)) as missing,
      (select count(*)::integer from saved_search_matches m where not exists (
        select from due d where m.search_id = d.search_id and m.target_id = d.target_id)) as strange,
      (select count(*)::integer from notice full join told using (search_id, at)
        where notice.count is distinct from told.count or notices <> 1) as miscounted`.execute(db);
  return rows[0]!;
}

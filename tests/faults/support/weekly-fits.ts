import { randomUUIDv7 } from "node:crypto";
import { addToOutbox, inTransaction, openJobs, outboxState } from "@orbita/db";
import { loadSkills } from "@orbita/db/seed";
import { jobs as jobList } from "@orbita/features";
import { dropIndex, standing } from "@orbita/platform";
import { aSpace, createDatabase, freshPrefix, secrets, startProcess, testSearch } from "@orbita/testing";
import { sql } from "kysely";
import { setTimeout as sleep } from "node:timers/promises";

const queue = "routine.jobFits.send";
const title = "Sviluppatore backend";
const experience = [
  {
    id: "e1",
    origin: "person",
    company: "Portolano",
    companyUrl: null,
    title,
    city: null,
    start: "2021-03",
    end: null,
    isCurrent: true,
    description: null,
    tasks: ["Sviluppo servizi in Java 21"],
  },
];

/** Creates people with a CV, and jobs that fit it. Returns functions to start workers and to trigger the weekly run. */
export async function startWeeklyFits({ people, posts }: { people: number; posts: number }) {
  const database = await createDatabase({ max: 6 });
  const { db } = database;
  const prefix = freshPrefix();
  const env = { ...secrets(), DATABASE_URL: database.url, OPENSEARCH_PREFIX: prefix };
  const jobs = await openJobs({ url: database.url, jobs: jobList, onError: () => {} });
  const search = testSearch(prefix);
  const { id: spaceId } = await aSpace(db);
  await loadSkills(db);
  await sql`insert into users (id, email, username, first_name, last_name, email_verified_at)
    select gen_random_uuid(), 'persona' || n || '@posta.example', 'persona' || n, 'Giulia', 'Ferraris', now()
    from generate_series(1, ${people}) n`.execute(db);
  await sql`update resumes set headline = ${title}, experience = ${JSON.stringify(experience)}::jsonb
    where owner_id in (select id from users where email like 'persona%')`.execute(db);

  /** Publishes the jobs in one transaction, each with its event, as use cases do. */
  async function publish(): Promise<void> {
    await inTransaction(db, { actorId: null, requestId: "test" }, async (tx) => {
      for (let index = 0; index < posts; index++) {
        const id = randomUUIDv7();
        await sql`insert into job_posts (id, space_id, status, title, description, plan, published_at, confirmed_at, expires_at)
          values (${id}, ${spaceId}, 'published', ${title}, 'Un lavoro.', 'free', now(), now(), now() + interval '30 days')`.execute(
          tx,
        );
        await sql`insert into job_post_skills (job_post_id, skill_id, mandatory, position)
          select ${id}, id, true, 0 from skills where code = 'java'`.execute(tx);
        await addToOutbox(tx, { name: "jobPost.changed", payload: { id, seen: true }, destinations: ["search"] });
      }
    });
  }
  const untilRelayed = async () => {
    while ((await outboxState(db)).some(({ destination, depth }) => destination === "search" && depth > 0))
      await sleep(50);
    await search.client.indices.refresh({ index: search.indexName("job-posts") });
  };

  /** Triggers the run. Normally another worker would notice the dead worker and retry after a minute. */
  async function sendNow(): Promise<void> {
    await sql`delete from pgboss.job where name = ${queue}`.execute(db);
    await jobs.boss.send(queue, {});
  }
  async function startWorker() {
    const worker = await startProcess("worker", env);
    await worker.ready();
    return worker;
  }
  const untilSend = async (state: string) => {
    const read = () => sql<{ state: string }>`select state from pgboss.job where name = ${queue}`.execute(db);
    while ((await read()).rows[0]?.state !== state) await sleep(25);
  };
  const countMailings = async () =>
    (await sql<{ count: number }>`select count(*)::integer as count from job_fit_mailings`.execute(db)).rows[0]!.count;

  /** The number of people, and how many of them have one mailing with five jobs, one notification, and one mail job. */
  async function audit() {
    const { rows } = await sql<{ people: number; mailings: number; notifications: number; mails: number }>`
      select count(*)::integer as people,
        count(*) filter (where (select array_agg(cardinality(job_post_ids)) from job_fit_mailings where user_id = u.id) = array[5])::integer
          as mailings,
        count(*) filter (where (select count(*) from notifications where user_id = u.id) = 1)::integer as notifications,
        count(*) filter (where (select count(*) from notifications n join pgboss.job j
          on j.name = 'notifications.sendMail' and j.data ->> 'id' = n.id::text where n.user_id = u.id) = 1)::integer as mails
      from users u where email like 'persona%'`.execute(db);
    return rows[0]!;
  }

  const stop = async () => {
    await jobs.stop();
    const { current } = await standing(search, "job-posts");
    if (current !== null) await dropIndex(search, current);
    await search.close();
    await database.drop();
  };
  return { publish, untilRelayed, sendNow, startWorker, untilSend, countMailings, audit, stop };
}
export type WeeklyFitsTestBed = Awaited<ReturnType<typeof startWeeklyFits>>;

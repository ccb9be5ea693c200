import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { randomUUIDv7 } from "node:crypto";
import { inTransaction, openJobs, type JobQueue } from "@orbita/db";
import { jobs as jobDefinitions } from "@orbita/features";
import {
  aJobPost,
  anApplication,
  aSpace,
  aUser,
  createDatabase,
  freshPrefix,
  proofSize,
  secrets,
  serverUrl,
  startProcess,
  type TestDatabase,
} from "@orbita/testing";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { seed, seeded } from "./support/random.ts";

const random = seeded(seed);
// The number of applicants is enough for two batches: answers are sent in batches of a hundred, one transaction each.
const applicants = proofSize({ short: 120, whole: 2_000 });
const readers = proofSize({ short: 40, whole: 400 });
const kills = proofSize({ short: 2, whole: 20 });
const domain = `${freshPrefix()}posta.example`;
const clockFile = join(mkdtempSync(join(tmpdir(), "orbita-clock-")), "offset");
writeFileSync(clockFile, "0");

let database: TestDatabase;
let jobs: JobQueue;
let env: Record<string, string>;
beforeAll(async () => {
  database = await createDatabase({ max: 6 });
  jobs = await openJobs({ url: database.url, jobs: jobDefinitions, onError: () => {} });
  env = {
    ...secrets(),
    DATABASE_URL: database.url,
    OPENSEARCH_PREFIX: freshPrefix(),
    VALKEY_PREFIX: freshPrefix(),
    MAIL_FROM: "Orbita <no-reply@orbita.example>",
    CLOCK_FILE: clockFile,
    NODE_OPTIONS: `--import ${fileURLToPath(new URL("./support/clock.mjs", import.meta.url))}`,
  };
});
afterAll(async () => {
  await jobs.stop();
  await database.drop();
});

const rowsOf = async <T>(query: ReturnType<typeof sql<T>>): Promise<T[]> => (await query.execute(database.db)).rows;
const numberOf = async (query: ReturnType<typeof sql<{ n: number }>>) => (await rowsOf(query))[0]!.n;

/**
 * Makes all queued jobs due at once. Normally a dead worker is noticed after half a minute, and delayed jobs wait for their
 * time.
 */
async function dueNow(): Promise<void> {
  await sql`update pgboss.job set state = 'retry', start_after = now() where state = 'active'`.execute(database.db);
  await sql`update pgboss.job set start_after = now() where state in ('created', 'retry')`.execute(database.db);
}

/** Postpones all queued jobs, so that none starts before the test is ready. */
const hold = () =>
  sql`update pgboss.job set start_after = now() + interval '1 day' where state in ('created', 'retry')`.execute(
    database.db,
  );

/** The number of jobs with the given name that any worker has started and not finished. */
const inTheWork = (name: string) =>
  numberOf(sql<{ n: number }>`select count(*)::int as n from pgboss.job where name = ${name} and state = 'active'`);

/**
 * Kills workers while the named job runs: the first at a random moment after its start, later ones after some progress. Returns how many kills
 * interrupted the job.
 */
async function mortals(name: string, left: () => Promise<number>): Promise<number> {
  let cut = 0;
  for (let kill = 0; kill < kills; kill++) {
    await hold();
    const worker = await startProcess("worker", env);
    await worker.ready();
    await dueNow();
    for (let tries = 0; tries < 400 && (await inTheWork(name)) === 0; tries++) await sleep(10);
    const before = await left();
    if (kill > 0) for (let tries = 0; tries < 800 && (await left()) === before; tries++) await sleep(10);
    await sleep(random() * 200);
    await worker.kill();
    if ((await inTheWork(name)) > 0) cut += 1;
  }
  return cut;
}

/** Runs a worker, which is not killed, until the work is done. */
async function survivor(done: () => Promise<boolean>): Promise<void> {
  const worker = await startProcess("worker", env);
  await worker.ready();
  await dueNow();
  for (let tries = 0; tries < 1_200 && !(await done()); tries++) {
    await sleep(100);
    if (tries % 20 === 0)
      await sql`update pgboss.job set start_after = now() where state in ('created', 'retry')`.execute(database.db);
  }
  await worker.stop();
}

type ReceivedMail = { to: { address: string }[]; headers: Record<string, string> };
/** The Message-IDs of the mails that each address received. A mail that is sent again keeps its id. */
async function received(part: string): Promise<Map<string, string[]>> {
  const all = (await (await fetch(`${serverUrl("MAIL_CATCHER_URL")}/api/email`)).json()) as ReceivedMail[];
  const mine = all.filter(({ to }) => to[0]!.address.endsWith(`@${part}.${domain}`));
  return new Map(
    [...Map.groupBy(mine, ({ to }) => to[0]!.address)].map(([address, mails]) => [
      address,
      mails.map(({ headers }) => headers["message-id"]!),
    ]),
  );
}
const emailOf = (part: string) => `${randomUUIDv7()}@${part}.${domain}`;

test(`workers killed while a post with ${applicants} applicants closes → each gets one reply and one notification (seed ${seed})`, async () => {
  const { db } = database;
  const { id: spaceId, userId } = await aSpace(db);
  const { id: jobPostId } = await aJobPost(db, { spaceId, status: "unpublished" });
  const sentAt = new Date(Date.now() - 3 * 86_400_000);
  for (let n = 0; n < applicants; n++) {
    const { id: talentId } = await aUser(db, { email: emailOf("chiuso") });
    await anApplication(db, { spaceId, jobPostId, talentId, sentAt });
  }
  const words = { it: "Il posto non c’è più. Grazie.", en: "The position is gone. Thank you." };
  const closed = jobDefinitions.find(({ name }) => name === "jobPosts.closed")!;
  const payload = { jobPostId, closedAt: new Date().toISOString(), answer: { words, talks: false, by: userId } };
  await inTransaction(db, { actorId: userId, requestId: "test" }, (tx) => jobs.send(tx, closed, payload));

  const open = () =>
    numberOf(sql<{ n: number }>`select count(*)::int as n from applications where status = 'submitted'`);
  const cut = await mortals("jobPosts.closed", open);
  const left = await open();
  // Finishes the answers, then sets the workers' clock eleven minutes ahead, because a rejection is notified after ten minutes.
  await survivor(async () => (await open()) === 0);
  writeFileSync(clockFile, String(11 * 60_000));
  const untold = async () =>
    applicants -
    (await numberOf(sql<{ n: number }>`select count(*)::int as n from notifications where kind = 'application.moved'`));
  const cutTelling = await mortals("applications.tell", untold);
  const mailed = () =>
    numberOf(
      sql<{
        n: number;
      }>`select count(*)::int as n from notifications where kind = 'application.moved' and mailed_at is not null`,
    );
  await survivor(async () => (await mailed()) === applicants);

  const answers = await rowsOf(sql<{ status: string; answered: boolean; steps: number; told: number }>`
    select a.status::text, a.answered_at is not null as answered,
      (select count(*)::int from application_steps s where s.application_id = a.id and s.kind = 'moved') as steps,
      (select count(*)::int from notifications n where n.application_id = a.id and n.user_id = a.talent_id) as told
    from applications a where a.job_post_id = ${jobPostId}`);
  const mails = await received("chiuso");
  const doubles = [...mails.values()].reduce((sum, ids) => sum + ids.length - 1, 0);
  console.log(JSON.stringify({ seed, applicants, cut, left, cutTelling, doubles }));
  expect(answers).toHaveLength(applicants);
  expect(new Set(answers.map((row) => JSON.stringify(row)))).toEqual(
    new Set([JSON.stringify({ status: "rejected", answered: true, steps: 1, told: 1 })]),
  );
  expect(mails.size).toBe(applicants);
  for (const ids of mails.values()) expect(new Set(ids).size).toBe(1);
  expect(cut).toBeGreaterThan(0);
  expect(cutTelling).toBeGreaterThan(0);
});

test(`workers killed while ${readers} digests are sent → each user gets one, with all waiting notifications (seed ${seed})`, async () => {
  const { db } = database;
  const { id: spaceId } = await aSpace(db);
  const posts = [
    await aJobPost(db, { spaceId, status: "published" }),
    await aJobPost(db, { spaceId, status: "published" }),
  ];
  const late = new Date(Date.now() - 86_400_000);
  for (let n = 0; n < readers; n++) {
    const { id: talentId } = await aUser(db, { email: emailOf("insieme") });
    for (const { id: jobPostId } of posts) {
      const { id } = await anApplication(db, { spaceId, jobPostId, talentId, replyBy: late });
      const row = {
        id: randomUUIDv7(),
        user_id: talentId,
        application_id: id,
        kind: "application.late",
        key: id,
        here: true,
      };
      await db
        .insertInto("notifications")
        .values({ ...row, space_id: spaceId, job_post_id: jobPostId, created_at: late, mail_due_at: late })
        .execute();
    }
  }
  await jobs.boss.send("routine.notifications.digests", {});
  const waiting = () =>
    numberOf(
      sql<{
        n: number;
      }>`select count(*)::int as n from notifications where kind = 'application.late' and mailed_at is null`,
    );
  const cut = await mortals("notifications.sendDigest", waiting);
  const left = await waiting();
  await survivor(async () => (await waiting()) === 0);

  const people = await rowsOf(sql<{ digests: number; mails: number }>`
    select count(distinct digest_id)::int as digests, count(*)::int as mails from notifications
    where kind = 'application.late' group by user_id`);
  const mails = await received("insieme");
  const doubles = [...mails.values()].reduce((sum, ids) => sum + ids.length - 1, 0);
  console.log(JSON.stringify({ seed, readers, cut, left, doubles }));
  expect(people).toEqual(Array.from({ length: readers }, () => ({ digests: 1, mails: 2 })));
  expect(mails.size).toBe(readers);
  for (const ids of mails.values()) expect(new Set(ids).size).toBe(1);
  expect(cut).toBeGreaterThan(0);
});

import { randomUUIDv7 } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { inTransaction, openJobs, type JobQueue } from "@orbita/db";
import { jobs as jobDefinitions } from "@orbita/features";
import {
  aJobPost,
  anApplication,
  aSpace,
  aUser,
  createDatabase,
  freePort,
  freshPrefix,
  proofSize,
  type RunningProcess,
  secrets,
  serverUrl,
  startProcess,
  type TestDatabase,
} from "@orbita/testing";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { mailGate } from "./support/mail-gate.ts";
import { seed, seeded } from "./support/random.ts";

const random = seeded(seed);
const count = proofSize({ short: 20, whole: 300 });
const downMs = proofSize({ short: 6_000, whole: 600_000 });
const killsWanted = proofSize({ short: 1, whole: 20 });
const domain = `${freshPrefix()}posta.example`;

let database: TestDatabase;
let jobs: JobQueue;
let env: Record<string, string>;
let gate: ReturnType<typeof mailGate>;
const worker: { now: RunningProcess | null; killed: Promise<void> | null } = { now: null, killed: null };
const kills = { away: 0, atTheDoor: 0 };

beforeAll(async () => {
  database = await createDatabase({ max: 4 });
  jobs = await openJobs({ url: database.url, jobs: jobDefinitions, onError: () => {} });
  const port = await freePort();
  gate = mailGate({ target: new URL(serverUrl("SMTP_URL")), port, onAccepted: () => killAtTheDoor() });
  env = {
    ...secrets(),
    DATABASE_URL: database.url,
    OPENSEARCH_PREFIX: freshPrefix(),
    MAIL_FROM: "Orbita <no-reply@orbita.example>",
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    // The worker sends one mail at a time, so that a kill interrupts at most one mail.
    JOB_CONCURRENCY: "1",
  };
});
afterAll(async () => {
  await worker.now?.stop();
  await gate.close();
  await jobs.stop();
  await database.drop();
});

/**
 * Starts the next worker, without waiting until it is ready. A killed worker's jobs return to the queue after half a minute without a
 * heartbeat; here they return at once.
 */
async function start(): Promise<void> {
  await sql`update pgboss.job set state = 'retry', start_after = now() where state = 'active'`.execute(database.db);
  worker.now = await startProcess("worker", env);
}

/**
 * Kills the worker right after the mail server has answered 250. The worker may have received the answer, but has not recorded
 * it.
 */
function killAtTheDoor(): void {
  if (!worker.now || kills.atTheDoor >= killsWanted || random() > proofSize({ short: 0.5, whole: 0.2 })) return;
  kills.atTheDoor += 1;
  worker.killed = worker.now.kill();
  worker.now = null;
}

/** Notifies many people of the same late reply, each with their own row and job. Returns the notification's id by email address. */
async function tell(): Promise<Map<string, string>> {
  const { id: spaceId } = await aSpace(database.db);
  const { id: jobPostId } = await aJobPost(database.db, { spaceId, status: "published" });
  const { id: talentId } = await aUser(database.db);
  const replyBy = new Date(Date.now() - 60_000);
  const { id: application_id } = await anApplication(database.db, { spaceId, jobPostId, talentId, replyBy });
  // Adds applications that are not late; otherwise the Space would get a mail that it is close to the block on publishing.
  for (let index = 0; index < 9; index++)
    await anApplication(database.db, { spaceId, jobPostId, talentId: (await aUser(database.db)).id });
  const sendMail = jobDefinitions.find(({ name }) => name === "notifications.sendMail")!;
  const told = new Map<string, string>();
  for (let index = 0; index < count; index++) {
    const email = `${randomUUIDv7()}@${domain}`;
    const { id: user_id } = await aUser(database.db, { email });
    const id = randomUUIDv7();
    await inTransaction(database.db, { actorId: null, requestId: "test" }, async (tx) => {
      const row = { id, user_id, application_id, kind: "application.late", key: id, here: true, data: "{}" };
      await tx
        .insertInto("notifications")
        .values({ ...row, created_at: new Date() })
        .execute();
      await jobs.send(tx, sendMail, { id });
    });
    told.set(email, id);
  }
  return told;
}

async function mailed(): Promise<number> {
  const row = await database.db
    .selectFrom("notifications")
    .select(({ fn }) => fn.countAll<string>().as("rows"))
    .where("mailed_at", "is not", null)
    .executeTakeFirstOrThrow();
  return Number(row.rows);
}

type ReceivedMail = { to: { address: string }[]; headers: Record<string, string> };
async function received(): Promise<Map<string, string[]>> {
  const all = (await (await fetch(`${serverUrl("MAIL_CATCHER_URL")}/api/email`)).json()) as ReceivedMail[];
  const mine = all.filter(({ to }) => to[0]!.address.endsWith(`@${domain}`));
  const byAddress = Map.groupBy(mine, ({ to }) => to[0]!.address);
  return new Map(
    [...byAddress].map(([address, mails]) => [address, mails.map(({ headers }) => headers["message-id"]!)]),
  );
}

test(`mail server down for ${downMs / 1_000} s, workers killed after its 250 reply → each mail arrives; repeats keep their id (seed ${seed})`, async () => {
  const told = await tell();
  await start();
  await worker.now!.ready();
  const begin = performance.now();
  // The mail server is down, and each round kills a worker.
  while (performance.now() - begin < downMs) {
    await sleep(downMs / 3);
    await worker.now!.kill();
    kills.away += 1;
    await start();
  }
  expect(await received()).toEqual(new Map());
  await gate.open();
  while ((await mailed()) < count) {
    await sleep(100);
    if (!worker.killed) continue;
    await worker.killed;
    worker.killed = null;
    await start();
  }
  const seconds = Math.round((performance.now() - begin) / 100) / 10;
  await worker.now!.stop();
  worker.now = null;

  const arrived = await received();
  const doubles = [...arrived.values()].reduce((sum, ids) => sum + ids.length - 1, 0);
  console.log(JSON.stringify({ seed, mails: count, downMs, ...kills, accepted: gate.accepted(), doubles, seconds }));
  expect([...arrived.keys()].toSorted()).toEqual([...told.keys()].toSorted());
  for (const [address, ids] of arrived) for (const id of ids) expect(id).toBe(`<${told.get(address)!}@orbita.example>`);
  expect(gate.accepted()).toBe(count + doubles);
  expect(kills.atTheDoor).toBeGreaterThan(0);
  expect(doubles).toBeLessThanOrEqual(kills.atTheDoor);
});

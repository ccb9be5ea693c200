import { randomUUIDv7 } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { basePath, createClient, headsOf, routes, type AppRoutes } from "@orbita/contract";
import {
  aJobPost,
  aMember,
  anApplication,
  aSpace,
  aUser,
  createDatabase,
  type EnvironmentVariables,
  freePort,
  freshPrefix,
  proofSize,
  type RunningProcess,
  secrets,
  startProcess,
  type TestDatabase,
} from "@orbita/testing";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { tokenOf } from "./support/product.ts";
import { seed, seeded } from "./support/random.ts";
import { parts, servers } from "./support/servers.ts";

const count = proofSize({ short: 60, whole: 600 });
const kills = proofSize({ short: 3, whole: 20 });
const random = seeded(seed);
const heads = headsOf(routes);
const patient = { timeout: 120_000, interval: 500 };

let database: TestDatabase;
let env: EnvironmentVariables;
let api: RunningProcess;
beforeAll(async () => {
  database = await createDatabase({ max: 4 });
  const prefix = freshPrefix();
  env = {
    ...secrets(),
    DATABASE_URL: database.url,
    // The API connects directly to the database, because the pooler does not know the test database.
    DATABASE_POOL_URL: database.url,
    OPENSEARCH_PREFIX: prefix,
    VALKEY_PREFIX: prefix,
    PORT: String(await freePort()),
    WEB_ORIGIN: "http://localhost:3000",
    MAIL_FROM: "Orbita <no-reply@orbita.example>",
    LIMIT_FACTOR: "100000",
    RATE_PER_MINUTE: "1000000",
    DRAIN_MS: "0",
  };
  api = await startProcess("api", env);
  await api.ready();
});
afterAll(async () => {
  await servers.start(...parts);
  await api.stop();
  await database.drop();
});

async function aThread() {
  const { db } = database;
  const { id: spaceId } = await aSpace(db);
  const [talent, recruiter] = [await aUser(db), await aUser(db)];
  await aMember(db, { spaceId, userId: recruiter.id, role: "recruiter" });
  await sql`update members set created_at = now() - interval '1 hour'`.execute(db);
  const { id: jobPostId } = await aJobPost(db, { spaceId, status: "published" });
  const { id } = await anApplication(db, { spaceId, jobPostId, talentId: talent.id, blind: false });
  const clientOf = async (userId: string) => {
    const token = await tokenOf(db, env, userId);
    const headers = () => ({ authorization: `Bearer ${token}` });
    return createClient<AppRoutes>(heads, { baseUrl: `http://127.0.0.1:${env["PORT"]}${basePath}`, headers });
  };
  return { id, talent, recruiter, mine: await clientOf(talent.id), theirs: await clientOf(recruiter.id) };
}

/** Repeats a request with the same idempotency key until it is answered, as a browser does on a bad connection. */
async function surely(call: () => Promise<unknown>): Promise<void> {
  for (;;) {
    const answer = await call().catch(() => undefined);
    if (answer !== undefined) return;
    await sleep(200);
  }
}

/** Kills a worker repeatedly and restarts the broker once, while messages are sent. */
async function faults(until: AbortSignal): Promise<void> {
  for (let kill = 0; kill < kills && !until.aborted; kill++) {
    const worker = await startProcess("worker", env);
    await worker.ready().catch(() => undefined);
    await sleep(300 + random() * 1_500);
    if (kill === 1) {
      servers.kill("rabbitmq");
      await servers.start("rabbitmq");
    }
    await worker.kill();
  }
}

test(`workers killed and the broker restarted while ${count} messages are sent → each stored and notified once (seed ${seed})`, async () => {
  const { id, talent, recruiter, mine, theirs } = await aThread();
  const over = new AbortController();
  const dying = faults(over.signal);
  const said = Array.from({ length: count }, (_, n) => ({ n, key: randomUUIDv7() }));
  const lanes = 4;
  const lane = async (first: number) => {
    for (const { n, key } of said.filter((_, at) => at % lanes === first)) {
      const input = { params: { id }, body: { text: `m${n}` } };
      const options = { idempotencyKey: key };
      // Every tenth message is sent twice, like a double click.
      const send = () => (n % 2 === 0 ? mine.messages.sendMine(input, options) : theirs.messages.send(input, options));
      await surely(send);
      if (n % 10 === 0) await surely(send);
    }
  };
  await Promise.all(Array.from({ length: lanes }, (_, at) => lane(at)));
  over.abort();
  await dying;

  const { rows } = await sql<{ seq: number; text: string }>`
    select seq, text from messages where thread_id = ${id} order by seq`.execute(database.db);
  expect(rows.map(({ seq }) => seq)).toEqual(Array.from({ length: count }, (_, at) => at + 1));
  expect(rows.map(({ text }) => text).toSorted()).toEqual(said.map(({ n }) => `m${n}`).toSorted());

  // Makes the notifications, which are delayed by five minutes, due now for a worker that stays alive. Each side must get exactly
  // one.
  await sql`update pgboss.job set start_after = now() where name = 'messages.tellUnread'`.execute(database.db);
  const last = await startProcess("worker", env);
  await last.ready();
  const told = async () => {
    const { rows: all } = await sql<{ user_id: string; count: number }>`select user_id, count(*)::integer as count
      from notifications where kind = 'message.received' group by 1`.execute(database.db);
    return new Map(all.map((row) => [row.user_id, row.count]));
  };
  await expect
    .poll(async () => {
      const { rows: left } = await sql`select from pgboss.job where name = 'messages.tellUnread'
        and state in ('created', 'retry', 'active') limit 1`.execute(database.db);
      return left.length;
    }, patient)
    .toBe(0);
  const tellings = await told();
  expect([tellings.get(talent.id), tellings.get(recruiter.id)]).toEqual([1, 1]);
  await expect
    .poll(async () => {
      const { rows: waiting } = await sql`select from outbox where name = 'message.changed' limit 1`.execute(
        database.db,
      );
      return waiting.length;
    }, patient)
    .toBe(0);
  await last.stop();
});

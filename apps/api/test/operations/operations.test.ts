import { randomUUIDv7 } from "node:crypto";
import { createServer } from "node:net";
import type { OperationsStatus, ServerState } from "@orbita/contract";
import { deadLetterOf, readHistory } from "@orbita/db";
import { indexes, saveBeat, type HeartbeatFacts } from "@orbita/features";
import { aJobPost, aSpace, aUser } from "@orbita/testing";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { codeOf, startApi, type ApiClient, type TestApi } from "../support/harness.ts";

const why = { reason: "Richiesta 4471: fermi da ieri" };
const queue = "accounts.sendNotice";

let api: TestApi;
let admin: ApiClient;
let adminId: string;
beforeAll(async () => {
  api = await startApi();
  await api.createIndexes();
  ({ id: adminId } = await aUser(api.db, { admin: true }));
  admin = await api.as(adminId);
});
afterAll(() => api.stop());
beforeEach(() => api.db.deleteFrom("process_beats").where("app", "<>", "api").execute());

/** Reads the operations page after its two-second cache has expired. */
async function look(client = admin): Promise<OperationsStatus> {
  await new Promise((resolve) => setTimeout(resolve, 2_050));
  return (await client.operations.read({}))!;
}
const server = ({ servers }: OperationsStatus, name: ServerState["name"]) => servers.find((one) => one.name === name)!;
const beat = (app: "worker" | "web", facts: HeartbeatFacts) =>
  saveBeat(api.db, { id: randomUUIDv7(), app, startedAt: new Date(), facts });

async function dieIn(name: string, data: object, message: string): Promise<string> {
  const id = await api.jobs.boss.send(deadLetterOf(name), data);
  const output = JSON.stringify({ message });
  await sql`update pgboss.job set source_name = ${name}, source_retry_count = 4, source_output = ${output}
    where id = ${id} and name = ${deadLetterOf(name)}`.execute(api.db);
  return id!;
}

test("operations page → each server is reachable, known by its heartbeat, down or switched off", async () => {
  await beat("worker", { cpuPercent: 41.26, mail: { ms: 3 }, broker: { connections: 18 }, queues: {} });
  await beat("worker", { cpuPercent: 21, mail: { ms: null } });
  const seen = await look();
  const lights = Object.fromEntries(seen.servers.map(({ name, light }) => [name, light]));
  expect(lights).toEqual({
    api: "ok",
    web: "down",
    worker: "ok",
    postgres: "ok",
    rabbitmq: "ok",
    opensearch: "ok",
    valkey: "ok",
    storage: "ok",
    scanner: "ok",
    mail: "ok",
    model: "off",
    payments: "off",
  });
  expect(server(seen, "worker").facts).toEqual([
    { name: "instances", value: 2 },
    { name: "cpuPercent", value: 31.1 },
  ]);
  expect(server(seen, "rabbitmq").facts).toContainEqual({ name: "connections", value: 18 });
  expect(server(seen, "api").facts[0]).toEqual({ name: "instances", value: 1 });
  expect(server(seen, "postgres").facts.map(({ name }) => name)).toEqual(["connections", "sizeMegabytes"]);
});

test("process sent no heartbeat for seconds → warning on the operations page; for minutes → down", async () => {
  await beat("worker", { cpuPercent: 1 });
  await beat("web", { p95Ms: 40 });
  await sql`update process_beats set seen_at = now() - interval '20 seconds' where app = 'web'`.execute(api.db);
  await beat("web", { p95Ms: 50 });
  expect(server(await look(), "web")).toMatchObject({ light: "warn", facts: [{ name: "instances", value: 1 }, {}] });
  await sql`update process_beats set seen_at = now() - interval '2 minutes' where app = 'worker'`.execute(api.db);
  const seen = await look();
  expect(server(seen, "worker").light).toBe("down");
  // The state of the mail server is unknown, because no worker runs to check it.
  expect(server(seen, "mail").light).toBe("warn");
});

test("servers that are unavailable or hang → shown as down, and the operations page responds within 2.5 seconds", async () => {
  // This server accepts connections and never answers, like a hung machine.
  const deaf = createServer(() => {});
  await new Promise<void>((resolve) => deaf.listen(0, "127.0.0.1", resolve));
  const { port } = deaf.address() as { port: number };
  const nowhere = "127.0.0.1:9";
  const lame = await startApi({
    database: api.database,
    OPENSEARCH_URL: `http://127.0.0.1:${port}`,
    RABBITMQ_URL: `amqp://nobody:x@${nowhere}/rt`,
    VALKEY_URL: `redis://${nowhere}`,
    S3_ENDPOINT: `http://${nowhere}`,
    CLAMAV_URL: `tcp://127.0.0.1:${port}`,
  });
  try {
    const client = await lame.as(adminId);
    const start = performance.now();
    const seen = (await client.operations.read({}))!;
    expect(performance.now() - start).toBeLessThan(2_500);
    const away = seen.servers.filter(({ light }) => light === "down").map(({ name }) => name);
    expect(away).toEqual(["web", "worker", "rabbitmq", "opensearch", "valkey", "storage", "scanner"]);
    expect(seen.indexes.map(({ documents }) => documents)).toEqual(indexes.map(() => null));
    expect(server(seen, "postgres").light).toBe("ok");
  } finally {
    deaf.close();
    await lame.stop();
  }
}, 60_000);

test("operations page → shows waiting, running and dead jobs by queue, without routines and dead-letter queues", async () => {
  for (let count = 0; count < 3; count++) await api.jobs.boss.send(queue, {});
  await api.jobs.boss.send(queue, {}, { startAfter: 3_600 });
  await sql`update pgboss.job set start_after = now() - interval '90 seconds'
    where name = ${queue} and start_after <= now()`.execute(api.db);
  await dieIn(queue, {}, "gone");
  await beat("worker", { queues: { [queue]: { active: 2, perMinute: 30 } } });
  await beat("worker", { queues: { [queue]: { active: 1, perMinute: 12 } } });
  const { queues } = await look();
  const found = queues.find(({ name }) => name === queue)!;
  expect(found).toMatchObject({ ready: 3, active: 3, perMinute: 42, dead: 1 });
  expect(found.oldestSeconds).toBeGreaterThan(89);
  expect(queues.some(({ name }) => name.startsWith("routine.") || name.includes("dead") || name.startsWith("__"))).toBe(
    false,
  );
  await sql`delete from pgboss.job where name in (${queue}, ${deadLetterOf(queue)})`.execute(api.db);
});

test("dead-letter job on the operations page → shows error and ids, but no personal data", async () => {
  const userId = randomUUIDv7();
  const payload = {
    userId,
    kind: "passwordChanged",
    to: "giulia.ferraris@posta.example",
    name: "Giulia Ferraris",
    page: 3,
  };
  const message =
    'Mailbox full (452) for <giulia.ferraris@posta.example>: user "Giulia Ferraris" of /srv/files/ferrari_cv.pdf, tel. +39 333 123 4567';
  const id = await dieIn(queue, payload, message);
  const { deadLetters } = await look();
  const letter = deadLetters.find((one) => one.id === id)!;
  const about = [
    { name: "kind", value: "passwordChanged" },
    { name: "page", value: "3" },
    { name: "userId", value: userId },
  ];
  expect(letter).toMatchObject({ queue, tries: 5, about });
  expect(letter.error).toContain("Mailbox full (452)");
  expect(JSON.stringify(letter)).not.toMatch(/giulia|ferrari|posta|333 ?123|srv/i);
  await admin.operations.discard({ params: { queue, id } }, why);
});

const acts = () => api.db.selectFrom("operation_acts").selectAll().orderBy("created_at").execute();

test("admin retries one or all dead-letter jobs, or discards one → done once, and logged with actor and reason", async () => {
  await sql`alter table operation_acts disable trigger user`.execute(api.db);
  await api.db.deleteFrom("operation_acts").execute();
  await sql`alter table operation_acts enable trigger user`.execute(api.db);
  const one = await dieIn(queue, { number: 1 }, "a");
  const two = await dieIn(queue, { number: 2 }, "b");
  const three = await dieIn(queue, { number: 3 }, "c");
  await dieIn(queue, { number: 4 }, "d");
  expect(await codeOf(admin.operations.rerun({ params: { queue, id: one } }))).toBe("request.invalid");
  await admin.operations.rerun({ params: { queue, id: one } }, why);
  await admin.operations.discard({ params: { queue, id: two } }, why);
  expect(await codeOf(admin.operations.rerun({ params: { queue, id: two } }, why))).toBe("deadLetter.notFound");
  expect(await codeOf(admin.operations.discard({ params: { queue, id: one } }, why))).toBe("deadLetter.notFound");
  expect(await codeOf(admin.operations.discard({ params: { queue: "no.queue", id: three } }, why))).toBe(
    "deadLetter.notFound",
  );
  expect(await codeOf(admin.operations.rerun({ params: { queue, id: "x" } }, why))).toBe("deadLetter.notFound");
  expect(await admin.operations.rerunAll({ params: { queue } }, why)).toEqual({ count: 2 });
  expect(await admin.operations.rerunAll({ params: { queue: "no.queue" } }, why)).toEqual({ count: 0 });

  const waiting = await api.jobs.boss.findJobs<{ number: number }>(queue, { queued: true });
  expect(waiting.map(({ data }) => data.number).toSorted((a, b) => a - b)).toEqual([1, 3, 4]);
  // The rerun jobs have all their retries again.
  expect(waiting.every(({ retryCount, retryLimit }) => retryCount === 0 && retryLimit > 0)).toBe(true);
  const kept = await acts();
  expect(kept.map(({ act, letter_id, count }) => [act, letter_id, count])).toEqual([
    ["rerun", one, 1],
    ["discard", two, 1],
    ["rerunAll", null, 2],
    ["rerunAll", null, 0],
  ]);
  const [said] = await readHistory(api.db, "operation_acts", kept[1]!.id);
  expect(said).toMatchObject({ actor_id: adminId, why: why.reason, action: "insert" });
  await expect(api.db.deleteFrom("operation_acts").execute()).rejects.toThrow("cannot be changed");
  expect((await look()).queues.find(({ name }) => name === queue)).toMatchObject({ dead: 0, ready: 3 });
});

test("expected documents per search index, counted in SQL → equals the number of documents the indexer builds", async () => {
  const { id: spaceId } = await aSpace(api.db);
  const hidden = await aSpace(api.db, { enabled: false });
  for (const status of ["draft", "published", "published"] as const) await aJobPost(api.db, { spaceId, status });
  await aJobPost(api.db, { spaceId: hidden.id, status: "published" });
  const { db } = api;
  await aUser(db, { enabled: false });
  for (const { definition, ids, project, count } of indexes) {
    const projections = await project(db, await ids(db, null, 1_000));
    const shown = projections.filter(({ index, source }) => index === definition.name && source !== null).length;
    expect([definition.name, await count(db, new Date())]).toEqual([definition.name, shown]);
  }
});

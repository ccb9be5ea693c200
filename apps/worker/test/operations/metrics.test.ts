import { randomUUIDv7 } from "node:crypto";
import { readFile } from "node:fs/promises";
import { deadLetterOf, openJobs, type JobQueue } from "@orbita/db";
import { jobs as jobDefinitions } from "@orbita/features";
import { aUser, createDatabase, readMetrics, repository, type TestDatabase } from "@orbita/testing";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { workerMetrics } from "../../src/metrics.ts";
import type { OutboxRelay } from "../../src/relay.ts";
import { createTally } from "../../src/tally.ts";

let database: TestDatabase;
let jobs: JobQueue;
beforeAll(async () => {
  database = await createDatabase();
  jobs = await openJobs({ url: database.url, jobs: jobDefinitions, onError: () => {} });
});
afterAll(async () => {
  await jobs.stop();
  await database.drop();
});

const relay = { isAway: () => false } as OutboxRelay;
const secret = { name: "Giulia Ferraris", email: "giulia.ferraris@posta.example" };
const queue = "accounts.sendNotice";

test("worker metrics → exported in valid format, with only known label values and no personal data", async () => {
  const { db } = database;
  const user = await aUser(db, { admin: true });
  await jobs.boss.send(queue, secret);
  await jobs.boss.send(deadLetterOf(queue), secret);
  await sql`insert into outbox (destination, name, payload, created_at)
    values ('search', 'person.changed', ${JSON.stringify(secret)}, now() - interval '90 seconds')`.execute(db);
  const run = { what: "export", subject: "user", by_id: user.id, reason: secret.name };
  await db
    .insertInto("runs")
    .values([
      { ...run, id: randomUUIDv7(), state: "running" },
      { ...run, id: randomUUIDv7(), state: "failed" },
    ])
    .execute();
  await db
    .insertInto("mail_deliveries")
    .values({ id: randomUUIDv7(), template: "test", user_id: user.id, state: "deferred", answer: "452" })
    .execute();
  await sql`update maintenance set on_now = true`.execute(db);

  const registry = workerMetrics({ db, relays: { search: relay, broker: relay } });
  createTally(registry).begin(queue)("done");
  const text = await registry.metrics();
  const found = readMetrics(text);
  const value = (name: string, labels: Record<string, string> = {}) =>
    found.find((one) => one.name === name && Object.entries(labels).every(([key, said]) => one.labels[key] === said))
      ?.value;
  expect(value("jobs_waiting", { queue })).toBe(1);
  expect(value("jobs_oldest_seconds", { queue })).toBeGreaterThanOrEqual(0);
  expect(value("dead_letters", { queue })).toBe(1);
  expect(value("jobs_total", { queue, outcome: "done" })).toBe(1);
  expect(value("job_seconds_count", { queue })).toBe(1);
  expect(value("outbox_depth", { destination: "search" })).toBe(1);
  expect(value("outbox_lag_seconds", { destination: "search" })).toBeGreaterThan(89);
  expect(value("destination_away", { destination: "broker" })).toBe(0);
  expect(value("runs_open", { what: "export" })).toBe(1);
  expect(value("runs_day", { what: "export", state: "failed" })).toBe(1);
  expect(value("mails_day", { state: "deferred" })).toBe(1);
  expect(value("payment_events_open")).toBe(0);
  expect(value("maintenance")).toBe(1);

  const known = new Set((await jobs.boss.getQueues()).map(({ name }) => name));
  const labels = found
    .filter(({ name }) => !/^(?:nodejs|process)_/.test(name))
    .flatMap((one) => Object.entries(one.labels));
  const values: Record<string, RegExp> = {
    destination: /^(?:search|broker)$/,
    state: /^[a-z]+$/,
    outcome: /^(?:done|failed|dead)$/,
    what: /^[a-z]+$/,
    le: /^(?:\d+(?:\.\d+)?|\+Inf)$/,
    reason: /^[a-zA-Z]+$/,
  };
  for (const [name, said] of labels)
    if (name === "queue") expect(known).toContain(said);
    else expect([name, said]).toEqual([name, expect.stringMatching(values[name]!)]);
  for (const word of [...Object.values(secret), "Giulia", user.id, user.email]) expect(text).not.toContain(word);
});

test("every Prometheus alert rule → uses only metrics that exist", async () => {
  const rules = await readFile(`${repository}infra/prometheus/alerts.yml`, "utf8");
  const asked = [...rules.matchAll(/^ +expr: (.+)$/gm)].flatMap(([, expression]) => [
    ...expression!
      .replaceAll(/\{[^}]*\}|by \([^)]*\)|\[[^\]]*\]/g, "")
      .matchAll(/\b[a-z]+(?:_[a-z0-9]+)+\b|\bmaintenance\b/g),
  ]);
  const names = [...new Set(asked.map(([name]) => name))].filter((name) => name !== "histogram_quantile");
  const registry = workerMetrics({ db: database.db, relays: {} });
  createTally(registry);
  const known = registry.getMetricsAsArray().map(({ name }) => name);
  // Alert rules also use metrics of the API, which the API's own test checks.
  const ofApi = ["http_request_seconds_count", "http_request_seconds_bucket", "http_requests_open"];
  expect(names.length).toBeGreaterThan(8);
  for (const name of names) expect([...known, ...ofApi]).toContain(name);
});

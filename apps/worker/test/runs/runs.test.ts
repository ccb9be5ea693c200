import { randomBytes, randomUUIDv7 } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { openJobs, readHistory, type JobQueue } from "@orbita/db";
import {
  defineRunner,
  events,
  Failure,
  guest,
  jobs as jobDefinitions,
  startRun,
  type RunContext,
} from "@orbita/features";
import { runJobHandlers } from "@orbita/features/work";
import { createCodes, readSessionKeys } from "@orbita/platform";
import { aUser, createDatabase, proofSize, type TestDatabase, testStorage } from "@orbita/testing";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { runJob } from "../../src/jobs.ts";
import { workCtx, type WorkTools } from "../../src/work-ctx.ts";
import { silent } from "../support/workbench.ts";

let database: TestDatabase;
let jobs: JobQueue;
let tools: WorkTools;
let adminId: string;
beforeAll(async () => {
  database = await createDatabase();
  jobs = await openJobs({ url: database.url, jobs: jobDefinitions, onError: () => {} });
  const codes = createCodes(readSessionKeys(randomBytes(32).toString("base64url")));
  const mail = { send: () => Promise.reject(new Error("no mail here")) };
  tools = {
    db: database.db,
    jobs,
    mail,
    codes,
    storage: testStorage(),
    webOrigin: "http://localhost:3000",
    log: silent,
  };
  adminId = (await aUser(database.db, { admin: true })).id;
});
afterAll(async () => {
  await jobs.stop();
  await database.drop();
});

type RunHandler = (running: RunContext, payload: { rows: number }) => Promise<void>;
let work: RunHandler;
const [handler] = runJobHandlers([
  defineRunner<{ rows: number }>("bulk", (running, payload) => work(running, payload)),
]);
const carryOut = (id: string, more: Partial<WorkTools> = {}) =>
  runJob(handler!, { id: randomUUIDv7(), data: { runId: id } }, { ...tools, ...more });

const reason = "asked by the person themselves";
const start = async (rows: number, key?: string) =>
  workCtx(tools, "test").write("routine", (ctx) =>
    startRun(
      { ...ctx, actor: { ...guest, id: adminId, admin: true } },
      { what: "bulk", subject: "user", dry: false, payload: { rows }, reason, ...(key !== undefined && { key }) },
    ),
  );
const rowOf = (id: string) => database.db.selectFrom("runs").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
const linesOf = (id: string) =>
  database.db.selectFrom("run_lines").select("target_id").where("run_id", "=", id).orderBy("number").execute();
const tellings = async (id: string) => {
  const { rows } = await sql<{ at: Date }>`select created_at as at from outbox
    where name = 'run.changed' and payload ->> 'id' = ${id} order by id`.execute(database.db);
  return rows.map(({ at }) => at.getTime());
};

/** A runner that processes the rows of its run in order, and skips rows that were already processed. */
const inOrder =
  (each: (number: number) => Promise<void> = async () => {}): RunHandler =>
  async (running, { rows }) => {
    await running.total(rows);
    for (let number = 1; number <= rows; number++) {
      if (await running.stopped()) return;
      if (await running.seen("thing", String(number))) continue;
      await each(number);
      await running.line({ kind: "thing", targetId: String(number), state: number % 10 === 0 ? "skipped" : "ok" });
      await running.outcome("counted", 1);
    }
  };
beforeEach(() => {
  work = inOrder();
});

test("run started twice under one key → one run and one job; started after it is done → a new run", async () => {
  const [first, second] = await Promise.all([start(1, "once"), start(1, "once")]);
  expect(second.id).toBe(first.id);
  const { rows } = await sql<{ n: number }>`select count(*)::integer as n from pgboss.job
    where name = 'runs.carryOut' and data ->> 'runId' = ${first.id}`.execute(database.db);
  expect(rows).toEqual([{ n: 1 }]);
  expect(await carryOut(first.id)).toMatchObject({ status: "completed" });
  const again = await start(1, "once");
  expect(again.id).not.toBe(first.id);
  const [history] = await readHistory(database.db, "runs", first.id);
  expect(history).toMatchObject({ action: "insert", why: "routine" });
});

const rows = proofSize({ short: 30_000, whole: 100_000 });

test(`run of ${rows} rows → few writes to its row, and at most two change events a second`, async () => {
  const { id } = await start(rows);
  work = async (running) => {
    await running.total(rows);
    for (let number = 1; number <= rows; number++) {
      await running.line({ kind: "thing", targetId: String(number), state: "ok" });
      await running.outcome("counted", 1);
    }
  };
  const running = carryOut(id);
  const seen = new Set<number>();
  for (let over = false; !over; over = (await rowOf(id)).state === "done") {
    seen.add((await rowOf(id)).done);
    await sleep(30);
  }
  await running;
  const row = await rowOf(id);
  expect(row).toMatchObject({ total: rows, done: rows, ok: rows, outcome: [{ name: "counted", value: rows }] });
  expect(seen.size).toBeGreaterThan(3);
  expect(row.version).toBeLessThan(rows / 400);
  // Change events of a run: at most one per half second, plus those at the start, at the end and at the edge of the last interval.
  const told = await tellings(id);
  const seconds = (told.at(-1)! - told[0]!) / 1_000;
  expect(told.length).toBeLessThanOrEqual(2 * seconds + 3);
});

test("run still working → its progress and counts are already visible", async () => {
  const { id } = await start(30);
  let half = () => {};
  const wait = new Promise<void>((resolve) => (half = resolve));
  work = inOrder(async (number) => {
    if (number === 16) await wait;
  });
  const running = carryOut(id);
  await expect.poll(async () => (await rowOf(id)).done, { timeout: 3_000 }).toBe(15);
  expect(await rowOf(id)).toMatchObject({ state: "running", total: 30, ok: 14, skipped: 1 });
  half();
  await running;
  expect(await rowOf(id)).toMatchObject({ state: "done", done: 30, ok: 27, skipped: 3, failed: 0, holder: null });
});

test("worker of a run hangs → another continues where it was; the first can no longer change the run", async () => {
  const { id } = await start(40);
  let wake = () => {};
  const asleep = new Promise<void>((resolve) => (wake = resolve));
  const times = new Map<number, number>();
  const counting = (number: number) => times.set(number, (times.get(number) ?? 0) + 1);
  work = inOrder(async (number) => {
    counting(number);
    if (number === 21) await asleep;
  });
  const dead = carryOut(id);
  await expect.poll(async () => (await rowOf(id)).done, { timeout: 3_000 }).toBe(20);
  work = inOrder(async (number) => void counting(number));
  expect(await carryOut(id)).toMatchObject({ status: "completed" });
  const ended = await rowOf(id);
  expect(ended).toMatchObject({ state: "done", done: 40, outcome: [{ name: "counted", value: 40 }] });
  wake();
  await dead;
  expect(await rowOf(id)).toEqual(ended);
  expect(await linesOf(id)).toHaveLength(40);
  expect([...times].filter(([, n]) => n > 1).map(([number]) => number)).toEqual(
    // Only these rows are processed twice: row 21, at which the first worker hung, and the rows that it processes after it wakes, until its next
    // check.
    expect.arrayContaining([21]),
  );
  for (let number = 1; number <= 20; number++) expect(times.get(number)).toBe(1);
  // If the run's job is delivered once more, it finds that the run has ended and changes nothing.
  expect(await carryOut(id)).toMatchObject({ status: "completed" });
  expect(await rowOf(id)).toEqual(ended);
});

test("worker of a run shuts down → another worker continues the run without loss", async () => {
  const { id } = await start(10);
  const ending = new AbortController();
  work = inOrder(async (number) => {
    if (number === 4) ending.abort();
  });
  expect(await carryOut(id, { ending: ending.signal })).toMatchObject({ status: "failed" });
  expect(await rowOf(id)).toMatchObject({ state: "running", done: 4, falls: 0 });
  await carryOut(id);
  expect(await rowOf(id)).toMatchObject({ state: "done", done: 10 });
});

test("run stopped by an admin → ends after the current row", async () => {
  const { id } = await start(100);
  work = inOrder(async (number) => {
    if (number === 5) {
      await database.db.updateTable("runs").set({ stopping: true }).where("id", "=", id).execute();
      await sleep(600);
    }
  });
  expect(await carryOut(id)).toMatchObject({ status: "completed" });
  expect(await rowOf(id)).toMatchObject({ state: "stopped", total: 100, done: 5 });
});

test("run crashes → retried, and failed after the third crash; its problem contains no personal data", async () => {
  const { id } = await start(10);
  work = inOrder(async (number) => {
    if (number === 3) throw new TypeError("mario.rossi@example.com has no name");
  });
  for (const falls of [1, 2]) {
    expect(await carryOut(id)).toMatchObject({ status: "failed" });
    expect(await rowOf(id)).toMatchObject({ state: "running", falls });
  }
  expect(await carryOut(id)).toMatchObject({ status: "completed" });
  expect(await rowOf(id)).toMatchObject({ state: "failed", problem: "TypeError" });

  const refused = await start(1);
  work = async () => {
    throw new Failure("invoice.sellerMissing");
  };
  await carryOut(refused.id);
  expect(await rowOf(refused.id)).toMatchObject({ state: "failed", problem: "invoice.sellerMissing" });
});

test("run writes to a table → the history has the admin who started the run, with the admin's reason", async () => {
  const { id } = await start(1);
  const other = await aUser(database.db);
  work = async ({ ctx }) => {
    await ctx.write("routine", ({ tx }) =>
      tx.updateTable("users").set({ first_name: "Ada" }).where("id", "=", other.id).execute(),
    );
  };
  await carryOut(id);
  const history = await readHistory(database.db, "users", other.id);
  expect(history.at(-1)).toMatchObject({ actor_id: adminId, why: reason });
});

test("run changed → change event to enabled administrators only", async () => {
  await aUser(database.db);
  const gone = await aUser(database.db, { admin: true });
  await database.db.updateTable("users").set({ enabled: false }).where("id", "=", gone.id).execute();
  const { id } = await start(1);
  const event = events.find(({ name }) => name === "run.changed")!;
  expect(await event.announce!(database.db, [{ id }])).toEqual([
    { to: { userId: adminId }, message: { type: "run.changed", id } },
  ]);
});

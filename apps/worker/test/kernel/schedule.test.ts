import { randomBytes, randomUUIDv7 } from "node:crypto";
import { openJobs, readHistory, type JobQueue } from "@orbita/db";
import { jobs as jobDefinitions, logRoutine } from "@orbita/features";
import { routines } from "@orbita/features/work";
import { createCodes, readSessionKeys } from "@orbita/platform";
import { aJobPost, aSpace, createDatabase, testStorage, type TestDatabase } from "@orbita/testing";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { queueOfRoutine, startSchedule, upkeep } from "../../src/schedule.ts";
import { workCtx, type WorkTools } from "../../src/work-ctx.ts";
import { silent } from "../support/workbench.ts";

let database: TestDatabase;
let jobs: JobQueue;
let tools: WorkTools;
beforeAll(async () => {
  database = await createDatabase();
  jobs = await openJobs({ url: database.url, jobs: jobDefinitions, max: 4, work: true, onError: () => {} });
  const codes = createCodes(readSessionKeys(randomBytes(32).toString("base64url")));
  const mail = { send: () => Promise.reject(new Error("no mail here")) };
  const storage = testStorage();
  tools = { db: database.db, jobs, mail, codes, storage, webOrigin: "http://localhost:3000", log: silent };
});
afterAll(async () => {
  await jobs.stop();
  await database.drop();
});

const all = [...upkeep, ...routines];

test("scheduler started → every routine is scheduled in Rome time, and a removed routine is unscheduled", async () => {
  const gone = { name: "gone", cron: "0 0 * * *", run: async () => {} };
  await startSchedule(jobs, [...all, gone], tools);
  await startSchedule(jobs, all, tools);
  const schedules = await jobs.boss.getSchedules();
  expect(schedules.map(({ name }) => name).toSorted()).toEqual(all.map(({ name }) => queueOfRoutine(name)).toSorted());
  for (const { timezone } of schedules) expect(timezone).toBe("Europe/Rome");
});

test("job post past its expiry date → unpublished as expired, with events and a reason in the history", async () => {
  const { id: spaceId } = await aSpace(database.db);
  const over = await aJobPost(database.db, { spaceId, status: "published", expiresAt: new Date(Date.now() - 1_000) });
  const open = await aJobPost(database.db, { spaceId, status: "published" });
  const expire = routines.find(({ name }) => name === "jobPosts.expire")!;
  await expire.run(workCtx(tools, "test"));
  const rows = await database.db.selectFrom("job_posts").select(["id", "status", "outcome"]).orderBy("id").execute();
  expect(rows).toEqual([
    { id: over.id, status: "unpublished", outcome: "expired" },
    { id: open.id, status: "published", outcome: null },
  ]);
  const told = await database.db.selectFrom("outbox").select(["name", "destination", "payload"]).execute();
  expect(told.map(({ name, destination }) => `${name} ${destination}`).toSorted()).toEqual([
    "jobPost.changed broker",
    "jobPost.changed search",
    // This event is the owner's notification about the expiry.
    "notification.changed broker",
  ]);
  expect(told.find(({ name }) => name === "jobPost.changed")?.payload).toEqual({ id: over.id, seen: true });
  const history = await readHistory(database.db, "job_posts", over.id);
  expect(history.at(-1)).toMatchObject({ action: "update", why: "expired" });
});

test("maintenance routines of the database run → the history has partitions for the coming months", async () => {
  for (const { run } of upkeep) await run(workCtx(tools, "test"));
  const { rows } = await jobs.boss
    .getDb()
    .executeSql("select count(*)::int as n from pg_inherits where inhparent = 'history'::regclass");
  expect((rows[0] as { n: number }).n).toBeGreaterThanOrEqual(5);
});

const logged = (subject: string) =>
  database.db.selectFrom("runs").selectAll().where("subject", "=", subject).orderBy("created_at").execute();

test("routine runs → logged with count or error class, without personal data", async () => {
  const ctx = workCtx(tools, "test");
  await logRoutine(ctx, "test.counts", async () => 31);
  await logRoutine(ctx, "test.silent", async () => {});
  const failing = logRoutine(ctx, "test.fails", () => Promise.reject(new RangeError("ada@posta.example is too long")));
  await expect(failing).rejects.toThrow("too long");
  expect(await logged("test.counts")).toMatchObject([
    { what: "routine", state: "done", by_id: null, total: 31, done: 31, ok: 31, dry: false },
  ]);
  expect(await logged("test.silent")).toMatchObject([{ state: "done", total: null, done: 0 }]);
  const [failed] = await logged("test.fails");
  expect(failed).toMatchObject({ state: "failed", problem: "RangeError" });
  expect(JSON.stringify(failed)).not.toContain("ada@");
  // Runs of scheduled routines have no actor and write no history.
  expect(await readHistory(database.db, "runs", failed!.id)).toEqual([]);
});

test("worker crashed during a routine → the retry continues the same run, which ends once", async () => {
  const ctx = workCtx(tools, "test");
  void logRoutine(ctx, "test.falls", () => new Promise(() => {}));
  await expect.poll(() => logged("test.falls")).toMatchObject([{ state: "running" }]);
  await logRoutine(ctx, "test.falls", async () => 2);
  expect(await logged("test.falls")).toMatchObject([{ state: "done", done: 2 }]);
});

test("scheduled routine's job runs → the worker runs the routine and logs it as a run", async () => {
  const done: string[] = [];
  const mine = { name: "test.struck", cron: "0 0 1 1 *", run: async () => void done.push("struck") };
  await startSchedule(jobs, [...all, mine], tools);
  await jobs.boss.send(queueOfRoutine(mine.name), null);
  await expect.poll(() => logged("test.struck"), { timeout: 20_000 }).toMatchObject([{ state: "done" }]);
  expect(done).toEqual(["struck"]);
});

test("run older than 90 days, or idle routine run older than 7 → deleted; expired file → deleted; abandoned run → failed", async () => {
  const { db } = database;
  const ago = (days: number) => new Date(Date.now() - days * 86_400_000);
  const make = async (columns: object) => {
    const id = randomUUIDv7();
    const usual = { id, what: "export", subject: "user", state: "done", created_at: ago(1) };
    await db
      .insertInto("runs")
      .values({ ...usual, ...columns })
      .execute();
    return id;
  };
  const old = await make({ created_at: ago(91) });
  await db.insertInto("run_lines").values({ run_id: old, kind: "user", target_id: "1", state: "ok" }).execute();
  const kept = await make({ created_at: ago(89) });
  const idle = await make({ what: "routine", created_at: ago(8) });
  const busy = await make({ what: "routine", created_at: ago(8), done: 3 });
  const failed = await make({ what: "routine", created_at: ago(8), state: "failed" });
  const file = { file_key: `runs/${randomUUIDv7()}.csv`, file_name: "x.csv" };
  await tools.storage.put(file.file_key, new Uint8Array([1]), "text/csv");
  const over = await make({ ...file, file_until: ago(0.01) });
  const open = await make({ state: "running", created_at: ago(3) });
  await sql`alter table runs disable trigger runs_version`.execute(db);
  await db
    .updateTable("runs")
    .set({ updated_at: ago(2) })
    .where("id", "=", open)
    .execute();
  await sql`alter table runs enable trigger runs_version`.execute(db);
  const forget = routines.find(({ name }) => name === "runs.forget")!;
  expect(await forget.run(workCtx(tools, "test"))).toBe(3);
  const ids = [old, kept, idle, busy, failed, over, open];
  const left = await db
    .selectFrom("runs")
    .select(["id", "state", "problem", "file_key"])
    .where("id", "in", ids)
    .execute();
  expect(left.map(({ id }) => id).toSorted()).toEqual([kept, busy, failed, over, open].toSorted());
  expect(left.find(({ id }) => id === over)?.file_key).toBeNull();
  expect(left.find(({ id }) => id === open)).toMatchObject({ state: "failed", problem: "run.abandoned" });
  const fetching = async () => {
    for await (const bytes of tools.storage.get(file.file_key)) expect(bytes).toHaveLength(0);
  };
  await expect(fetching()).rejects.toThrow("NoSuchKey");
});

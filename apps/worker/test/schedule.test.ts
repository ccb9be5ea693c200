import { randomBytes } from "node:crypto";
import { openJobs, readHistory, type Jobs } from "@orbita/db";
import { jobs as jobDefinitions } from "@orbita/features";
import { routines } from "@orbita/features/work";
import { createCodes, readSessionKeys } from "@orbita/platform";
import { aJobPost, aSpace, createDatabase, testStorage, type TestDatabase } from "@orbita/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { queueOfRoutine, startSchedule, upkeep } from "../src/schedule.ts";
import { workCtx, type WorkTools } from "../src/work-ctx.ts";
import { silent } from "./bench.ts";

let database: TestDatabase;
let jobs: Jobs;
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

test("every routine has its hour in Rome, and one that left the code is forgotten", async () => {
  const gone = { name: "gone", cron: "0 0 * * *", run: async () => {} };
  await startSchedule(jobs, [...all, gone], tools);
  await startSchedule(jobs, all, tools);
  const schedules = await jobs.boss.getSchedules();
  expect(schedules.map(({ name }) => name).toSorted()).toEqual(all.map(({ name }) => queueOfRoutine(name)).toSorted());
  for (const { timezone } of schedules) expect(timezone).toBe("Europe/Rome");
});

test("a post whose time is over is closed as expired, told, and its history says why", async () => {
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
    // Whose post it was reads it in their notices.
    "notification.changed broker",
  ]);
  expect(told.find(({ name }) => name === "jobPost.changed")?.payload).toEqual({ id: over.id, seen: true });
  const history = await readHistory(database.db, "job_posts", over.id);
  expect(history.at(-1)).toMatchObject({ action: "update", why: "expired" });
});

test("the house's own upkeep runs", async () => {
  for (const { run } of upkeep) await run(workCtx(tools, "test"));
  const { rows } = await jobs.boss
    .getDb()
    .executeSql("select count(*)::int as n from pg_inherits where inhparent = 'history'::regclass");
  expect((rows[0] as { n: number }).n).toBeGreaterThanOrEqual(5);
});

import { randomUUIDv7 } from "node:crypto";
import { openJobs, type JobQueue } from "@orbita/db";
import { indexes, jobs as jobDefinitions } from "@orbita/features";
import { jobHandlers } from "@orbita/features/work";
import { standing } from "@orbita/platform";
import { aJobPost, aSpace, aUser, testStorage } from "@orbita/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startJobs } from "../../src/jobs.ts";
import { workCtx, type WorkTools } from "../../src/work-ctx.ts";
import { jobPostIndexName, silent, workbench } from "../support/workbench.ts";

let bench: Awaited<ReturnType<typeof workbench>>;
let jobs: JobQueue;
let tools: WorkTools;
const name = jobPostIndexName;
beforeAll(async () => {
  bench = await workbench();
  const { id: spaceId } = await aSpace(bench.db);
  for (let from = 0; from < 600; from += 100)
    await Promise.all(Array.from({ length: 100 }, () => aJobPost(bench.db, { spaceId, status: "published" })));
  jobs = await openJobs({ url: bench.url, jobs: jobDefinitions, max: 4, work: true, onError: () => {} });
  tools = {
    db: bench.db,
    jobs,
    mail: { send: () => Promise.reject(new Error("no mail here")) },
    codes: { codeOf: () => "" } as never,
    storage: testStorage(),
    search: bench.search,
    webOrigin: "http://localhost:3000",
    log: silent,
  };
  await startJobs(
    jobs,
    jobHandlers.filter(({ job }) => job.name === "runs.carryOut"),
    tools,
  );
});
afterAll(async () => {
  await jobs.stop();
  await bench.stop();
});

const carryOut = jobDefinitions.find(({ name: job }) => job === "runs.carryOut")!;
const runOf = (id: string) => bench.db.selectFrom("runs").selectAll().where("id", "=", id).executeTakeFirstOrThrow();

async function start(stopping = false) {
  const { id: by_id } = await aUser(bench.db, { admin: true });
  const id = randomUUIDv7();
  await workCtx(tools, "test").write("routine", async ({ tx, enqueue }) => {
    const row = { id, what: "reindex", subject: name, by_id, reason: "campi nuovi", stopping };
    await tx.insertInto("runs").values(row).execute();
    await enqueue(carryOut, { runId: id });
  });
  return id;
}

const documents = async () => {
  await bench.search.client.indices.refresh({ index: bench.search.indexName(name) });
  const { body } = await bench.search.client.count({ index: bench.search.indexName(name) });
  return body.count;
};

test("reindex run → counts its steps, rows and documents, and replaces the old index", async () => {
  const { current: before } = await standing(bench.search, name);
  expect(await documents()).toBe(0);
  const id = await start();
  await expect.poll(async () => (await runOf(id)).state, { timeout: 30_000 }).toBe("done");
  expect(await runOf(id)).toMatchObject({ total: 3, done: 3, ok: 3, failed: 0, problem: null });
  expect((await runOf(id)).outcome).toEqual(
    expect.arrayContaining([
      { name: "rows", value: 600 },
      { name: "documents", value: 600 },
    ]),
  );
  const { current, next } = await standing(bench.search, name);
  expect(current).not.toBe(before);
  expect(next).toBeNull();
  expect(await documents()).toBe(600);
  expect(indexes.some(({ definition }) => definition.name === name)).toBe(true);
});

test("reindex run stopped → the old index stays, and the half-built index is removed", async () => {
  const { current: before } = await standing(bench.search, name);
  const id = await start(true);
  await expect.poll(async () => (await runOf(id)).state, { timeout: 20_000 }).toBe("stopped");
  expect(await standing(bench.search, name)).toEqual({ current: before, next: null });
  expect(await documents()).toBe(600);
});

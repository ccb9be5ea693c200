import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { outboxChannel, outboxState, wakeOn } from "@orbita/db";
import { indexes, planRebuild } from "@orbita/features";
import { ensureIndex, rebuild, standing } from "@orbita/platform";
import { aJobPost, aSpace, auditIndex, changePost, proofSize } from "@orbita/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startRelay } from "../../src/relay.ts";
import { jobPostIndexName, silent, workbench } from "../support/workbench.ts";

let bench: Awaited<ReturnType<typeof workbench>>;
let ids: string[];
const postCount = proofSize({ short: 120, whole: 400 });
beforeAll(async () => {
  bench = await workbench();
  const { id: spaceId } = await aSpace(bench.db);
  const posts = await Promise.all(
    Array.from({ length: postCount }, () => aJobPost(bench.db, { spaceId, status: "published" })),
  );
  ids = posts.map(({ id }) => id);
});
afterAll(() => bench.stop());

const waiting = async () => (await outboxState(bench.db)).find(({ destination }) => destination === "search")?.depth;

/** Changes, suspends and republishes posts at random. The returned function stops this and returns the number of changes. */
function meddle() {
  const stop = new AbortController();
  let changes = 0;
  const write = async () => {
    while (!stop.signal.aborted) {
      const id = ids[Math.floor(Math.random() * ids.length)]!;
      const status = Math.random() < 0.3 ? ("suspended" as const) : ("published" as const);
      await changePost(bench.db, id, { title: `Cambio ${changes++}`, status }, ["search"]);
    }
  };
  const writers = [write(), write(), write()];
  return async () => {
    stop.abort();
    await Promise.all(writers);
    return changes;
  };
}

test("index rebuilt under concurrent writes → the index equals the table, without lost or stale documents", async () => {
  const relays = [1, 2].map(() =>
    startRelay({
      db: bench.db,
      destination: bench.toSearch,
      log: silent,
      size: 25,
      leaseSeconds: 5,
      wake: wakeOn(bench.url, outboxChannel, 100),
    }),
  );
  const stopMeddling = meddle();
  const before = await standing(bench.search, jobPostIndexName);
  for (let round = 0; round < 2; round++)
    await rebuild(bench.search, planRebuild(bench.db, indexes[0]!), { batch: 20 });
  const changes = await stopMeddling();
  await expect.poll(waiting, { timeout: 20_000 }).toBe(0);
  await Promise.all(relays.map(({ stop }) => stop()));

  const after = await standing(bench.search, jobPostIndexName);
  expect(after.next).toBeNull();
  expect(after.current).not.toBe(before.current);
  const { table, index } = await auditIndex(bench.db, bench.search);
  expect(index).toEqual(table);
  expect(changes).toBeGreaterThan(postCount / 4);
});

test("index rebuild failed → the old index stays; rebuild crashed → the next rebuild removes its leftovers", async () => {
  const { current } = await standing(bench.search, jobPostIndexName);
  const plan = planRebuild(bench.db, indexes[0]!);
  const failing = { ...plan, project: () => Promise.reject(new Error("no more")) };
  await expect(rebuild(bench.search, failing)).rejects.toThrow("no more");
  expect(await standing(bench.search, jobPostIndexName)).toEqual({ current, next: null });
  const copying = Promise.withResolvers<void>();
  const hung = {
    ...plan,
    project: () => {
      copying.resolve();
      return new Promise<never>(() => {});
    },
  };
  void rebuild(bench.search, hung);
  await copying.promise;
  expect((await standing(bench.search, jobPostIndexName)).next).not.toBeNull();
  await rebuild(bench.search, plan);
  const { body } = await bench.search.client.indices.get({ index: `${bench.search.indexName(jobPostIndexName)}-*` });
  expect(Object.keys(body)).toEqual([(await standing(bench.search, jobPostIndexName)).current]);
});

test("search index missing → the worker's `prepare` builds it", async () => {
  const { current } = await standing(bench.search, jobPostIndexName);
  await bench.search.client.indices.delete({ index: current! });
  await bench.toSearch.prepare?.();
  const { table, index } = await auditIndex(bench.db, bench.search);
  expect(index).toEqual(table);
});

test("index definition with a new field → mapping extended; with a changed field type → rebuild needed", async () => {
  const { definition } = indexes[0]!;
  const more = { ...definition, fields: { ...definition.fields, colour: "keyword" as const } };
  expect(await ensureIndex(bench.search, definition)).toBe("there");
  expect(await ensureIndex(bench.search, more)).toBe("there");
  const other = { ...definition, fields: { ...definition.fields, title: "number" as const } };
  expect(await ensureIndex(bench.search, other)).toBe("rebuild");
});

test("the CLI command `rebuild` → rebuilds the index from all rows", async () => {
  const { stdout } = await promisify(execFile)(process.execPath, ["src/cli/rebuild.ts"], {
    cwd: new URL("../..", import.meta.url),
    env: { ...process.env, DATABASE_URL: bench.url, OPENSEARCH_PREFIX: bench.search.indexName("") },
  });
  expect(stdout).toContain(`job-posts: ${postCount} rows read`);
});

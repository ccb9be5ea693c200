import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { outboxState } from "@orbita/db";
import { connectSearch, dropIndex, standing, type Search } from "@orbita/platform";
import {
  aJobPost,
  aSpace,
  auditIndex,
  changePosts,
  createDatabase,
  serverUrl,
  versionsOf,
  type PostChange,
  type TestDatabase,
} from "@orbita/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { freshPrefix, secrets, start } from "./support/processes.ts";
import { seed, seeded } from "./support/random.ts";
import { isShort } from "./support/servers.ts";

const changes = isShort ? 1_500 : 10_000;
const posts = isShort ? 150 : 500;
const random = seeded(seed);
const prefix = freshPrefix();
const env = { ...secrets(), OPENSEARCH_PREFIX: prefix, RELAY_BATCH: "40", RELAY_LEASE_SECONDS: "2" };

let database: TestDatabase;
let search: Search;
beforeAll(async () => {
  database = await createDatabase({ max: 8 });
  search = connectSearch(serverUrl("OPENSEARCH_URL"), prefix);
});
afterAll(async () => {
  const { current } = await standing(search, "job-posts");
  if (current !== null) await dropIndex(search, current);
  await Promise.all([database.drop(), search.close()]);
});

const startWorker = () => start("worker", { ...env, DATABASE_URL: database.url });
const waiting = async () => (await outboxState(database.db)).reduce((sum, { depth }) => sum + depth, 0);

/** Titles, closings and reopenings, by several writers at once. */
async function write(ids: readonly string[], count: number): Promise<void> {
  const state = { left: count };
  const one = (): PostChange => ({
    id: ids[Math.floor(random() * ids.length)]!,
    title: `Cambio ${state.left--}`,
    status: random() < 0.15 ? "suspended" : "published",
  });
  const writer = async () => {
    while (state.left > 0) await changePosts(database.db, Array.from({ length: Math.min(5, state.left) }, one));
  };
  await Promise.all([writer(), writer(), writer(), writer()]);
}

/** Lives for a random while, dies without a word, and is followed by another. */
async function mortal(until: AbortSignal): Promise<number> {
  let kills = 0;
  while (!until.aborted) {
    const worker = await startWorker();
    await Promise.race([worker.ready(), once(until, "abort")]);
    await sleep(200 + random() * 4_000, undefined, { signal: until }).catch(() => {});
    await worker.kill();
    kills += 1;
  }
  return kills;
}

/** Watches every document all the time: a version that goes down is an older one over a newer. */
async function watch(ids: readonly string[], until: AbortSignal): Promise<{ looks: number; backwards: string[] }> {
  const highest = new Map<string, number>();
  const backwards: string[] = [];
  let looks = 0;
  while (!until.aborted) {
    const now = await versionsOf(search, ids).catch(() => new Map<string, number>());
    for (const [id, version] of now) {
      const before = highest.get(id) ?? 0;
      if (version < before) backwards.push(`${id}: ${before} → ${version}`);
      highest.set(id, Math.max(before, version));
    }
    looks += 1;
    await sleep(100);
  }
  return { looks, backwards };
}

test(`workers killed at random while ${changes} changes are relayed: the index equals the table (seed ${seed})`, async () => {
  const { id: spaceId } = await aSpace(database.db);
  const ids: string[] = [];
  for (let made = 0; made < posts; made++) ids.push((await aJobPost(database.db, { spaceId, status: "published" })).id);

  const killing = new AbortController();
  const watching = new AbortController();
  const watched = watch(ids, watching.signal);
  const mortals = [mortal(killing.signal), mortal(killing.signal)];
  const begin = performance.now();
  await write(ids, changes);
  const written = performance.now();
  // On until most is relayed: kills must fall into the work and not after it.
  while ((await waiting()) > changes * 0.2) await sleep(100);
  killing.abort();
  const kills = (await Promise.all(mortals)).reduce((sum, count) => sum + count, 0);

  const left = await waiting();
  const survivor = await startWorker();
  const drainBegin = performance.now();
  await expect.poll(waiting, { timeout: 120_000, interval: 200 }).toBe(0);
  const drained = performance.now();
  await survivor.stop();
  watching.abort();
  const { looks, backwards } = await watched;

  const { table, index } = await auditIndex(database.db, search);
  const seconds = (ms: number) => Math.round(ms / 100) / 10;
  console.log(
    JSON.stringify({
      seed,
      changes,
      posts,
      kills,
      writeSeconds: seconds(written - begin),
      leftAtLastKill: left,
      drainSeconds: seconds(drained - drainBegin),
      looks,
      inTable: table.size,
      inIndex: index.size,
    }),
  );
  expect(backwards).toEqual([]);
  expect(index).toEqual(table);
  expect(kills).toBeGreaterThan(2);
});

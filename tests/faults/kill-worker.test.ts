import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { outboxState } from "@orbita/db";
import { dropIndex, standing, type SearchClient } from "@orbita/platform";
import {
  aJobPost,
  aSpace,
  auditIndex,
  changePosts,
  createDatabase,
  freshPrefix,
  isWholeProof,
  type PostChange,
  proofSize,
  secrets,
  startProcess,
  type TestDatabase,
  testSearch,
  versionsOf,
} from "@orbita/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { seed, seeded } from "./support/random.ts";

const changes = proofSize({ short: 500, whole: 10_000 });
// The number of changes per post is small, because a lost event shows only if no later event of the post repairs it.
const posts = changes / 2.5;
const random = seeded(seed);
const prefix = freshPrefix();
const env = {
  ...secrets(),
  OPENSEARCH_PREFIX: prefix,
  RELAY_BATCH: isWholeProof ? "25" : "10",
  RELAY_LEASE_SECONDS: "2",
};

let database: TestDatabase;
let search: SearchClient;
beforeAll(async () => {
  database = await createDatabase({ max: 8 });
  search = testSearch(prefix);
});
afterAll(async () => {
  const { current } = await standing(search, "job-posts");
  if (current !== null) await dropIndex(search, current);
  await Promise.all([database.drop(), search.close()]);
});

const startWorker = () => startProcess("worker", { ...env, DATABASE_URL: database.url });
const waiting = async () => (await outboxState(database.db)).reduce((sum, { depth }) => sum + depth, 0);

/** Changes titles, and suspends and republishes posts, with four concurrent writers. */
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

/** Returns the number of outbox rows that a worker has leased and not finished. */
async function taken(): Promise<number> {
  const row = await database.db
    .selectFrom("outbox")
    .select(({ fn }) => fn.countAll<string>().as("rows"))
    .where("attempts", ">", 0)
    .executeTakeFirstOrThrow();
  return Number(row.rows);
}

const deaths = { kills: 0, inTheWork: 0 };
/** The wanted number of kills during the work. Without this limit the test would take an hour on a busy machine. */
const enough = proofSize({ short: 5, whole: 60 });

/** Starts a worker, kills it after a random time, and repeats. */
async function mortal(until: AbortSignal): Promise<void> {
  while (!until.aborted) {
    const worker = await startWorker();
    await Promise.race([worker.ready(), once(until, "abort")]);
    await sleep(random() * 2_000, undefined, { signal: until }).catch(() => {});
    await worker.kill();
    deaths.kills += 1;
    if ((await taken()) > 0) deaths.inTheWork += 1;
  }
}

async function plant(count: number): Promise<string[]> {
  const { id: spaceId } = await aSpace(database.db);
  const ids: string[] = [];
  const planter = async () => {
    while (ids.length < count) ids.push((await aJobPost(database.db, { spaceId, status: "published" })).id);
  };
  await Promise.all(Array.from({ length: 8 }, planter));
  return ids;
}

/** Polls the indexed documents in turn. A decreasing version means that an older document overwrote a newer one. */
async function watch(ids: readonly string[], until: AbortSignal): Promise<{ looks: number; backwards: string[] }> {
  const highest = new Map<string, number>();
  const backwards: string[] = [];
  let looks = 0;
  while (!until.aborted) {
    const from = (looks * 300) % ids.length;
    const now = await versionsOf(search, ids.slice(from, from + 300)).catch(() => new Map<string, number>());
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

test(`workers killed at random while ${changes} changes are indexed → the search index equals the table (seed ${seed})`, async () => {
  const ids = await plant(posts);
  // Creates the index before the first change, so that all its content comes through the relay.
  const first = await startWorker();
  await first.ready();
  await expect.poll(async () => (await standing(search, "job-posts")).current, { timeout: 60_000 }).not.toBeNull();
  await first.stop();

  const begin = performance.now();
  await write(ids, changes / 2);
  const killing = new AbortController();
  const watching = new AbortController();
  const watched = watch(ids, watching.signal);
  const mortals = [mortal(killing.signal), mortal(killing.signal)];
  await write(ids, changes / 2);
  const written = performance.now();
  // Waits for enough kills or until most changes are relayed, because kills must happen during the work, not after it.
  while (deaths.inTheWork < enough && (await waiting()) > changes * 0.1) await sleep(100);
  killing.abort();
  await Promise.all(mortals);

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
      ...deaths,
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
  expect(deaths.inTheWork).toBeGreaterThan(1);
});

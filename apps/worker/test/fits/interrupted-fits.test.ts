import { connectSearch, type SearchClient } from "@orbita/platform";
import { freePort, proofSize } from "@orbita/testing";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { fitsWorld, type FitsWorld } from "./fits-world.ts";

const people = proofSize({ short: 100, whole: 1_000 });
const jobs = proofSize({ short: 30, whole: 300 });

let world: FitsWorld;
beforeAll(async () => void (world = await fitsWorld()), 120_000);
beforeEach(() => world.clear());
afterAll(() => world.stop());

const countMailings = async () => {
  const { rows } = await sql<{ count: number }>`select count(*)::integer as count from job_fit_mailings`.execute(
    world.db,
  );
  return rows[0]!.count;
};
/** For each person: the number of notifications and of mail jobs. */
const toldCounts = async () => {
  const { rows } = await sql<{ told: number; mails: number }>`
    select count(n.id)::integer as told, count(j.id)::integer as mails
    from users u left join notifications n on n.user_id = u.id
      left join pgboss.job j on j.name = 'notifications.sendMail' and j.data ->> 'id' = n.id::text
    group by u.id`.execute(world.db);
  return rows;
};
const once = (count: number) => Array.from({ length: count }, () => ({ told: 1, mails: 1 }));

async function plant(talents: number, posts: number): Promise<void> {
  for (let count = 0; count < posts; count++) await world.post();
  for (let count = 0; count < talents; count++) await world.talent();
}

/** The search engine, which is unavailable after this number of queries. */
function failingAfter(queries: number, search: SearchClient, away: SearchClient): SearchClient {
  let asked = 0;
  return {
    ...search,
    get client() {
      return ++asked > queries ? away.client : search.client;
    },
  };
}

describe("interrupted weekly run", () => {
  test("search engine fails in the middle → the stored half stays, the next run goes on, one notification and one mail each", async () => {
    await plant(100, 3);
    const away = connectSearch(`http://127.0.0.1:${await freePort()}`);
    const broken = world.send(0, { search: failingAfter(60, world.search, away) });
    await expect(broken).rejects.toThrow("search is away");
    const stored = await countMailings();
    expect(stored).toBeGreaterThan(0);
    expect(stored).toBeLessThan(100);
    await world.send();
    expect(await countMailings()).toBe(100);
    expect(await toldCounts()).toEqual(once(100));
    await world.send();
    expect(await toldCounts()).toEqual(once(100));
  });

  test("worker that shuts down → the run ends after its batch, and the next one goes on", async () => {
    await plant(50, 3);
    const ending = new AbortController();
    const search: SearchClient = {
      ...world.search,
      get client() {
        ending.abort();
        return world.search.client;
      },
    };
    await world.send(0, { search, ending: ending.signal });
    const stored = await countMailings();
    expect(stored).toBeGreaterThan(0);
    expect(stored).toBeLessThan(50);
    await world.send();
    expect(await toldCounts()).toEqual(once(50));
  });

  test("two workers run at the same time → one notification and one mail each", async () => {
    await plant(60, 3);
    await Promise.all([world.send(), world.send()]);
    expect(await countMailings()).toBe(60);
    expect(await toldCounts()).toEqual(once(60));
  });
});

test(`${people} people, ${jobs} fitting jobs → everyone has a mailing; prints the rate`, async () => {
  await plant(people, jobs);
  const begin = performance.now();
  await world.send();
  const seconds = (performance.now() - begin) / 1_000;
  process.stdout.write(`${JSON.stringify({ people, jobs, peoplePerSecond: Math.round(people / seconds) })}\n`);
  expect(await countMailings()).toBe(people);
  expect(await toldCounts()).toEqual(once(people));
}, 600_000);

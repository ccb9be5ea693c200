import { randomUUIDv7 } from "node:crypto";
import { countEvents, rebuildStatistics } from "@orbita/features";
import { createDatabase, seeded, type TestDatabase } from "@orbita/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { aMarket, recount, type HiringEvent, type CountsByName } from "./statistics-oracle.ts";

let database: TestDatabase;
beforeAll(async () => void (database = await createDatabase()));
afterAll(() => database.drop());

const seed = Number(process.env["SEED"] ?? Date.now() % 100_000);
const begin = Date.parse("2026-03-01T00:00:00Z");

async function sums(): Promise<CountsByName> {
  const rows = await database.db.selectFrom("hiring_sums").selectAll().execute();
  return new Map(
    rows.flatMap(({ scope_id, grain, day, counts }) =>
      Object.entries(counts as Record<string, number>).map(
        ([key, n]) => [`${scope_id} ${grain} ${day} ${key}`, n] as const,
      ),
    ),
  );
}

const sorted = (all: CountsByName) => [...all].toSorted(([one], [other]) => (one < other ? -1 : 1));

/** Inserts hiring events as the database triggers do. Duplicates are ignored. */
const tell = (events: readonly HiringEvent[]) =>
  database.db
    .insertInto("hiring_events")
    .values([...events])
    .onConflict((on) => on.doNothing())
    .execute();

test(`late, duplicate and unordered hiring events → same totals as a recount of all events (SEED=${seed})`, async () => {
  const { db } = database;
  const dice = seeded(seed);
  const spaces = [randomUUIDv7(), randomUUIDv7()];
  const posts = Array.from({ length: 5 }, (_, n) => ({ space_id: spaces[n % 2]!, job_post_id: randomUUIDv7() }));
  const events = aMarket(dice, { posts, views: 1_500, lives: 250, begin });
  // The events arrive in random order, a fifth of them twice, and a tenth of them after all the others.
  const heard = events.flatMap((event) => {
    const late = dice() < 0.1 ? 2 : 0;
    return [dice() + late, ...(dice() < 0.2 ? [dice() + late] : [])].map((when) => ({ when, event }));
  });
  heard.sort((one, other) => one.when - other.when);
  expect(heard.length).toBeGreaterThan(events.length);
  while (heard.length > 0) {
    const batch = heard.splice(0, 1 + Math.floor(dice() * 120)).map(({ event }) => event);
    await tell(batch);
    if (dice() < 0.6) await countEvents({ db, now: new Date() });
  }
  // Two concurrent runs of the counting must not count an event twice.
  await Promise.all([countEvents({ db, now: new Date() }), countEvents({ db, now: new Date() })]);
  const counted = await sums();
  const days = new Set(events.map(({ day }) => day));
  expect(days.size).toBeGreaterThan(30);
  expect(sorted(counted)).toEqual(sorted(recount(events)));

  const { events: known } = await rebuildStatistics(db);
  expect(known).toBe(events.length);
  expect(sorted(await sums())).toEqual(sorted(counted));
  expect(await countEvents({ db, now: new Date() })).toBe(0);
});

test("hiring events that arrive while the statistics are rebuilt → counted once", async () => {
  const { db } = database;
  const dice = seeded(seed + 1);
  const post = { space_id: randomUUIDv7(), job_post_id: randomUUIDv7() };
  const events = aMarket(dice, { posts: [post], views: 200, lives: 40, begin });
  const rest = events.splice(100);
  await tell(events);
  await Promise.all([
    rebuildStatistics(db),
    ...rest.map((event) => tell([event])),
    countEvents({ db, now: new Date() }),
  ]);
  await countEvents({ db, now: new Date() });
  const ours = [...(await sums())].filter(([place]) => place.startsWith(post.space_id));
  const right = [...recount([...events, ...rest])].filter(([place]) => place.startsWith(post.space_id));
  expect(sorted(new Map(ours))).toEqual(sorted(new Map(right)));
});

test("hiring event updated or deleted in SQL → refused by the database", async () => {
  const { db } = database;
  await expect(db.updateTable("hiring_events").set({ cents: 1 }).execute()).rejects.toThrow("cannot be changed");
  await expect(db.deleteFrom("hiring_events").execute()).rejects.toThrow("cannot be changed");
});

import { createDatabase, isWholeProof, proofSize, seeded, type TestDatabase } from "@orbita/testing";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { isNear, mayNotPublish, recount } from "./promise-quarter/ledger.ts";
import {
  aKeptSpace,
  answerApplication,
  count,
  end,
  leaveSpace,
  sendApplication,
  tryToPublish,
  type SimulatedSpace,
} from "./promise-quarter/world.ts";

/** If true, the test checks twice a day instead of weekly, and every Space tries to publish at each step. */
const long = isWholeProof;
const seed = Number(process.env.SEED ?? Date.now() % 2 ** 31);
const spaceCount = proofSize({ short: 12, whole: 30 });
const day = 86_400_000;
const hours = (many: number) => many * 3_600_000;
const stepHours = long ? 12 : 168;
// The simulation covers a whole quarter plus the duration of a promise, so that the first applications leave the window of 90 days.
const days = 110;

let database: TestDatabase;
beforeAll(async () => void (database = await createDatabase()));
afterAll(() => database.drop());

const random = seeded(seed);
const among = <T>(all: readonly T[], part: number): T[] => all.filter(() => random() < part);
const one = <T>(all: readonly T[]): T => all[Math.floor(random() * all.length)]!;

/** Simulates the events of a Space between two checks: people apply, some get a reply, some withdraw, a post ends. */
async function live(space: SimulatedSpace, now: Date): Promise<void> {
  const where = { db: database.db, spaceId: space.spaceId, userId: space.ownerId, now };
  const waiting = space.entries.filter(({ state }) => state === "waiting");
  for (const entry of among(waiting, 0.02 * (stepHours / 24))) await leaveSpace(database.db, entry, now);
  if (random() < stepHours / 24 / 12) {
    const chosen = among(
      waiting.filter(({ state }) => state === "waiting"),
      space.care,
    );
    const post = one(space.posts);
    const ofPost = chosen.filter(({ jobPostId }) => jobPostId === post.id);
    const to = one(["inReview", "shortlisted", "rejected"] as const);
    const movable = to === "inReview" ? ofPost.filter(({ answeredAt }) => answeredAt === null) : ofPost;
    if (movable.length > 0) await answerApplication(where, movable, to, post.replyDays);
  }
  if (random() < stepHours / 24 / 200) await end(database.db, space, now);
}

/** Generates the new applications of a Space since the last check. Their number per week is the same for one check a week and for fourteen. */
const arrivalsOf = (space: SimulatedSpace, now: number, before: number) =>
  Array.from({ length: Math.floor(random() * (stepHours / 24) * 0.9 + random()) }, () => ({
    space,
    post: one(space.posts),
    // Applications arrive at multiples of six hours. Otherwise the product and the ledger could round the median of two durations to different
    // tenths.
    at: before + hours(6) * Math.floor((random() * (now - before)) / hours(6)),
  }));

const figures = async () =>
  new Map((await database.db.selectFrom("space_promises").selectAll().execute()).map((row) => [row.space_id, row]));

async function announcements(): Promise<Map<string, number>> {
  const { rows } = await sql<{ user_id: string; times: number }>`
    select user_id, count(*)::integer as times from notifications where kind = 'promise.near' group by 1`.execute(
    database.db,
  );
  return new Map(rows.map(({ user_id, times }) => [user_id, times]));
}

test(
  `simulated quarter of ${spaceCount} Spaces → reply figures match the events, and publishing is blocked and unblocked by the rule`,
  async () => {
    process.stdout.write(`promises: ${days} days by ${stepHours} hours, SEED=${seed}\n`);
    const start = Date.UTC(2026, 7, 1, 6);
    await sql`update promise_clock set at = ${new Date(start)}`.execute(database.db);
    const spaces: SimulatedSpace[] = [];
    for (let index = 0; index < spaceCount; index++)
      spaces.push(await aKeptSpace(database.db, new Date(start), random));
    const seen = { stopped: 0, freed: 0, announced: 0, tried: 0 };
    const stopped = new Set<string>();
    for (let at = start + hours(stepHours); at <= start + days * day; at += hours(stepHours)) {
      const now = new Date(at);
      await sendApplication(
        database.db,
        spaces.flatMap((space) => arrivalsOf(space, at, at - hours(stepHours))),
      );
      for (const space of spaces) await live(space, now);
      await count(database.db, now);
      const shown = await figures();
      for (const space of spaces) {
        const wanted = recount(space.entries, at);
        // The Space has no application yet, so it has no figures.
        if (!shown.has(space.spaceId)) expect(space.entries).toEqual([]);
        else expect(shown.get(space.spaceId), `Space ${space.spaceId}, ${now.toISOString()}`).toMatchObject(wanted);
        const near = isNear(wanted);
        if (near && !space.wasNear) space.announced++;
        space.wasNear = near;
        const isStopped = mayNotPublish(wanted);
        const changes = isStopped !== stopped.has(space.spaceId);
        if (changes) seen[isStopped ? "stopped" : "freed"]++;
        if (isStopped) stopped.add(space.spaceId);
        else stopped.delete(space.spaceId);
        if (!long && !changes && random() > 0.1) continue;
        seen.tried++;
        const where = { db: database.db, spaceId: space.spaceId, userId: space.ownerId, now };
        expect(await tryToPublish(where, space.draftId)).toBe(isStopped ? "jobPost.answersOwed" : null);
      }
    }
    const told = await announcements();
    for (const { ownerId, announced } of spaces) {
      expect(told.get(ownerId) ?? 0).toBe(announced);
      seen.announced += announced;
    }
    process.stdout.write(`promises: ${JSON.stringify(seen)}\n`);
    expect(Math.min(...Object.values(seen)), "everything happened at least once").toBeGreaterThan(0);
  },
  long ? 1_800_000 : 60_000,
);

import { randomUUIDv7 } from "node:crypto";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { basePath } from "@orbita/contract";
import { createClickTokens, readSessionKeys, type ClickTokens } from "@orbita/platform";
import {
  aJobPost,
  aSpace,
  createDatabase,
  freePort,
  freshPrefix,
  proofSize,
  type RunningProcess,
  secrets,
  startProcess,
  type TestDatabase,
} from "@orbita/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { auditLedgers } from "./support/ledger.ts";
import { seed, seeded } from "./support/random.ts";

const random = seeded(seed);
const processes = 4;
const visitors = 300;
const posts = 20;
const clicks = proofSize({ short: 800, whole: 5_000 });
const together = 24;
/**
 * How many milliseconds to wait after changing the clock, until every process has read it. No click may be in flight then: a retry would arrive
 * under another date, which no real page does.
 */
const settling = 1_000;

/** Midnights of Europe/Rome in UTC: an ordinary one, and both ends of the two days that are not 24 hours long. */
const midnights = [
  "2026-11-20T23:00:00Z",
  "2026-03-28T23:00:00Z",
  "2026-03-29T22:00:00Z",
  "2026-10-24T22:00:00Z",
  "2026-10-25T23:00:00Z",
];

let database: TestDatabase;
let apis: { running: RunningProcess; port: number }[];
const clockFile = join(mkdtempSync(join(tmpdir(), "orbita-clock-")), "offset");
/**
 * The offset of the test's clock from the real one, in milliseconds. Each process follows it with an error of its own of up to a few hundred
 * milliseconds.
 */
let offset = 0;
const setClock = (moment: Date) => writeFileSync(clockFile, String((offset = moment.getTime() - Date.now())));
/** The issue time of click tokens: ten seconds ago, so that it is in the past for every process despite its clock error. */
const tenSecondsAgo = () => new Date(Date.now() + offset - 10_000);
let tokens: ClickTokens;

beforeAll(async () => {
  database = await createDatabase();
  setClock(new Date(midnights[0]!));
  const prefix = freshPrefix();
  const ours = secrets();
  tokens = createClickTokens(readSessionKeys(ours["SESSION_KEY"]!));
  const env = {
    ...ours,
    // Switches off the limit of clicks per minute, which another test covers.
    CLICKS_PER_MINUTE: "1000000",
    DATABASE_URL: database.url,
    DATABASE_POOL_URL: database.url,
    OPENSEARCH_PREFIX: prefix,
    VALKEY_PREFIX: prefix,
    WEB_ORIGIN: "http://localhost:3000",
    LIMIT_FACTOR: "100000",
    RATE_PER_MINUTE: "1000000",
    DRAIN_MS: "0",
    CLOCK_FILE: clockFile,
    NODE_OPTIONS: `--import ${fileURLToPath(new URL("./support/clock.mjs", import.meta.url))}`,
  };
  apis = await Promise.all(
    Array.from({ length: processes }, async (_, index) => {
      const port = await freePort();
      const skew = { PORT: String(port), CLOCK_SKEW_MS: String(index * 300 - 450) };
      return { port, running: await startProcess("api", { ...env, ...skew }) };
    }),
  );
  await Promise.all(apis.map(({ running }) => running.ready()));
});
afterAll(async () => {
  await Promise.all((apis ?? []).map(({ running }) => running.stop()));
  await database?.drop();
});

/**
 * Creates published posts with daily budgets from eleven clicks to more than the number of visitors. A fifth of the posts is not
 * sponsored.
 */
async function sponsoredPosts(): Promise<string[]> {
  const { id: spaceId } = await aSpace(database.db);
  const ids: string[] = [];
  for (let index = 0; index < posts; index++) {
    const expiresAt = new Date("2027-06-01T00:00:00Z");
    const { id } = await aJobPost(database.db, { spaceId, status: "published", expiresAt });
    if (index % 5 !== 0)
      await database.db
        .updateTable("job_posts")
        .set({ plan: "premium", daily_budget_cents: 500 + index * index * 37 })
        .where("id", "=", id)
        .execute();
    ids.push(id);
  }
  return ids;
}

/** Sends a click. If a busy server answers 503, the same click is sent again, to any process. */
async function open(jobPostId: string, visitor: number, id: string): Promise<number> {
  for (let tries = 0; ; tries++) {
    const status = await send(jobPostId, visitor, id);
    if (status !== 503 || tries === 50) return status;
    await sleep(100);
  }
}

async function send(jobPostId: string, visitor: number, id: string): Promise<number> {
  const { port } = apis[Math.floor(random() * apis.length)]!;
  const address = `203.${visitor >> 8}.${visitor & 255}.7`;
  const answer = await fetch(`http://127.0.0.1:${port}${basePath}/public/click`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "x-forwarded-for": address,
      "user-agent": "Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0",
    },
    body: JSON.stringify({
      jobPostId,
      source: "list",
      id,
      token: tokens.issue({ jobPostId, address }, tenSecondsAgo()),
    }),
  });
  return answer.status;
}

test(`${clicks} clicks around midnights → no budget exceeded, each in one ledger, same result in a replay (seed ${seed})`, async () => {
  const ids = await sponsoredPosts();
  const sent: string[] = [];
  const perNight = Math.ceil(clicks / midnights.length);
  for (const midnight of midnights) {
    // Sets the clock so that midnight is in the middle of the clicks, which come at their real pace.
    setClock(new Date(Date.parse(midnight) - proofSize({ short: 1_500, whole: 4_000 }) - settling));
    await sleep(settling);
    const asked = Array.from({ length: perNight }, () => {
      const id = randomUUIDv7();
      sent.push(id);
      // Squaring the random number favours the posts at the top of the list, as visitors do.
      return { id, post: ids[Math.floor(random() ** 2 * posts)]!, visitor: Math.floor(random() * visitors) };
    });
    const workers = Array.from({ length: together }, async () => {
      for (let next = asked.pop(); next; next = asked.pop()) {
        expect(await open(next.post, next.visitor, next.id)).toBe(204);
        // Some pages resend their click, which must count as the same click.
        if (random() < 0.05) expect(await open(next.post, next.visitor, next.id)).toBe(204);
      }
    });
    await Promise.all(workers);
  }
  const audit = await auditLedgers(database.db);
  expect(audit.faults).toEqual([]);
  expect(audit.ids.toSorted()).toEqual(sent.toSorted());
  // The run must have covered used-up budgets, repeated clicks, and days on both sides of each midnight.
  expect(audit.refusals.budget).toBeGreaterThan(0);
  expect(audit.refusals.repeated).toBeGreaterThan(0);
  expect(audit.days.length).toBeGreaterThan(midnights.length);
});

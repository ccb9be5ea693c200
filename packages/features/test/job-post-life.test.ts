import type { JobPostStatus, Plan } from "@orbita/contract";
import { connect, inTransaction, readHistory } from "@orbita/db";
import { aPayingSpace, createDatabase, proofSize, type TestDatabase } from "@orbita/testing";
import * as fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { askWhetherOpen, expireJobPosts, suspendUnanswered } from "../src/job-posts/expire-job-posts.ts";
import {
  aCommand,
  anAct,
  daysLater,
  draftOne,
  perform,
  slots,
  type JobPostCommand,
  type CommandContext,
} from "./job-post-life/commands.ts";
import { draftPost, isStep, judgePost, tick, type ModelPost } from "./job-post-life/model.ts";

/** Set the environment variable SEED to repeat a run. */
const seed = Number(process.env.SEED ?? Date.now() % 2 ** 31);
const runs = proofSize({ short: 8, whole: 500 });
const actsOfEach = proofSize({ short: 8, whole: 100 });
const patience = 60_000 + 5_000 * runs + 5_000 * actsOfEach;

let database: TestDatabase;
beforeAll(async () => void (database = await createDatabase()));
afterAll(() => database.drop());

const aLimitedSpace = () => aPayingSpace(database.db, { freeSlots: slots.free, premiumSlots: slots.premium });
const bySpace = (spaceId: string) =>
  database.db
    .selectFrom("job_posts")
    .select(["id", "status", "plan", "asked_at", "expires_at"])
    .where("space_id", "=", spaceId)
    .orderBy("id")
    .execute();

async function runClock(now: Date): Promise<void> {
  for (const routine of [expireJobPosts, suspendUnanswered, askWhetherOpen])
    await inTransaction(database.db, { actorId: null, requestId: null }, (tx) =>
      routine({ tx, now, tell: () => Promise.resolve(), enqueue: () => Promise.resolve() }),
    );
}

const move = (pick: number, to: JobPostStatus, plan: Plan | null = "free"): JobPostCommand => ({
  do: "move",
  pick,
  to,
  plan,
  byRoute: true,
});
/** A fixed list of commands that reaches every status and every refusal, because a few random histories sometimes miss one. */
const everything: JobPostCommand[] = [
  ...[0, 1, 2, 3].map((pick) => move(pick, "published")),
  { do: "write", pick: 4, whole: false },
  move(4, "published"),
  move(3, "suspended"),
  move(0, "suspended"),
  move(1, "unpublished"),
  move(3, "deleted"),
  move(3, "published"),
];

const seen = { statuses: new Set<string>(), codes: new Set<string | null>() };

/** Applies one command to the database and to the model. Returns the model's posts after the command. */
async function step(
  where: CommandContext,
  posts: readonly ModelPost[],
  command: Exclude<JobPostCommand, { do: "wait" }>,
) {
  const at = command.pick % posts.length;
  const post = posts[at]!;
  const verdict = judgePost({ posts, now: where.now }, post, command);
  const { code, id } = await perform(where, command, post.id);
  seen.codes.add(code);
  expect(code, JSON.stringify({ command, post })).toBe(typeof verdict === "string" ? verdict : null);
  if (typeof verdict === "string") return posts;
  return command.do === "duplicate" ? [...posts, draftPost(id!, post.whole)] : posts.with(at, verdict);
}

async function compare(where: CommandContext, posts: readonly ModelPost[]): Promise<void> {
  const rows = await bySpace(where.spaceId);
  const wanted = posts.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  expect(rows.map(({ id, status, plan, asked_at }) => ({ id, status, plan, asked: asked_at !== null }))).toEqual(
    wanted.map(({ id, status, plan, askedAt }) => ({ id, status, plan, asked: askedAt !== null })),
  );
  for (const plan of ["free", "premium"] as const)
    expect(rows.filter((row) => row.status === "published" && row.plan === plan).length).toBeLessThanOrEqual(
      slots[plan],
    );
  for (const { status } of rows) seen.statuses.add(status);
}

test(
  "any sequence of commands on job posts → the state and the refusals that the model predicts",
  async () => {
    process.stdout.write(`job posts: ${runs} histories, SEED=${seed}\n`);
    await fc.assert(
      fc.asyncProperty(fc.array(aCommand, { minLength: 20, maxLength: 30, size: "max" }), async (commands) => {
        const { id: spaceId, userId } = await aLimitedSpace();
        let where: CommandContext = { db: database.db, spaceId, userId, now: new Date() };
        let posts: readonly ModelPost[] = [];
        for (let count = 0; count < 5; count++) posts = [...posts, draftPost((await draftOne(where)).id!)];
        for (const command of commands) {
          if (command.do === "wait") {
            where = { ...where, now: daysLater(where.now, command.days) };
            await runClock(where.now);
            posts = posts.map((post) => tick(post, where.now));
          } else posts = await step(where, posts, command);
          await compare(where, posts);
        }
      }),
      { seed, numRuns: runs, examples: [[everything]] },
    );
    expect([...seen.statuses].toSorted()).toEqual(["deleted", "draft", "published", "suspended", "unpublished"]);
    for (const code of ["jobPost.wrongStatus", "jobPost.noSlotsLeft", "jobPost.incomplete", "jobPost.notFound", null])
      expect(seen.codes).toContain(code);
  },
  patience,
);

type JobPostHistoryEntry = {
  readonly at: Date;
  readonly id: string;
  readonly status?: JobPostStatus;
  readonly plan?: Plan | null;
};

/** Reads the history of a job post. Expects every status change to be an allowed transition from the previous status. */
async function lifeOf(id: string): Promise<JobPostHistoryEntry[]> {
  let status: JobPostStatus | null = null;
  const life: JobPostHistoryEntry[] = [];
  for (const row of await readHistory(database.db, "job_posts", id)) {
    const before = row.before as Partial<Record<string, unknown>> | null;
    const after = row.after as { status?: JobPostStatus; plan?: Plan | null };
    if (after.status !== undefined) {
      if (status === null) expect(after.status).toBe("draft");
      else {
        expect(before?.["status"]).toBe(status);
        expect(isStep(status, after.status), `${status} → ${after.status}`).toBe(true);
      }
      status = after.status;
    }
    life.push({ at: row.at, id, ...after });
  }
  return life;
}

/**
 * Expects that a Space never has more published posts than slots. Publications are serialized by the lock on the contract, so
 * the history rows are in the order of events.
 */
function expectSlotsKept(lives: readonly JobPostHistoryEntry[]): void {
  const now = new Map<string, { status?: JobPostStatus | undefined; plan?: Plan | null | undefined }>();
  for (const { id, status, plan } of lives.toSorted((a, b) => a.at.getTime() - b.at.getTime())) {
    const before = now.get(id) ?? {};
    now.set(id, { status: status ?? before.status, plan: plan === undefined ? before.plan : plan });
    for (const kind of ["free", "premium"] as const)
      expect(
        [...now.values()].filter((post) => post.status === "published" && post.plan === kind).length,
      ).toBeLessThanOrEqual(slots[kind]);
  }
}

test(
  "fifty concurrent actors on job posts → the slots are never exceeded, and no forbidden transition happens",
  async () => {
    process.stdout.write(`job posts: 50 actors, ${actsOfEach} acts each, SEED=${seed}\n`);
    const spaces = [await aLimitedSpace(), await aLimitedSpace(), await aLimitedSpace()];
    const drafts = await Promise.all(
      spaces.map(({ id: spaceId, userId }) =>
        Promise.all(
          Array.from(
            { length: 10 },
            async () => (await draftOne({ db: database.db, spaceId, userId, now: new Date() })).id!,
          ),
        ),
      ),
    );
    const codes = await Promise.all(
      Array.from({ length: 50 }, async (_, actor) => {
        const db = connect({ url: database.url, max: 1 });
        const { id: spaceId, userId } = spaces[actor % spaces.length]!;
        const ids = drafts[actor % spaces.length]!;
        const refusals: (string | null)[] = [];
        for (const act of fc.sample(anAct, { seed: seed + actor, numRuns: actsOfEach })) {
          const where = { db, spaceId, userId, now: new Date() };
          refusals.push((await perform(where, act, ids[act.pick % ids.length]!)).code);
        }
        await db.destroy();
        return refusals;
      }),
    );
    const expected = [null, "jobPost.wrongStatus", "jobPost.noSlotsLeft", "jobPost.incomplete", "jobPost.notFound"];
    expect(codes.flat().filter((code) => !expected.includes(code))).toEqual([]);
    expect(codes.flat()).toContain("jobPost.noSlotsLeft");
    for (const { id } of spaces) {
      const rows = await bySpace(id);
      for (const { status, plan } of rows) expect(plan !== null).toBe(status === "published" || status === "suspended");
      expectSlotsKept((await Promise.all(rows.map((row) => lifeOf(row.id)))).flat());
    }
  },
  patience,
);

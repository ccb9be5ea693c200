import { randomUUIDv7 } from "node:crypto";
import type { ApplicationStatus } from "@orbita/contract";
import { inTransaction, type Db } from "@orbita/db";
import { aJobPost, aSpace } from "@orbita/testing";
import { sql } from "kysely";
import { expireApplications } from "../../src/applications/expire-applications.ts";
import { moveApplications } from "../../src/applications/move-applications.ts";
import type { WorkCtx, WorkWriteCtx } from "../../src/kernel/work.ts";
import { countPromises } from "../../src/promises/count-promises.ts";
import { draftOne, perform, run, type CommandContext } from "../job-post-life/commands.ts";
import type { ReplyLedgerEntry } from "./ledger.ts";

const day = 86_400_000;

export type SimulatedSpace = {
  readonly spaceId: string;
  readonly ownerId: string;
  readonly posts: { id: string; replyDays: number }[];
  /** The id of a complete post that was never public; the block keeps it from being published. */
  readonly draftId: string;
  /** The share of waiting candidates who get a reply when the Space replies. */
  readonly care: number;
  readonly entries: ReplyLedgerEntry[];
  announced: number;
  wasNear: boolean;
};

export async function aKeptSpace(db: Db, now: Date, random: () => number): Promise<SimulatedSpace> {
  const { id: spaceId, userId: ownerId } = await aSpace(db);
  const posts = [];
  for (let index = 0; index < 2; index++) {
    const { id } = await aJobPost(db, { spaceId, status: "published" });
    const replyDays = [3, 5, 7, 10, 14][Math.floor(random() * 5)]!;
    await db.updateTable("job_posts").set({ reply_days: replyDays, published_at: now }).where("id", "=", id).execute();
    posts.push({ id, replyDays });
  }
  const { id } = await draftOne({ db, spaceId, userId: ownerId, now });
  return { spaceId, ownerId, posts, draftId: id!, care: random(), entries: [], announced: 0, wasNear: false };
}

/** A worker context with the simulated time. Enqueued jobs are dropped, because the simulation does their work. */
export const workAt = (db: Db, now: Date): Pick<WorkCtx, "db" | "write"> => ({
  db,
  write: (why, work, actorId = null) =>
    inTransaction(db, { actorId, requestId: null, why }, (tx) =>
      work({ tx, now, tell: () => Promise.resolve(), enqueue: () => Promise.resolve() } as unknown as WorkWriteCtx),
    ),
});

type ApplicationArrival = {
  readonly space: SimulatedSpace;
  readonly post: SimulatedSpace["posts"][number];
  readonly at: number;
};

/** Inserts all applications since the last step at once, each from another talent. */
export async function sendApplication(db: Db, arrivals: readonly ApplicationArrival[]): Promise<void> {
  const rows = arrivals.map(({ space, post, at }) => {
    const promisedBy = at + post.replyDays * day;
    const entry: ReplyLedgerEntry = {
      id: randomUUIDv7(),
      jobPostId: post.id,
      sentAt: at,
      promisedBy,
      answeredAt: null,
      waitsUntil: promisedBy,
      state: "waiting",
    };
    space.entries.push(entry);
    return { ...entry, spaceId: space.spaceId, talentId: randomUUIDv7() };
  });
  const times = (name: "sentAt" | "promisedBy") => rows.map((row) => new Date(row[name]).toISOString());
  await sql`
    with given as (select * from unnest(${rows.map(({ id }) => id)}::uuid[], ${rows.map(({ talentId }) => talentId)}::uuid[],
      ${rows.map(({ jobPostId }) => jobPostId)}::uuid[], ${rows.map(({ spaceId }) => spaceId)}::uuid[],
      ${times("sentAt")}::timestamptz[], ${times("promisedBy")}::timestamptz[]) as g (id, talent, post, space, sent, promised)),
    people as (insert into users (id, email, username, first_name, last_name)
      select talent, talent || '@posta.example', talent, 'Amir', 'Benali' from given)
    insert into applications (id, job_post_id, space_id, talent_id, code, snapshot, card, blind, sent_at, moved_at, reply_by)
    select id, post, space, talent, right(id::text, 6), '{}', '{"name": "Amir Benali"}', false, sent, sent, promised from given`.execute(
    db,
  );
}

/** Moves several applications at once, as a recruiter does; the rejection text is in both languages. */
export async function answerApplication(
  where: CommandContext,
  entries: readonly ReplyLedgerEntry[],
  to: ApplicationStatus,
  replyDays: number,
) {
  const words = { it: "Grazie del tempo che ci hai dato.", en: "Thank you for your time." };
  const { code } = await run(where, async (ctx) => {
    const { refused } = await moveApplications(ctx, {
      ids: entries.map(({ id }) => id),
      to: to as "inReview",
      ...(to === "rejected" && {
        rejection: { reason: "closerPeople", requirements: [], words, suggestedJobPostId: null },
      }),
    });
    if (refused.length > 0) throw new Error(JSON.stringify(refused));
    return { id: where.spaceId };
  });
  if (code !== null) throw new Error(code);
  for (const entry of entries) {
    entry.answeredAt ??= where.now.getTime();
    entry.waitsUntil = to === "inReview" ? where.now.getTime() + replyDays * day : null;
    if (to !== "inReview") entry.state = "over";
  }
}

/** Withdraws the application on behalf of its talent. */
export async function leaveSpace(db: Db, entry: ReplyLedgerEntry, now: Date): Promise<void> {
  await db
    .updateTable("applications")
    .set({ status: "withdrawn", reply_by: null, moved_at: now })
    .where("id", "=", entry.id)
    .execute();
  Object.assign(entry, { waitsUntil: null, state: "left" });
}

/** Ends a post and expires its waiting applications; another post replaces the ended one. */
export async function end(db: Db, space: SimulatedSpace, now: Date): Promise<void> {
  const [post] = space.posts;
  const closed = { status: "unpublished", plan: null, outcome: "cancelled" } as const;
  await db.updateTable("job_posts").set(closed).where("id", "=", post!.id).execute();
  await expireApplications(workAt(db, now), { jobPostId: post!.id, closedAt: now.toISOString() });
  for (const entry of space.entries.filter(({ jobPostId, state }) => jobPostId === post!.id && state === "waiting"))
    Object.assign(entry, { waitsUntil: null, state: entry.answeredAt === null ? "forgotten" : "over" });
  const { id } = await aJobPost(db, { spaceId: space.spaceId, status: "published" });
  await db
    .updateTable("job_posts")
    .set({ reply_days: post!.replyDays, published_at: now })
    .where("id", "=", id)
    .execute();
  space.posts.splice(0, 1, { id, replyDays: post!.replyDays });
}

export const count = (db: Db, now: Date) => countPromises(workAt(db, now));

/** Tries to publish a draft. Returns null if the post was published; it is unpublished at once, so that the test can try again. */
export async function tryToPublish(where: CommandContext, draftId: string): Promise<string | null> {
  const move = { do: "move", pick: 0, plan: "free", byRoute: true } as const;
  const { code } = await perform(where, { ...move, to: "published" }, draftId);
  if (code === null) await perform(where, { ...move, to: "draft" }, draftId);
  return code;
}

import { jobFitLimits, notificationKinds } from "@orbita/contract";
import { SearchUnavailable } from "@orbita/platform";
import { readSeenJobPosts } from "../job-posts/index.ts";
import { daysAfter, romeDay } from "../kernel/rome-day.ts";
import { runInBatches, type Routine, type WorkCtx, type WorkWriteCtx } from "../kernel/work.ts";
import { notifyAll } from "../notifications/index.ts";
import { wantedOf } from "../people/index.ts";
import { isEmptyResume, loadResume } from "../resumes/index.ts";
import { bestLine } from "./compare.ts";
import { findFits } from "./find-fits.ts";
import { loadFitPerson } from "./fit-person.ts";
import {
  deleteOldMailings,
  findMailingPeople,
  insertMailings,
  type MailingPerson,
  type NewMailing,
} from "./mailing-queries.ts";

const kind = "jobFit.found";

/** The Monday of the current week in Italy. */
export function weekOf(now: Date): string {
  const day = romeDay(now);
  return daysAfter(day, -((new Date(`${day}T12:00:00Z`).getUTCDay() + 6) % 7));
}

/**
 * The best jobs that were not sent to the person before. Only the beginning of the list counts, so that the mail does not go down a long
 * list week after week. A job without a line of the CV as a reason is left out.
 */
async function findNewFits({ db, search, now }: WorkCtx, { id, sent }: MailingPerson): Promise<string[]> {
  const ctx = { tx: db, search, now };
  const resume = await loadResume(ctx, { ownerId: id });
  if (!resume || isEmptyResume(resume)) return [];
  const { fits } = await findFits(ctx, await loadFitPerson(ctx, id, resume));
  const known = new Set(sent);
  return fits
    .slice(0, jobFitLimits.mailedFrom)
    .filter(({ job, evidence }) => !known.has(job.id) && bestLine(evidence) !== null)
    .slice(0, jobFitLimits.mailed)
    .map(({ job }) => job.id);
}

/** Finds the new fits of one person; null if the comparison fails, so that the next run tries again and the others get their mail. */
async function tryNewFits(ctx: WorkCtx, person: MailingPerson): Promise<NewMailing | null> {
  try {
    return { userId: person.id, jobPostIds: await findNewFits(ctx, person) };
  } catch (error) {
    if (error instanceof SearchUnavailable) throw error;
    ctx.log.error({ err: error, userId: person.id }, "the jobs that fit a CV cannot be found");
    return null;
  }
}

/** Stores the mailings and the notifications in one transaction, so that a crash leaves either both or none of them. */
async function saveMailings(ctx: WorkWriteCtx, week: string, found: readonly NewMailing[]): Promise<void> {
  const posts = await readSeenJobPosts(ctx, [...new Set(found.flatMap(({ jobPostIds }) => jobPostIds))]);
  const open = new Map(posts.flatMap((post) => (post.jobPostStatus === "published" ? [[post.id, post]] : [])));
  const mailings = found.map(({ userId, jobPostIds }) => ({
    userId,
    jobPostIds: jobPostIds.filter((id) => open.has(id)),
  }));
  const inserted = await insertMailings(ctx.tx, week, mailings, ctx.now);
  const news = mailings.filter(({ userId, jobPostIds }) => inserted.has(userId) && jobPostIds.length > 0);
  await notifyAll(
    ctx,
    news.map(({ userId, jobPostIds }) => ({
      kind,
      userIds: [userId],
      key: `jobFits:${week}`,
      data: { week, count: String(jobPostIds.length), title: open.get(jobPostIds[0]!)!.title },
    })),
  );
}

/** Number of people per transaction, and of those whose jobs are found at the same time. */
const batch = 20;
const atOnce = 4;

async function findOfBatch(ctx: WorkCtx, people: readonly MailingPerson[]): Promise<NewMailing[]> {
  const found: (NewMailing | null)[] = [];
  for (let from = 0; from < people.length; from += atOnce)
    found.push(...(await Promise.all(people.slice(from, from + atOnce).map((person) => tryNewFits(ctx, person)))));
  return found.filter((one) => one !== null);
}

/** A run ends before the queue takes it for lost; the next one goes on. */
const longestMs = 50 * 60_000;
const keptDays = 364;

/**
 * Sends the new fits of the week to everyone who has not got them yet. A run that was killed goes on with the next call: each person has
 * one mailing a week, and it is stored with their notification. Returns the number of people.
 */
export async function sendWeeklyFits(ctx: WorkCtx): Promise<number> {
  const week = weekOf(ctx.now);
  const oldest = daysAfter(week, -keptDays);
  await runInBatches(1_000, () => ctx.write("old", ({ tx }) => deleteOldMailings(tx, { week, oldest, limit: 1_000 })));
  const end = performance.now() + longestMs;
  let after: string | undefined;
  let count = 0;
  while (!ctx.ending.aborted && performance.now() < end) {
    const people = await findMailingPeople(ctx.db, { week, after, limit: batch });
    if (people.length === 0) break;
    const wanting = people.filter(({ notifications }) => {
      const { here, email } = wantedOf(notificationKinds, notifications, kind);
      return here || email;
    });
    const found = await findOfBatch(ctx, wanting);
    if (found.length > 0) await ctx.write("weekly job fits", (writing) => saveMailings(writing, week, found));
    count += found.length;
    after = people.at(-1)!.id;
  }
  return count;
}

export const fitRoutines: readonly Routine[] = [{ name: "jobFits.send", cron: "0 7-20 * * 1", run: sendWeeklyFits }];

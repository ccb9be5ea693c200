import { jobPostLimits } from "@orbita/contract";
import type { Tx } from "@orbita/db";
import { sql } from "kysely";
import { withSpace, type JobPostRow } from "./queries.ts";

const day = 86_400_000;
const before = (now: Date, days: number) => new Date(now.getTime() - days * day);
const { everyDays, answerDays } = jobPostLimits.stillOpen;
/** Number of days before the expiry of a post at which the recruiters are notified. */
const reminderDays = 5;
const soon = (now: Date) => before(now, -reminderDays);

/** Query of published job posts for one batch, locked; skips posts that another worker has locked. */
const published = (tx: Tx, limit: number) =>
  withSpace(tx)
    .where("job_posts.status", "=", "published")
    .orderBy("job_posts.id")
    .limit(limit)
    .forUpdate("job_posts")
    .skipLocked();

/** Published posts whose recruiters can answer: leaves out posts that were hidden and posts of suspended or closed Spaces. */
const answerable = (tx: Tx, limit: number) =>
  published(tx, limit).where("job_posts.enabled", "=", true).where("spaces.enabled", "=", true);

export const lockExpired = (tx: Tx, now: Date, limit: number): Promise<JobPostRow[]> =>
  published(tx, limit).where("job_posts.expires_at", "<=", now).execute();

/**
 * Posts whose recruiters must confirm that the job is still open. Leaves out posts that are about to expire, because their
 * recruiters get the expiry reminder instead.
 */
export const lockToAsk = (tx: Tx, now: Date, limit: number): Promise<JobPostRow[]> =>
  answerable(tx, limit)
    .where("job_posts.asked_at", "is", null)
    .where("job_posts.confirmed_at", "<=", before(now, everyDays))
    .where("job_posts.expires_at", ">", soon(now))
    .execute();

export const lockUnanswered = (tx: Tx, now: Date, limit: number): Promise<JobPostRow[]> =>
  answerable(tx, limit).where("job_posts.asked_at", "<=", before(now, answerDays)).execute();

export const lockToRemind = (tx: Tx, now: Date, limit: number): Promise<JobPostRow[]> =>
  answerable(tx, limit)
    .where("job_posts.expires_at", ">", now)
    .where("job_posts.expires_at", "<=", soon(now))
    .where(
      sql<boolean>`not exists (select from job_post_expiry_reminders r
        where r.job_post_id = job_posts.id and r.expires_at = job_posts.expires_at)`,
    )
    .execute();

export async function noteReminder(tx: Tx, { id, expires_at }: JobPostRow, now: Date): Promise<void> {
  await tx
    .insertInto("job_post_expiry_reminders")
    .values({ job_post_id: id, expires_at: expires_at!, told_at: now })
    .execute();
}

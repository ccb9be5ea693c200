import type { Db } from "@orbita/db";
import { sql, type RawBuilder } from "kysely";

/** How long the first answer took, in days: the middle of those that were given in the last 90 days; null with none. */
async function medianDays(db: Db, of: RawBuilder<unknown>, since: Date): Promise<number | null> {
  const { rows } = await sql<{ days: number | null }>`
    select percentile_cont(0.5) within group (order by extract(epoch from answered_at - sent_at) / 86400) as days
    from applications where ${of} and answered_at >= ${since}`.execute(db);
  const days = rows[0]?.days ?? null;
  return days === null ? null : Math.round(days * 10) / 10;
}

export const findMedianOfPost = (db: Db, jobPostId: string, since: Date): Promise<number | null> =>
  medianDays(db, sql`job_post_id = ${jobPostId}`, since);

export const findMedianOfSpace = (db: Db, spaceId: string, since: Date): Promise<number | null> =>
  medianDays(db, sql`space_id = ${spaceId}`, since);

export const ninetyDaysBefore = (now: Date): Date => new Date(now.getTime() - 90 * 86_400_000);

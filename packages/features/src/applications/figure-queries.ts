import type { Db } from "@orbita/db";
import { sql } from "kysely";

/** How long the first answer took, in days: the middle one. */
export const medianDays = sql<
  number | null
>`round((percentile_cont(0.5) within group (order by extract(epoch from answered_at - sent_at) / 86400))::numeric, 1)::float`;

/** Of the answers that were given since then; null with none. */
export async function findMedianOfSpace(db: Db, spaceId: string, since: Date): Promise<number | null> {
  const { rows } = await sql<{ days: number | null }>`
    select ${medianDays} as days from applications
    where space_id = ${spaceId} and answered_at is not null and answered_at >= ${since}`.execute(db);
  return rows[0]!.days;
}

export const ninetyDaysBefore = (now: Date): Date => new Date(now.getTime() - 90 * 86_400_000);

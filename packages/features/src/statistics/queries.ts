import type { Db } from "@orbita/db";
import { sql } from "kysely";
import type { EventCounts } from "./counts.ts";
import { monthsOfPeriod, type DayPeriod } from "./period.ts";

export type StatisticsSumRow = { scope_id: string; day: string; counts: EventCounts };

/** The daily sums of the statistics of a Space or a post. */
export async function findDays(db: Db, scopeId: string, { from, to }: DayPeriod): Promise<StatisticsSumRow[]> {
  const { rows } = await sql<StatisticsSumRow>`select scope_id, day, counts from hiring_sums
    where scope_id = ${scopeId} and grain = 'day' and day between ${from} and ${to}`.execute(db);
  return rows;
}

/** The statistics of a period from as few rows as possible: monthly sums for its whole months, and daily sums for the other days. */
export async function findSums(db: Db, scopeIds: readonly string[], period: DayPeriod): Promise<StatisticsSumRow[]> {
  const { first, end } = monthsOfPeriod(period);
  const { rows } = await sql<StatisticsSumRow>`
    select scope_id, day, counts from hiring_sums
    where scope_id = any(${scopeIds}::uuid[]) and grain = 'month' and day >= ${first}::date and day < ${end}::date
    union all
    select scope_id, day, counts from hiring_sums
    where scope_id = any(${scopeIds}::uuid[]) and grain = 'day' and day >= ${period.from}::date and day < ${first}::date
    union all
    select scope_id, day, counts from hiring_sums
    where scope_id = any(${scopeIds}::uuid[]) and grain = 'day' and day >= ${end}::date and day <= ${period.to}::date`.execute(
    db,
  );
  return rows;
}

export type StatisticsPostRow = {
  id: string;
  title: string;
  status: string;
  reply_days: number;
  expires_at: Date | null;
};

/** All posts of a Space except drafts. Includes deleted posts, because their costs and results stay. */
export const findPosts = (db: Db, spaceId: string): Promise<StatisticsPostRow[]> =>
  db
    .selectFrom("job_posts")
    .select(["id", "title", "status", "reply_days", "expires_at"])
    .where("space_id", "=", spaceId)
    .where("published_at", "is not", null)
    .orderBy("published_at", "desc")
    .orderBy("id")
    .execute();

/** A post of this Space in any status. */
export const findPostOf = (db: Db, spaceId: string, id: string): Promise<StatisticsPostRow | undefined> =>
  db
    .selectFrom("job_posts")
    .select(["id", "title", "status", "reply_days", "expires_at"])
    .where("id", "=", id)
    .where("space_id", "=", spaceId)
    .executeTakeFirst();

export const findCountedAt = async (db: Db): Promise<Date> =>
  (await db.selectFrom("hiring_counted").select("at").executeTakeFirstOrThrow()).at;

import type { Db } from "@orbita/db";
import { sql } from "kysely";
import type { Counts } from "./counts.ts";
import { monthsIn, type Period } from "./period.ts";

export type SumRow = { scope_id: string; day: string; counts: Counts };

/** Sums by day, of a Space or a post. */
export async function findDays(db: Db, scopeId: string, { from, to }: Period): Promise<SumRow[]> {
  const { rows } = await sql<SumRow>`select scope_id, day, counts from hiring_sums
    where scope_id = ${scopeId} and grain = 'day' and day between ${from} and ${to}`.execute(db);
  return rows;
}

/** Reads the fewest rows for a period: its whole months, and the days around them. */
export async function findSums(db: Db, scopeIds: readonly string[], period: Period): Promise<SumRow[]> {
  const { first, end } = monthsIn(period);
  const { rows } = await sql<SumRow>`
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

export type PostRow = { id: string; title: string; status: string; reply_days: number; expires_at: Date | null };

/** All posts of a Space except drafts. Includes deleted posts, because their costs and results stay. */
export const findPosts = (db: Db, spaceId: string): Promise<PostRow[]> =>
  db
    .selectFrom("job_posts")
    .select(["id", "title", "status", "reply_days", "expires_at"])
    .where("space_id", "=", spaceId)
    .where("published_at", "is not", null)
    .orderBy("published_at", "desc")
    .orderBy("id")
    .execute();

/** A post of this Space in any state. */
export const findPostOf = (db: Db, spaceId: string, id: string): Promise<PostRow | undefined> =>
  db
    .selectFrom("job_posts")
    .select(["id", "title", "status", "reply_days", "expires_at"])
    .where("id", "=", id)
    .where("space_id", "=", spaceId)
    .executeTakeFirst();

export const findCountedAt = async (db: Db): Promise<Date> =>
  (await db.selectFrom("hiring_counted").select("at").executeTakeFirstOrThrow()).at;

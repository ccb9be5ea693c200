import type { ClickCreditReason, ClickRefusal, ClickSource, VerifiedFacts } from "@orbita/contract";
import type { Db, Tables } from "@orbita/db";
import { sql, type Selectable } from "kysely";
import { verifiedFactsOf } from "../kernel/verified.ts";

type JobPostColumns = Selectable<Tables["job_posts"]>;
export type LedgerPostRow = Pick<
  JobPostColumns,
  "id" | "title" | "plan" | "status" | "budget_spent_on" | "daily_budget_cents"
> & {
  premium_paused_at: Date | null;
  space_verification: VerifiedFacts;
  budget_cents: number | null;
  amount_cents: number;
  counted: number;
  refused: number;
  credited: number;
};

const refusals = sql`i.refused_repeated + i.refused_budget + i.refused_bot + i.refused_own + i.refused_closed
  + i.refused_unverified + i.refused_pace`;

/** Posts with a ledger on that day, including deleted posts; for today also sponsored posts without a click yet. */
export async function findLedgerPosts(db: Db, spaceId: string, { day, today }: { day: string; today: string }) {
  const { rows } = await sql<LedgerPostRow>`
    select p.id, p.title, p.plan, p.status, p.budget_spent_on, p.daily_budget_cents, c.premium_paused_at, i.budget_cents,
      ${verifiedFactsOf("s")} as space_verification,
      coalesce(i.amount_cents, 0) as amount_cents, coalesce(i.counted, 0) as counted, coalesce(${refusals}, 0) as refused,
      coalesce(i.credited, 0) as credited
    from job_posts p join contracts c on c.space_id = p.space_id join spaces s on s.id = p.space_id
      left join job_instances i on i.job_post_id = p.id and i.day = ${day}
    where p.space_id = ${spaceId}
      and (i.day is not null or (${day}::date = ${today}::date and p.status = 'published' and p.plan = 'premium'))
    order by i.amount_cents desc nulls last, i.counted desc nulls last, p.title, p.id`.execute(db);
  return rows;
}

/**
 * The nearest days before and after `day` on which any post of the Space has a ledger. Needs one index lookup per post and
 * direction.
 */
export async function findDaysBeside(db: Db, spaceId: string, day: string) {
  const { rows } = await sql<{ before: string | null; after: string | null }>`
    select max(b.day) as before, min(a.day) as after from job_posts p
      cross join lateral (select max(day) as day from job_instances where job_post_id = p.id and day < ${day}) b
      cross join lateral (select min(day) as day from job_instances where job_post_id = p.id and day > ${day}) a
    where p.space_id = ${spaceId}`.execute(db);
  return rows[0]!;
}

/** The Space and title of a post. Includes deleted posts, because their costs are still shown. */
export const findPostOfLedger = (db: Db, id: string): Promise<Pick<JobPostColumns, "space_id" | "title"> | undefined> =>
  db.selectFrom("job_posts").select(["space_id", "title"]).where("id", "=", id).executeTakeFirst();

export type ClickRow = {
  day: string;
  number: number;
  at: Date;
  visitor: Buffer;
  source: ClickSource;
  utm_source: string | null;
  utm_campaign: string | null;
  refused: ClickRefusal | "credit" | null;
  credits: number | null;
  pattern: ClickCreditReason | null;
  amount_cents: number;
};

const columns = sql`day, number, at, visitor, source, utm_source, utm_campaign, refused, credits, pattern, amount_cents`;
type LedgerEntryQuery = { jobPostId: string; day: string; before: number | undefined; size: number };

/**
 * A page of ledger entries, newest first, each with the day's running total. Entry numbers never change, so new entries do not
 * shift the pages.
 */
export async function findLedgerEntries(db: Db, { jobPostId, day, before, size }: LedgerEntryQuery) {
  const { rows } = await sql<ClickRow & { total_cents: number }>`
    with page as (
      select ${columns} from clicks
      where job_post_id = ${jobPostId} and day = ${day} and number < ${before ?? 2 ** 31 - 1}
      order by number desc limit ${size}),
    earlier as (
      select coalesce(sum(amount_cents), 0) as cents from clicks
      where job_post_id = ${jobPostId} and day = ${day} and number < (select min(number) from page))
    select page.*, (earlier.cents + sum(page.amount_cents) over (order by number))::integer as total_cents
    from page, earlier order by number desc`.execute(db);
  return rows;
}

export async function countLedgerEntries(db: Db, jobPostId: string, day: string): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select i.counted + i.credited + ${refusals} as total from job_instances i
    where i.job_post_id = ${jobPostId} and i.day = ${day}`.execute(db);
  return rows[0]?.total ?? 0;
}

export type LedgerPosition = { readonly day: string; readonly number: number };
type LedgerPageQuery = { jobPostId: string; to: string; after: LedgerPosition; limit: number };

/** The clicks of a post after the given ledger entry, oldest first. */
export async function findClicksAfter(db: Db, { jobPostId, to, after, limit }: LedgerPageQuery): Promise<ClickRow[]> {
  const { rows } = await sql<ClickRow>`
    select ${columns} from clicks
    where job_post_id = ${jobPostId} and day between ${after.day} and ${to} and (day, number) > (${after.day}, ${after.number})
    order by day, number limit ${limit}`.execute(db);
  return rows;
}

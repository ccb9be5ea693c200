import type { Plan } from "@orbita/contract";
import type { Db } from "@orbita/db";
import { sql } from "kysely";
import { inSpace } from "../kernel/sight.ts";
import { cards, type CardRow } from "./card-queries.ts";

export type Moments = {
  readonly now: Date;
  readonly endOfToday: Date;
  readonly endOfTomorrow: Date;
  readonly newSince: Date;
  /** 90 days ago. */
  readonly since: Date;
};

export type Owed = { today: number; at_risk: number; late: number };

/** What an answer is owed to, by its deadline. */
export async function countOwed(db: Db, spaceId: string, at: Moments): Promise<Owed> {
  const { rows } = await sql<Owed>`
    select (count(*) filter (where reply_by >= ${at.now} and reply_by <= ${at.endOfToday}))::integer as today,
      count(*)::integer as at_risk, (count(*) filter (where reply_by < ${at.now}))::integer as late
    from applications
    where space_id = ${spaceId} and reply_by is not null and reply_by <= ${at.endOfTomorrow} and ${inSpace()}`.execute(
    db,
  );
  return rows[0]!;
}

export type Kept = { answered: number; owed: number; fresh: number };

/**
 * Of those that were sent in the last 90 days: which had an answer, and which should have had one by now. Whoever withdrew
 * before the promised day was owed nothing.
 */
export async function countAnswered(db: Db, spaceId: string, at: Moments): Promise<Kept> {
  const { rows } = await sql<Kept>`
    select (count(*) filter (where answered_at is not null))::integer as answered,
      (count(*) filter (where answered_at is not null or reply_by < ${at.now} or status = 'expired'))::integer as owed,
      (count(*) filter (where sent_at >= ${at.newSince} and ${inSpace()}))::integer as fresh
    from applications where space_id = ${spaceId} and sent_at >= ${at.since}`.execute(db);
  return rows[0]!;
}

export type DueRow = CardRow & { reply_by: Date; reply_days: number };

export const findDue = (db: Db, spaceId: string, { endOfTomorrow }: Moments): Promise<DueRow[]> =>
  cards(db)
    .select(sql<number>`(select reply_days from job_posts p where p.id = applications.job_post_id)`.as("reply_days"))
    .where("applications.space_id", "=", spaceId)
    .where("applications.reply_by", "is not", null)
    .where("applications.reply_by", "<=", endOfTomorrow)
    .orderBy("applications.reply_by")
    .orderBy("applications.id")
    .limit(20)
    .execute() as unknown as Promise<DueRow[]>;

export type OpenPostRow = {
  id: string;
  title: string;
  plan: Plan | null;
  expires_at: Date | null;
  asked_at: Date | null;
  daily_budget_cents: number | null;
  applications: number;
  fresh: number;
  median: number | null;
};

/** Posts that people see, with what they received. */
export async function findOpenPostFigures(db: Db, spaceId: string, at: Moments): Promise<OpenPostRow[]> {
  const { rows } = await sql<OpenPostRow>`
    select p.id, p.title, p.plan, p.expires_at, p.asked_at, p.daily_budget_cents, a.applications, a.fresh, a.median
    from (
      select * from job_posts where space_id = ${spaceId} and status = 'published'
      order by published_at desc, id limit 50) p
    cross join lateral (
      select count(*)::integer as applications,
        (count(*) filter (where sent_at >= ${at.newSince}))::integer as fresh,
        (percentile_cont(0.5) within group (order by extract(epoch from answered_at - sent_at) / 86400)
          filter (where answered_at >= ${at.since})) as median
      from applications where job_post_id = p.id and ${inSpace()}) a
    order by p.published_at desc, p.id`.execute(db);
  return rows;
}

import type { Plan } from "@orbita/contract";
import type { Db } from "@orbita/db";
import { sql } from "kysely";
import { inSpace } from "../kernel/visibility.ts";
import { cards, type ApplicationCardRow } from "./card-queries.ts";

export type OverviewTimes = {
  readonly now: Date;
  readonly endOfToday: Date;
  readonly endOfTomorrow: Date;
  readonly newSince: Date;
};

export type OwedReplies = { today: number; at_risk: number; late: number };

/**
 * How many applications wait for a reply, by deadline. `today` counts the replies due by the end of today, including late ones,
 * like the list "To answer today".
 */
export async function countOwed(db: Db, spaceId: string, at: OverviewTimes): Promise<OwedReplies> {
  const { rows } = await sql<OwedReplies>`
    select (count(*) filter (where reply_by <= ${at.endOfToday}))::integer as today,
      count(*)::integer as at_risk, (count(*) filter (where reply_by < ${at.now}))::integer as late
    from applications
    where space_id = ${spaceId} and reply_by is not null and reply_by <= ${at.endOfTomorrow} and ${inSpace()}`.execute(
    db,
  );
  return rows[0]!;
}

export async function countFreshApplications(db: Db, spaceId: string, { newSince }: OverviewTimes): Promise<number> {
  const { rows } = await sql<{ fresh: number }>`
    select count(*)::integer as fresh from applications
    where space_id = ${spaceId} and sent_at >= ${newSince} and ${inSpace()}`.execute(db);
  return rows[0]!.fresh;
}

export type DueApplicationRow = ApplicationCardRow & { reply_by: Date; reply_days: number };

export const findDueApplications = (
  db: Db,
  spaceId: string,
  { endOfTomorrow }: OverviewTimes,
): Promise<DueApplicationRow[]> =>
  cards(db)
    .select(sql<number>`(select reply_days from job_posts p where p.id = applications.job_post_id)`.as("reply_days"))
    .where("applications.space_id", "=", spaceId)
    .where("applications.reply_by", "is not", null)
    .where("applications.reply_by", "<=", endOfTomorrow)
    .orderBy("applications.reply_by")
    .orderBy("applications.id")
    .limit(100)
    .execute() as unknown as Promise<DueApplicationRow[]>;

export type OpenPostRow = {
  id: string;
  title: string;
  plan: Plan | null;
  expires_at: Date | null;
  asked_at: Date | null;
  daily_budget_cents: number | null;
  applications: number;
  fresh: number;
};

/** The newest published posts, at most 50, with the number of their applications. */
export async function findOpenPostFigures(db: Db, spaceId: string, at: OverviewTimes): Promise<OpenPostRow[]> {
  const { rows } = await sql<OpenPostRow>`
    select p.id, p.title, p.plan, p.expires_at, p.asked_at, p.daily_budget_cents, a.applications, a.fresh
    from (
      select * from job_posts where space_id = ${spaceId} and status = 'published'
      order by published_at desc, id limit 50) p
    cross join lateral (
      select count(*)::integer as applications,
        (count(*) filter (where sent_at >= ${at.newSince}))::integer as fresh
      from applications where job_post_id = p.id and ${inSpace()}) a
    order by p.published_at desc, p.id`.execute(db);
  return rows;
}

const escaped = (text: string) => text.replaceAll(/[\\%_]/g, String.raw`\$&`);

/** Posts of the Space by title; published posts first, then the newest. */
export const findPostsByTitle = (db: Db, { spaceId, text, limit }: { spaceId: string; text: string; limit: number }) =>
  db
    .selectFrom("job_posts")
    .select(["id", "title", "status"])
    .where("space_id", "=", spaceId)
    .where("status", "<>", "deleted")
    .where(sql<boolean>`plain(title) like '%' || plain(${escaped(text)}) || '%'`)
    .orderBy(sql`status = 'published' desc`)
    .orderBy("created_at", "desc")
    .limit(limit)
    .execute();

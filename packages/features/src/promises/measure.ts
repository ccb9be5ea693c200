import { jobPostLimits } from "@orbita/contract";
import type { Db } from "@orbita/db";
import { sql, type RawBuilder } from "kysely";
import { daysAfter, endOfRomeDay, romeDay } from "../kernel/rome-day.ts";

/** Reply figures of a Space or job post; the columns of `space_promises`. */
export type ReplyFigures = {
  promised_days: number;
  recent: number;
  in_time: number;
  late: number;
  missed: number;
  owed: number;
  due: number;
  overdue: number;
  median_days: number | null;
};

/** The last 90 days in Europe/Rome, including today. All reply figures use this period. */
export const lastDays = (now: Date): { from: string; to: string; now: Date } => ({
  from: daysAfter(romeDay(now), 1 - jobPostLimits.answersOwed.days),
  to: romeDay(now),
  now,
});

/** The start of the 90 days of reply figures: applications sent since then count. */
export const windowStart = (now: Date): Date => new Date(endOfRomeDay(daysAfter(lastDays(now).from, -1)).getTime() + 1);

/** SQL: the median number of days until the first reply to an application. */
const medianDays = sql<
  number | null
>`round((percentile_cont(0.5) within group (order by extract(epoch from answered_at - sent_at) / 86400))::numeric, 1)::float`;

const waits = sql`a.answered_at is null and a.status in ('submitted', 'inReview')`;

/**
 * SQL: the single definition of how reply promises are kept, for applications of the last 90 days. The first reply is promised by
 * `promised_by`. A withdrawn application without a reply is owed nothing; an application still waiting when the post ended is
 * missed. `overdue` also includes applications that had a reply and wait for another: it blocks publishing, while the share of
 * kept promises counts only first replies.
 */
const counts = (now: Date): RawBuilder<unknown> => sql`
  count(a.id)::integer as recent,
  (count(a.id) filter (where a.answered_at <= a.promised_by))::integer as in_time,
  (count(a.id) filter (where a.answered_at > a.promised_by))::integer as late,
  (count(a.id) filter (where a.answered_at is null and a.status = 'expired'))::integer as missed,
  (count(a.id) filter (where ${waits}))::integer as owed,
  (count(a.id) filter (where a.answered_at is not null or a.status = 'expired'
    or (${waits} and a.promised_by < ${now})))::integer as due,
  (count(a.id) filter (where a.reply_by < ${now}))::integer as overdue,
  ${medianDays} as median_days`;

/**
 * SQL: the most common number of days that a Space promises, among its published posts. Without published posts, among all
 * that were published before and not deleted; without any posts, the default.
 */
const promisedDays = sql`coalesce((
  select reply_days from job_posts where space_id = s.id and published_at is not null and status <> 'deleted'
  group by reply_days order by count(*) filter (where status = 'published') desc, count(*) desc, reply_days limit 1),
  ${jobPostLimits.replyDaysStandard})::integer as promised_days`;

const counted = (now: Date) => sql`a.sent_at >= ${windowStart(now)} and a.enabled`;

export type SpaceReplyFigures = ReplyFigures & { space_id: string };

/** The reply figures of these Spaces at the time `now`. */
export async function measureSpaces(db: Db, spaceIds: readonly string[], now: Date): Promise<SpaceReplyFigures[]> {
  if (spaceIds.length === 0) return [];
  const { rows } = await sql<SpaceReplyFigures>`
    select s.id as space_id, ${promisedDays}, ${counts(now)}
    from spaces s left join applications a on a.space_id = s.id and ${counted(now)}
    where s.id = any (${[...spaceIds]}::uuid[]) group by s.id order by s.id`.execute(db);
  return rows;
}

export const measureSpace = async (db: Db, spaceId: string, now: Date): Promise<ReplyFigures> =>
  (await measureSpaces(db, [spaceId], now))[0]!;

type PromiseScope = { readonly spaceId: string } | { readonly jobPostId: string };

/**
 * Reply figures of the applications sent to a Space or to one job on these days (Europe/Rome). The overview and the statistics
 * both show them.
 */
export async function measurePeriod(
  db: Db,
  scope: PromiseScope,
  { from, to, now }: { from: string; to: string; now: Date },
): Promise<Omit<ReplyFigures, "promised_days">> {
  const ofScope = "spaceId" in scope ? sql`a.space_id = ${scope.spaceId}` : sql`a.job_post_id = ${scope.jobPostId}`;
  const { rows } = await sql<Omit<ReplyFigures, "promised_days">>`
    select ${counts(now)} from applications a
    where ${ofScope} and a.enabled
      and a.sent_at > ${endOfRomeDay(daysAfter(from, -1))} and a.sent_at <= ${endOfRomeDay(to)}`.execute(db);
  return rows[0]!;
}

export async function measurePosts(db: Db, postIds: readonly string[], now: Date): Promise<Map<string, ReplyFigures>> {
  if (postIds.length === 0) return new Map();
  const { rows } = await sql<ReplyFigures & { job_post_id: string }>`
    select p.id as job_post_id, p.reply_days::integer as promised_days, ${counts(now)}
    from job_posts p left join applications a on a.job_post_id = p.id and ${counted(now)}
    where p.id = any (${[...postIds]}::uuid[]) group by p.id`.execute(db);
  return new Map(rows.map(({ job_post_id, ...row }) => [job_post_id, row]));
}

import type { Db, Tx } from "@orbita/db";
import { sql } from "kysely";

/** SQL predicate on `users` joined with `user_settings`: fits may be sent to the person. Their CV and preferences are checked apart. */
const isReachable = sql<boolean>`(users.enabled and users.deletes_at is null and users.email_verified_at is not null
  and coalesce(user_settings.job_fits, true))`;

export type MailingPerson = {
  readonly id: string;
  /** Stored notification settings. */
  readonly notifications: unknown;
  /** The ids of all jobs that earlier mailings sent. */
  readonly sent: readonly string[];
};
type MailingPage = { readonly week: string; readonly after: string | undefined; readonly limit: number };

/** People with a CV whom the mailing of the week has not reached yet, by id. */
export async function findMailingPeople(db: Db, { week, after, limit }: MailingPage): Promise<MailingPerson[]> {
  const { rows } = await sql<MailingPerson>`
    select users.id, user_settings.notifications, coalesce((
        select array_agg(sent.id) from job_fit_mailings earlier, unnest(earlier.job_post_ids) as sent (id)
        where earlier.user_id = users.id), '{}') as sent
    from users join resumes on resumes.owner_id = users.id left join user_settings on user_settings.user_id = users.id
    where ${isReachable} ${after === undefined ? sql`` : sql`and users.id > ${after}`}
      and not exists (select from job_fit_mailings own where own.user_id = users.id and own.week = ${week}::date)
    order by users.id limit ${limit}`.execute(db);
  return rows;
}

export type NewMailing = { readonly userId: string; readonly jobPostIds: readonly string[] };

/**
 * Inserts the mailings of a week and returns the ids of their people. Leaves out people who already have one, and those who may no
 * longer get any: of two concurrent runs, one inserts the mailing.
 */
export async function insertMailings(
  tx: Tx,
  week: string,
  mailings: readonly NewMailing[],
  now: Date,
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ user_id: string }>`
    insert into job_fit_mailings (user_id, week, job_post_ids, created_at)
    select mailing."userId", ${week}::date, mailing."jobPostIds", ${now}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(mailings)}::jsonb) as mailing ("userId" uuid, "jobPostIds" uuid[])
      join users on users.id = mailing."userId" left join user_settings on user_settings.user_id = users.id
    where ${isReachable} order by users.id
    on conflict do nothing returning user_id`.execute(tx);
  return new Set(rows.map(({ user_id }) => user_id));
}

/** The jobs of a mailing, if the person still wants fits. */
export async function findMailing(db: Db, userId: string, week: string): Promise<readonly string[]> {
  const { rows } = await sql<{ job_post_ids: string[] }>`
    select mailing.job_post_ids from job_fit_mailings mailing join users on users.id = mailing.user_id
      left join user_settings on user_settings.user_id = users.id
    where mailing.user_id = ${userId} and mailing.week = ${week}::date and ${isReachable}`.execute(db);
  return rows[0]?.job_post_ids ?? [];
}

/** Deletes one batch of mailings before `week` that sent nothing, and of mailings before `oldest`; returns their number. */
export async function deleteOldMailings(
  tx: Tx,
  { week, oldest, limit }: { week: string; oldest: string; limit: number },
): Promise<number> {
  const { rows } = await sql`delete from job_fit_mailings where (user_id, week) in (
    select user_id, week from job_fit_mailings
    where week < ${oldest}::date or week < ${week}::date and job_post_ids = '{}' limit ${limit}) returning week`.execute(
    tx,
  );
  return rows.length;
}

/** The jobs that the weekly mails sent to a person, for the export of their data. */
export async function findJobFitMailingsOf(db: Db, userId: string) {
  const { rows } = await sql`
    select mailing.week, post.title as "jobPost", space.name as space, mailing.created_at as at
    from job_fit_mailings mailing cross join unnest(mailing.job_post_ids) with ordinality as sent (id, position)
      join job_posts post on post.id = sent.id join spaces space on space.id = post.space_id
    where mailing.user_id = ${userId} order by mailing.week, sent.position`.execute(db);
  return rows;
}

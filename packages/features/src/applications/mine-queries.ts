import {
  myApplicationFields,
  openStatuses,
  type ApplicationStatus,
  type JobPostStatus,
  type Page,
  type SearchPayload,
} from "@orbita/contract";
import { searchTable, type Db } from "@orbita/db";
import { sql } from "kysely";
import type { ApplicationRow } from "./queries.ts";

/** The state of an application as the talent knows it, before the first step that they have not been notified of; see `saveMoves`. */
export type LastNotifiedState = { movedAt: string; replyBy: string | null; answeredAt: string | null };

type ListedApplication = Pick<
  ApplicationRow,
  | "id"
  | "job_post_id"
  | "space_id"
  | "code"
  | "blind"
  | "revealed_at"
  | "sent_at"
  | "reply_by"
  | "promised_by"
  | "answered_at"
  | "enabled"
>;
export type MyApplicationRow = ListedApplication & {
  told_status: ApplicationStatus;
  told_at: Date;
  before: LastNotifiedState | null;
  post_title: string;
  post_status: JobPostStatus;
  post_open: boolean;
  city: string | null;
  workplace_type: string | null;
  salary_min: number | null;
  salary_max: number | null;
  reply_days: number;
  space_name: string;
  space_url: string;
  space_logo: string | null;
  /** The id of the moderation decision that hid the application. */
  decision_id: string | null;
};
export type MyFullApplicationRow = MyApplicationRow & Omit<ApplicationRow, keyof MyApplicationRow>;

type TalentScope = { talentId: string; now: Date };

const taken = sql`exists (select from application_steps u where u.application_id = s.application_id and u.undoes = s.id)`;

/**
 * Query of a talent's applications in the state that the talent has been notified of. Leaves out steps that are not notified yet
 * or were undone.
 */
const mine = (db: Db, { talentId, now }: TalentScope) =>
  db
    .selectFrom("applications")
    .innerJoin("job_posts", "job_posts.id", "applications.job_post_id")
    .innerJoin("spaces", "spaces.id", "job_posts.space_id")
    .innerJoinLateral(
      sql<{ told_status: ApplicationStatus; told_at: Date }>`(
        select s.to_status as told_status, s.told_at from application_steps s
        where s.application_id = applications.id and s.told_at <= ${now}
          and s.kind in ('sent', 'moved', 'withdrawn', 'expired') and not ${taken}
        order by s.seq desc limit 1)`.as("told"),
      (join) => join.onTrue(),
    )
    .leftJoinLateral(
      sql<{ before: LastNotifiedState | null }>`(
        select s.data -> 'before' as before from application_steps s
        where s.application_id = applications.id and s.told_at > ${now} and s.kind = 'moved' and not ${taken}
        order by s.seq limit 1)`.as("untold"),
      (join) => join.onTrue(),
    )
    .select(["told.told_status", "told.told_at", "untold.before"])
    .select([
      "job_posts.title as post_title",
      "job_posts.status as post_status",
      "job_posts.city",
      "job_posts.workplace_type",
      "job_posts.salary_min",
      "job_posts.salary_max",
      "job_posts.reply_days",
      "spaces.name as space_name",
      "spaces.url as space_url",
      "spaces.logo_id as space_logo",
    ])
    .select(
      sql<boolean>`(job_posts.status = 'published' and job_posts.enabled and spaces.enabled
        and coalesce(job_posts.expires_at > ${now}, false))`.as("post_open"),
    )
    .select(
      sql<string | null>`case when not applications.enabled then (
        select c.id from moderation_cases c where c.application_id = applications.id and c.decision = 'disabled'
        order by c.decided_at desc limit 1) end`.as("decision_id"),
    )
    .where("applications.talent_id", "=", talentId);

const listed = [
  "applications.id",
  "applications.job_post_id",
  "applications.space_id",
  "applications.code",
  "applications.blind",
  "applications.revealed_at",
  "applications.sent_at",
  "applications.reply_by",
  "applications.promised_by",
  "applications.answered_at",
  "applications.enabled",
] as const;

export const searchMine = (db: Db, asked: TalentScope, payload: SearchPayload): Promise<Page<MyApplicationRow>> =>
  searchTable(db, mine(db, asked).select(listed) as never, payload, {
    fields: myApplicationFields,
    columns: {
      status: sql.ref("told.told_status"),
      open: sql`told.told_status = any (${[...openStatuses]}::application_status[])`,
      created: sql.ref("applications.sent_at"),
      updated: sql.ref("told.told_at"),
    },
    id: sql.ref("applications.id"),
  });

export const findMyApplication = (db: Db, asked: TalentScope, id: string): Promise<MyFullApplicationRow | undefined> =>
  mine(db, asked).selectAll("applications").where("applications.id", "=", id).executeTakeFirst() as unknown as Promise<
    MyFullApplicationRow | undefined
  >;

export const findMineOf = (db: Db, asked: TalentScope, jobPostId: string): Promise<MyApplicationRow | undefined> =>
  mine(db, asked).select(listed).where("applications.job_post_id", "=", jobPostId).executeTakeFirst();

/** Members of the Space who show only their role to talents. */
export const findUnnamed = async (db: Db, spaceId: string, ids: readonly string[]): Promise<Set<string>> => {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom("members")
    .select("user_id")
    .where("space_id", "=", spaceId)
    .where("user_id", "in", [...ids])
    .where("named_to_talents", "=", false)
    .execute();
  return new Set(rows.map(({ user_id }) => user_id));
};

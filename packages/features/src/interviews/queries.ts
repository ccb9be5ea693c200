import type { ApplicationStatus, InterviewState } from "@orbita/contract";
import type { Db, Tables, Tx } from "@orbita/db";
import { sql, type Insertable, type Selectable, type Updateable } from "kysely";
import { identifyingPartsOf, type ApplicationCardData, type IdentifyingParts } from "../applications/index.ts";
import { inSpace } from "../kernel/visibility.ts";

type InterviewColumns = Omit<Selectable<Tables["interviews"]>, "slots">;
export type InterviewRow = InterviewColumns & {
  slots: Date[];
  /** For each proposed time in `slots`: true if it is in the future and every interviewer is available. */
  free: boolean[];
  /** The state of the interview at this moment: an overdue proposal counts as expired, and a past interview as held, before the routine stores the state. */
  stands: InterviewState;
  space_name: string;
  space_url: string;
  space_logo: string | null;
  space_there: boolean;
  title: string;
  job_post_id: string | null;
  application_status: ApplicationStatus | null;
  /** True if the application is in the lists of the Space; always true for an accepted contact request. */
  in_space: boolean;
  code: string | null;
  card: ApplicationCardData | null;
  blind: boolean;
  revealed_at: Date | null;
  /** The identifying parts of the resume, which are removed from messages; set only while the application is blind. */
  snapshot: IdentifyingParts | null;
  talent_name: string;
  talent_email: string;
  talent_there: boolean;
};

export const standsAt = (now: Date) => sql<InterviewState>`case
  when interview.state = 'proposed' and interview.answer_by <= ${now} then 'expired'
  when interview.ends_at <= ${now} then 'held' else interview.state::text end`;

/**
 * SQL expression: for each proposed time, whether it is in the future and all interviewers are available. Uses the same rule as
 * the database constraint against double booking.
 */
const freeAt = (now: Date) => sql<boolean[]>`(
  select array_agg(slot > ${now} and not exists (
    select from interview_members mine join interview_members other on other.space_id = mine.space_id and other.user_id = mine.user_id
    where mine.interview_id = interview.id and other.interview_id <> interview.id
      and other.span && tstzrange(slot, slot + interview.minutes * interval '1 minute')) order by place)
  from unnest(interview.slots) with ordinality as listed (slot, place))`;

export const interviews = (db: Db, now: Date) =>
  db
    .selectFrom("interviews as interview")
    .innerJoin("spaces as space", "space.id", "interview.space_id")
    .innerJoin("users as talent", "talent.id", "interview.talent_id")
    .leftJoin("applications as application", "application.id", "interview.application_id")
    .leftJoin("job_posts as post", "post.id", "application.job_post_id")
    .leftJoin("contact_offers as request", "request.id", "interview.offer_id")
    .leftJoin("resumes as resume", "resume.id", "request.resume_id")
    .selectAll("interview")
    .select([
      "space.name as space_name",
      "space.url as space_url",
      "space.logo_id as space_logo",
      "space.enabled as space_there",
      "application.job_post_id",
      "application.status as application_status",
      "application.code",
      "application.card",
      "application.revealed_at",
      "talent.email as talent_email",
    ])
    .select([
      standsAt(now).as("stands"),
      freeAt(now).as("free"),
      sql<string>`coalesce(post.title, request.title)`.as("title"),
      sql<boolean>`interview.application_id is null or ${inSpace("application")}`.as("in_space"),
      sql<boolean>`coalesce(application.blind, false)`.as("blind"),
      identifyingPartsOf("application").as("snapshot"),
      sql<string>`coalesce(resume.first_name, talent.first_name) || ' ' || coalesce(resume.last_name, talent.last_name)`.as(
        "talent_name",
      ),
      sql<boolean>`talent.enabled and talent.deletes_at is null`.as("talent_there"),
    ]);

export const asRows = (rows: unknown): InterviewRow[] => rows as InterviewRow[];

export const findInterview = async (db: Db, now: Date, id: string): Promise<InterviewRow | undefined> =>
  asRows(await interviews(db, now).where("interview.id", "=", id).execute())[0];

/** Locks the interview, which serialises answering, moving and cancelling. */
export const lockInterview = async (tx: Tx, now: Date, id: string): Promise<InterviewRow | undefined> =>
  asRows(await interviews(tx, now).where("interview.id", "=", id).forNoKeyUpdate("interview").execute())[0];

/** Whether the application or contact request has an interview that is not over. */
export async function hasLive(
  tx: Tx,
  now: Date,
  { column, id }: { column: "application_id" | "offer_id"; id: string },
) {
  const row = await interviews(tx, now)
    .where(`interview.${column}`, "=", id)
    .where(sql<boolean>`${standsAt(now)} in ('proposed', 'noneFits', 'confirmed', 'moveAsked')`)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertInterview(tx: Tx, values: Insertable<Tables["interviews"]>): Promise<void> {
  await tx.insertInto("interviews").values(values).execute();
}

export async function saveInterview(tx: Tx, id: string, change: Updateable<Tables["interviews"]>): Promise<void> {
  await tx.updateTable("interviews").set(change).where("id", "=", id).execute();
}

/** Locks an accepted contact request of the Space and returns its talent. */
export const findAcceptedContactRequest = (tx: Tx, spaceId: string, id: string) =>
  tx
    .selectFrom("contact_offers as request")
    .innerJoin("resumes as resume", "resume.id", "request.resume_id")
    .innerJoin("users as talent", "talent.id", "resume.owner_id")
    .select("talent.id as talent_id")
    .where("request.id", "=", id)
    .where("request.space_id", "=", spaceId)
    .where("request.state", "=", "accepted")
    .where("talent.enabled", "=", true)
    .where("talent.deletes_at", "is", null)
    .forNoKeyUpdate("request")
    .executeTakeFirst();

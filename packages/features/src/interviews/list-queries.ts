import type { Db } from "@orbita/db";
import { sql } from "kysely";
import { inSpace } from "../kernel/visibility.ts";
import { asRows, interviews, standsAt, type InterviewRow } from "./queries.ts";

export type InterviewFilter = { applicationId?: string | undefined; contactRequestId?: string | undefined };
type PageRequest = { page: number; size: number };
type InterviewsQuery = ReturnType<typeof interviews>;

const narrowed = (query: InterviewsQuery, { applicationId, contactRequestId }: InterviewFilter): InterviewsQuery => {
  let narrow = query;
  if (applicationId) narrow = narrow.where("interview.application_id", "=", applicationId);
  if (contactRequestId) narrow = narrow.where("interview.offer_id", "=", contactRequestId);
  return narrow;
};

async function some(query: InterviewsQuery, ordered: InterviewsQuery, { page, size }: PageRequest) {
  const rows: InterviewRow[] = asRows(
    await ordered
      .limit(size)
      .offset(page * size)
      .execute(),
  );
  const { total } = await query
    .clearSelect()
    .select(sql<number>`count(*)::integer`.as("total"))
    .executeTakeFirstOrThrow();
  return { rows, total };
}

const lastFirst = (query: InterviewsQuery): InterviewsQuery =>
  query.orderBy("interview.created_at", "desc").orderBy("interview.id", "desc");

type SpaceInterviewQuery = InterviewFilter &
  PageRequest & { spaceId: string; seesContactRequests: boolean; userId: string; view: "all" | "upcoming" };

/** The interviews of a Space. Leaves out interviews of applications that are hidden from the Space. */
export function findSpaceInterviews(
  db: Db,
  now: Date,
  { spaceId, seesContactRequests, userId, view, ...asked }: SpaceInterviewQuery,
) {
  const ofSpace = narrowed(interviews(db, now), asked)
    .where("interview.space_id", "=", spaceId)
    .where(sql<boolean>`(interview.application_id is null or ${inSpace("application")})`)
    .where(
      sql<boolean>`(interview.application_id is not null or ${seesContactRequests} or exists (
        select from interview_members there where there.interview_id = interview.id and there.user_id = ${userId}))`,
    );
  if (view === "all") return some(ofSpace, lastFirst(ofSpace), asked);
  const upcoming = ofSpace.where("interview.ends_at", ">", now);
  return some(upcoming, upcoming.orderBy("interview.starts_at").orderBy("interview.id"), asked);
}

export function findMyInterviews(
  db: Db,
  now: Date,
  { talentId, ...asked }: InterviewFilter & PageRequest & { talentId: string },
) {
  const mine = narrowed(interviews(db, now), asked).where("interview.talent_id", "=", talentId);
  return some(mine, lastFirst(mine), asked);
}

/** The talent's proposed interviews by deadline and agreed ones by time, without those of disabled Spaces. */
export async function findCurrentInterviews(
  db: Db,
  now: Date,
  { talentId, limit }: { talentId: string; limit: number },
): Promise<InterviewRow[]> {
  const rows = await interviews(db, now)
    .where("interview.talent_id", "=", talentId)
    .where("space.enabled", "=", true)
    .where(sql<boolean>`${standsAt(now)} in ('proposed', 'confirmed', 'moveAsked')`)
    .orderBy(sql`coalesce(interview.starts_at, interview.answer_by)`)
    .orderBy("interview.id")
    .limit(limit)
    .execute();
  return asRows(rows);
}

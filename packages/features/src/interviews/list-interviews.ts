import { interviewLimits, type BusyTime, type MyInterview, type Page, type SpaceInterview } from "@orbita/contract";
import type { Db } from "@orbita/db";
import type { ReadCtx } from "../kernel/ctx.ts";
import { fail, failFields } from "../kernel/failure.ts";
import { findCurrentInterviews, findMyInterviews, findSpaceInterviews, type InterviewFilter } from "./list-queries.ts";
import { findBusy, findInterviewers } from "./people-queries.ts";
import { requireInterviewSpace, readingSpace, requireInterviewTalent } from "./policy.ts";
import { presentSpaceInterview, presentMyInterview, type InterviewDetails } from "./present.ts";
import { findInterview, type InterviewRow } from "./queries.ts";
import { findInterviewSteps } from "./steps.ts";

type InterviewReadCtx = Pick<ReadCtx, "actor" | "now"> & { tx: Db };
type PageRequest = { page: number; size: number };

const pageOf = <T>(content: T[], total: number, { page, size }: PageRequest): Page<T> => ({
  content,
  page,
  size,
  totalElements: total,
  totalPages: Math.ceil(total / size),
  cursor: null,
});

async function withBeside<T>(
  db: Db,
  rows: readonly InterviewRow[],
  show: (row: InterviewRow, beside: InterviewDetails) => T,
) {
  const ids = rows.map(({ id }) => id);
  const interviewers = Map.groupBy(await findInterviewers(db, ids), (one) => one.interview_id);
  const steps = Map.groupBy(await findInterviewSteps(db, ids), (one) => one.interview_id);
  return rows.map((row) => show(row, { interviewers: interviewers.get(row.id) ?? [], steps: steps.get(row.id) ?? [] }));
}

export async function listInterviews(
  { tx, actor, now }: ReadCtx,
  asked: PageRequest & InterviewFilter & { view: "all" | "upcoming" },
): Promise<Page<SpaceInterview>> {
  const { rows, total } = await findSpaceInterviews(tx, now, { ...asked, ...readingSpace(actor) });
  return pageOf(await withBeside(tx, rows, presentSpaceInterview), total, asked);
}

export async function listMyInterviews(
  { tx, actor, now }: ReadCtx,
  asked: PageRequest & InterviewFilter,
): Promise<Page<MyInterview>> {
  const { rows, total } = await findMyInterviews(tx, now, { ...asked, talentId: requireInterviewTalent(actor) });
  return pageOf(await withBeside(tx, rows, presentMyInterview), total, asked);
}

/** The talent's interviews that they can answer, or whose time is agreed and not over. */
export async function listCurrentInterviews({ tx, actor, now }: ReadCtx, limit: number): Promise<MyInterview[]> {
  const rows = await findCurrentInterviews(tx, now, { talentId: requireInterviewTalent(actor), limit });
  return withBeside(tx, rows, presentMyInterview);
}

export async function readSpaceInterview({ tx, now }: InterviewReadCtx, id: string): Promise<SpaceInterview> {
  const row = (await findInterview(tx, now, id)) ?? fail("interview.notFound");
  return (await withBeside(tx, [row], presentSpaceInterview))[0]!;
}

export async function readMyInterview({ tx, now }: InterviewReadCtx, id: string): Promise<MyInterview> {
  const row = (await findInterview(tx, now, id)) ?? fail("interview.notFound");
  return (await withBeside(tx, [row], presentMyInterview))[0]!;
}

const day = 86_400_000;

/**
 * The times at which members of the Space are busy. Returns no other details; only the list of interviews shows the participants.
 */
export async function readBusyTimes(
  { tx, actor }: ReadCtx,
  asked: { from: string; until: string },
): Promise<BusyTime[]> {
  const spaceId = requireInterviewSpace(actor);
  const [from, until] = [new Date(asked.from), new Date(asked.until)];
  const length = until.getTime() - from.getTime();
  if (length <= 0 || length > interviewLimits.busyDays * day)
    failFields("request.invalid", [{ path: "until", code: "field.invalid", params: {} }]);
  return (await findBusy(tx, spaceId, { from, until })).map(({ user_id, starts_at, ends_at }) => ({
    userId: user_id,
    startsAt: starts_at.toISOString(),
    endsAt: ends_at.toISOString(),
  }));
}

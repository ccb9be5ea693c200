import type { NotificationKind } from "@orbita/contract";
import type { Ctx } from "../kernel/ctx.ts";
import { notify } from "../notifications/index.ts";
import { interviewChanged } from "./events.ts";
import { findInterviewers, findWriters } from "./people-queries.ts";
import { nameForMembers } from "./present.ts";
import type { InterviewRow } from "./queries.ts";

export type Telling = Pick<Ctx, "tx" | "now" | "tell" | "enqueue">;
type Data = Readonly<Record<string, string>>;
type InterviewNotification = { kind: NotificationKind; key: string; data?: Data };

export const hint = ({ tell }: Telling, row: InterviewRow): Promise<void> =>
  tell(interviewChanged, { id: row.id, spaceId: row.space_id, talentId: row.talent_id });

const aboutOf = (row: InterviewRow, side: "talent" | "member"): Data => ({
  interviewId: row.id,
  side,
  title: row.title,
  ...(row.offer_id !== null && { offerId: row.offer_id }),
});

const placeIn = (row: InterviewRow) => ({
  spaceId: row.space_id,
  jobPostId: row.job_post_id,
  applicationId: row.application_id,
});

export const tellTalent = (
  ctx: Telling,
  row: InterviewRow,
  { kind, key, data }: InterviewNotification,
): Promise<void> =>
  notify(ctx, {
    kind,
    key,
    userIds: [row.talent_id],
    ...placeIn(row),
    data: { ...aboutOf(row, "talent"), ...data },
  });

/** Members see a blind candidate's code instead of the name, also in notifications. */
export const tellMembers = (
  ctx: Telling,
  row: InterviewRow,
  { userIds, kind, key, data }: InterviewNotification & { userIds: readonly string[] },
): Promise<void> =>
  notify(ctx, {
    kind,
    key,
    userIds,
    ...placeIn(row),
    data: { ...aboutOf(row, "member"), who: nameForMembers(row) ?? row.code ?? "", ...data },
  });

export const interviewersOf = async ({ tx }: Pick<Telling, "tx">, row: InterviewRow): Promise<string[]> =>
  (await findInterviewers(tx, [row.id])).map(({ user_id }) => user_id);

/** The proposer if they are still a recruiter or owner; otherwise all recruiters and owners. */
export async function writersOf({ tx }: Pick<Telling, "tx">, row: InterviewRow): Promise<string[]> {
  const writers = await findWriters(tx, row.space_id);
  return row.made_by !== null && writers.includes(row.made_by) ? [row.made_by] : writers;
}

/** The interviewers, and the proposer or, if they left, all recruiters and owners. */
export const concerned = async (ctx: Telling, row: InterviewRow): Promise<string[]> => [
  ...new Set([...(await interviewersOf(ctx, row)), ...(await writersOf(ctx, row))]),
];

import type { NotificationKind } from "@orbita/contract";
import type { Ctx } from "../kernel/ctx.ts";
import { notify } from "../notifications/index.ts";
import { interviewChanged } from "./events.ts";
import { findInterviewers, findInvitationWriters } from "./people-queries.ts";
import { nameForMembers } from "./present.ts";
import type { InterviewRow } from "./queries.ts";

export type InterviewNotifyCtx = Pick<Ctx, "tx" | "now" | "tell" | "enqueue">;
type InterviewNoticeData = Readonly<Record<string, string>>;
type InterviewNotification = { kind: NotificationKind; key: string; data?: InterviewNoticeData };

export const emitInterviewChanged = ({ tell }: InterviewNotifyCtx, row: InterviewRow): Promise<void> =>
  tell(interviewChanged, { id: row.id, spaceId: row.space_id, talentId: row.talent_id });

const aboutOf = (row: InterviewRow, side: "talent" | "member"): InterviewNoticeData => ({
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

export const notifyTalent = (
  ctx: InterviewNotifyCtx,
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

/** Notifies members about an interview. While the candidate is blind, the notification contains the code instead of the name. */
export const notifyMembers = (
  ctx: InterviewNotifyCtx,
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

export const interviewersOf = async ({ tx }: Pick<InterviewNotifyCtx, "tx">, row: InterviewRow): Promise<string[]> =>
  (await findInterviewers(tx, [row.id])).map(({ user_id }) => user_id);

/** The users who act for the Space in an interview: the proposer, if they are still a recruiter or owner; otherwise all recruiters and owners. */
export async function writersOf({ tx }: Pick<InterviewNotifyCtx, "tx">, row: InterviewRow): Promise<string[]> {
  const writers = await findInvitationWriters(tx, row.space_id);
  return row.made_by !== null && writers.includes(row.made_by) ? [row.made_by] : writers;
}

/** The members who are notified of an interview: the interviewers, and the users who act for the Space (see `writersOf`). */
export const participantIds = async (ctx: InterviewNotifyCtx, row: InterviewRow): Promise<string[]> => [
  ...new Set([...(await interviewersOf(ctx, row)), ...(await writersOf(ctx, row))]),
];

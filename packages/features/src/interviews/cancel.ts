import {
  isAgreed,
  type InterviewActor,
  type interviewWords,
  type MyInterview,
  type SpaceInterview,
} from "@orbita/contract";
import type { z } from "zod";
import { checkRejectionWording } from "../applications/index.ts";
import type { Ctx } from "../kernel/ctx.ts";
import { fail } from "../kernel/failure.ts";
import { saveTimeZone } from "../people/index.ts";
import { lockMine } from "./answer.ts";
import { freeTime } from "./people-queries.ts";
import { requireInterviewSpace } from "./policy.ts";
import { lockInterview, saveInterview, type InterviewRow } from "./queries.ts";
import { readSpaceInterview, readMyInterview } from "./list-interviews.ts";
import { advance, checkInterviewVersion, type CancelCause } from "./rules.ts";
import { insertInterviewStep } from "./steps.ts";
import {
  participantIds,
  emitInterviewChanged,
  notifyMembers,
  notifyTalent,
  type InterviewNotifyCtx,
} from "./notify.ts";

type CancellationInput = z.output<typeof interviewWords>;
type CancellationDetails = {
  side: InterviewActor;
  actorId: string | null;
  words: string | null;
  /** The event that ended the interview, such as a rejected application. Undefined if a person cancelled the interview itself. */
  because?: CancelCause;
  /** True if the email about the end of the application already informs the talent. */
  talentReadsElsewhere?: boolean;
};

/**
 * Cancels an interview: frees the interviewers' time, updates calendars, stops reminders. Returns the members notified. A
 * proposal that ends with its application sends no notification of its own.
 */
export async function cancelByRow(
  ctx: InterviewNotifyCtx,
  row: InterviewRow,
  by: CancellationDetails,
): Promise<readonly string[]> {
  const { side, actorId, words, because } = by;
  const state = advance(row, side, "cancel");
  const agreed = isAgreed(row.stands);
  const sequence = row.sequence + 1;
  await saveInterview(ctx.tx, row.id, { state, starts_at: null, ends_at: null, sequence });
  await freeTime(ctx.tx, row.id);
  const startsAt = row.starts_at?.toISOString();
  const stepId = await insertInterviewStep(ctx.tx, {
    interviewId: row.id,
    kind: "cancelled",
    side,
    actorId,
    words,
    data: { startsAt },
    at: ctx.now,
  });
  await emitInterviewChanged(ctx, row);
  if ((side === "system" || because !== undefined) && !agreed) return [];
  const told = {
    kind: "interview.cancelled",
    key: `interview.cancelled:${row.id}`,
    data: {
      stepId,
      by: side,
      sequence: String(sequence),
      ...(startsAt !== undefined && { startsAt }),
      ...(because !== undefined && { because }),
    },
  } as const;
  // The talent gets no email after cancelling an interview that is not in any calendar yet.
  if (!by.talentReadsElsewhere && (agreed || side !== "talent")) await notifyTalent(ctx, row, told);
  if (!agreed && side === "member") return [];
  const userIds = await participantIds(ctx, row);
  await notifyMembers(ctx, row, { ...told, userIds });
  return userIds;
}

export async function cancelInterview(
  ctx: Ctx,
  { id }: { id: string },
  { words, version, zone }: CancellationInput,
): Promise<SpaceInterview> {
  const spaceId = requireInterviewSpace(ctx.actor);
  const row = await lockInterview(ctx.tx, ctx.now, id);
  if (row?.space_id !== spaceId || !row.in_space) return fail("interview.notFound");
  advance(row, "member", "cancel");
  checkInterviewVersion(row, version);
  checkRejectionWording(words);
  await cancelByRow(ctx, row, { side: "member", actorId: ctx.actor.id, words });
  await saveTimeZone(ctx.tx, ctx.actor.id!, zone);
  return readSpaceInterview(ctx, id);
}

export async function cancelMine(
  ctx: Ctx,
  { id }: { id: string },
  { words, version, zone }: CancellationInput,
): Promise<MyInterview> {
  const row = await lockMine(ctx, id);
  advance(row, "talent", "cancel");
  checkInterviewVersion(row, version);
  await cancelByRow(ctx, row, { side: "talent", actorId: ctx.actor.id, words });
  await saveTimeZone(ctx.tx, row.talent_id, zone);
  return readMyInterview(ctx, id);
}

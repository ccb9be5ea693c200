import {
  isAgreed,
  type InterviewSide,
  type interviewWords,
  type MyInterview,
  type SpaceInterview,
} from "@orbita/contract";
import type { z } from "zod";
import { checkWording } from "../applications/index.ts";
import type { Ctx } from "../kernel/ctx.ts";
import { fail } from "../kernel/failure.ts";
import { lockMine } from "./answer.ts";
import { freeTime, keepZone } from "./people-queries.ts";
import { actingSpace } from "./policy.ts";
import { lockInterview, saveInterview, type InterviewRow } from "./queries.ts";
import { readForSpace, readMine } from "./read-interviews.ts";
import { advance, checkVersion, type CancelCause } from "./rules.ts";
import { insertStep } from "./steps.ts";
import { concerned, hint, tellMembers, tellTalent, type Telling } from "./tell.ts";

type CancellationInput = z.output<typeof interviewWords>;
type By = {
  side: InterviewSide;
  actorId: string | null;
  words: string | null;
  /** The cause that also ended the interview; undefined if only the interview was cancelled. */
  because?: CancelCause;
  /** The email about the end of the application also informs the talent. */
  talentReadsElsewhere?: boolean;
};

/**
 * Cancels an interview: frees the interviewers' time, updates calendars, stops reminders. Returns the members notified. A
 * proposal that ends with its application sends no notification of its own.
 */
export async function callOff(ctx: Telling, row: InterviewRow, by: By): Promise<readonly string[]> {
  const { side, actorId, words, because } = by;
  const state = advance(row, side, "cancel");
  const agreed = isAgreed(row.stands);
  const sequence = row.sequence + 1;
  await saveInterview(ctx.tx, row.id, { state, starts_at: null, ends_at: null, sequence });
  await freeTime(ctx.tx, row.id);
  const startsAt = row.starts_at?.toISOString();
  const stepId = await insertStep(ctx.tx, {
    interviewId: row.id,
    kind: "cancelled",
    side,
    actorId,
    words,
    data: { startsAt },
    at: ctx.now,
  });
  await hint(ctx, row);
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
  // No email if the talent cancels an interview that is in no calendar yet.
  if (!by.talentReadsElsewhere && (agreed || side !== "talent")) await tellTalent(ctx, row, told);
  if (!agreed && side === "member") return [];
  const userIds = await concerned(ctx, row);
  await tellMembers(ctx, row, { ...told, userIds });
  return userIds;
}

export async function cancelInterview(
  ctx: Ctx,
  { id }: { id: string },
  { words, version, zone }: CancellationInput,
): Promise<SpaceInterview> {
  const spaceId = actingSpace(ctx.actor);
  const row = await lockInterview(ctx.tx, ctx.now, id);
  if (row?.space_id !== spaceId || !row.in_space) return fail("interview.notFound");
  advance(row, "member", "cancel");
  checkVersion(row, version);
  checkWording(words);
  await callOff(ctx, row, { side: "member", actorId: ctx.actor.id, words });
  await keepZone(ctx.tx, ctx.actor.id!, zone);
  return readForSpace(ctx, id);
}

export async function cancelMine(
  ctx: Ctx,
  { id }: { id: string },
  { words, version, zone }: CancellationInput,
): Promise<MyInterview> {
  const row = await lockMine(ctx, id);
  advance(row, "talent", "cancel");
  checkVersion(row, version);
  await callOff(ctx, row, { side: "talent", actorId: ctx.actor.id, words });
  await keepZone(ctx.tx, row.talent_id, zone);
  return readMine(ctx, id);
}

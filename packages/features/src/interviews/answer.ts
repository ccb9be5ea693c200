import type { interviewPick, interviewWords, MyInterview } from "@orbita/contract";
import type { z } from "zod";
import type { Ctx } from "../kernel/ctx.ts";
import { fail } from "../kernel/failure.ts";
import { saveTimeZone } from "../people/index.ts";
import { leads, remindOfInterview, type ReminderLeadTime } from "./jobs.ts";
import { holdTime } from "./people-queries.ts";
import { requireInterviewTalent } from "./policy.ts";
import { findInterview, lockInterview, saveInterview, type InterviewRow } from "./queries.ts";
import { readMyInterview } from "./list-interviews.ts";
import { advance, checkInterviewVersion, endOf, isOverlap } from "./rules.ts";
import { insertInterviewStep } from "./steps.ts";
import { participantIds, emitInterviewChanged, notifyMembers, notifyTalent, writersOf } from "./notify.ts";

type OtherTimesRequest = z.output<typeof interviewWords>;

export async function lockMine(ctx: Ctx, id: string): Promise<InterviewRow> {
  const talentId = requireInterviewTalent(ctx.actor);
  const row = await lockInterview(ctx.tx, ctx.now, id);
  return row?.talent_id === talentId ? row : fail("interview.notFound");
}

/** Books the agreed interview time. A database constraint prevents double booking, even between concurrent requests. */
async function hold(ctx: Ctx, row: InterviewRow, from: Date): Promise<void> {
  try {
    await holdTime(ctx.tx, row.id, { from, until: endOf(from, row.minutes) });
  } catch (error) {
    if (isOverlap(error)) fail("interview.slotTaken");
    throw error;
  }
}

async function remindLater({ enqueue, now }: Ctx, { id, sequence, starts_at }: InterviewRow): Promise<void> {
  for (const before of Object.keys(leads) as ReminderLeadTime[]) {
    const startAfter = new Date(starts_at!.getTime() - leads[before]);
    if (startAfter > now) await enqueue(remindOfInterview, { id, sequence, before }, { startAfter });
  }
}

export async function pickSlot(
  ctx: Ctx,
  { id }: { id: string },
  { startsAt, version, zone }: z.output<typeof interviewPick>,
): Promise<MyInterview> {
  const row = await lockMine(ctx, id);
  const state = advance(row, "talent", "pick");
  checkInterviewVersion(row, version);
  const slot = row.slots.find((one) => one.getTime() === Date.parse(startsAt));
  if (!slot || slot <= ctx.now) return fail("interview.noSuchSlot");
  await hold(ctx, row, slot);
  await saveInterview(ctx.tx, id, {
    state,
    starts_at: slot,
    ends_at: endOf(slot, row.minutes),
    sequence: row.sequence + 1,
  });
  await insertInterviewStep(ctx.tx, {
    interviewId: id,
    kind: "picked",
    side: "talent",
    actorId: ctx.actor.id,
    data: { startsAt: slot.toISOString() },
    at: ctx.now,
  });
  await saveTimeZone(ctx.tx, row.talent_id, zone);
  const agreed = (await findInterview(ctx.tx, ctx.now, id))!;
  await remindLater(ctx, agreed);
  await emitInterviewChanged(ctx, agreed);
  const told = {
    kind: "interview.confirmed",
    key: `interview.confirmed:${id}:${agreed.sequence}`,
    data: { startsAt: slot.toISOString(), sequence: String(agreed.sequence) },
  } as const;
  await notifyTalent(ctx, agreed, told);
  await notifyMembers(ctx, agreed, { ...told, userIds: await participantIds(ctx, agreed) });
  return readMyInterview(ctx, id);
}

/**
 * The talent asks for other interview times, because no proposed time fits or the agreed time no longer does. An agreed time remains valid until
 * members propose other times.
 */
export async function askForOthers(
  ctx: Ctx,
  { id }: { id: string },
  { words, version, zone }: OtherTimesRequest,
): Promise<MyInterview> {
  const row = await lockMine(ctx, id);
  const state = advance(row, "talent", "ask");
  checkInterviewVersion(row, version);
  await saveInterview(ctx.tx, id, { state });
  const kind = state === "moveAsked" ? "moveAsked" : "noneFits";
  const step = { interviewId: id, kind, side: "talent", actorId: ctx.actor.id, words, at: ctx.now } as const;
  const stepId = await insertInterviewStep(ctx.tx, step);
  await saveTimeZone(ctx.tx, row.talent_id, zone);
  await emitInterviewChanged(ctx, row);
  await notifyMembers(ctx, row, {
    kind: "interview.asked",
    key: `interview.asked:${stepId}`,
    userIds: await writersOf(ctx, row),
    data: { asked: kind, stepId },
  });
  return readMyInterview(ctx, id);
}

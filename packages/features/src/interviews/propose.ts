import { randomUUIDv7 } from "node:crypto";
import {
  interviewLimits,
  isOpen,
  type interviewProposal,
  type newInterview,
  type SpaceInterview,
} from "@orbita/contract";
import type { z } from "zod";
import { changeApplication, checkRejectionWording, lockForMove } from "../applications/index.ts";
import type { Ctx } from "../kernel/ctx.ts";
import { fail, failFields } from "../kernel/failure.ts";
import { isInSpace } from "../kernel/visibility.ts";
import { findMembers } from "../members/index.ts";
import { saveTimeZone } from "../people/index.ts";
import { findOccupied, interviewerIds, setInterviewers } from "./people-queries.ts";
import { requireInterviewSpace } from "./policy.ts";
import {
  findAcceptedContactRequest,
  findInterview,
  hasLive,
  insertInterview,
  lockInterview,
  saveInterview,
} from "./queries.ts";
import { readSpaceInterview } from "./list-interviews.ts";
import { advance, checkInterviewVersion } from "./rules.ts";
import { insertInterviewStep } from "./steps.ts";
import { emitInterviewChanged, notifyMembers, notifyTalent } from "./notify.ts";

type NewInterviewInput = z.output<typeof newInterview>;
type NewProposalInput = z.output<typeof interviewProposal>;
type FirstProposal = Omit<NewProposalInput, "version">;
type BookingScope = { spaceId: string; but: string | null };

const day = 86_400_000;
const refuseField = (path: string): never =>
  failFields("request.invalid", [{ path, code: "field.invalid", params: {} }]);

/**
 * Checks that the interview times are in the allowed range and that the interviewers are members of the Space who are available
 * then.
 */
async function checkedTimes(ctx: Ctx, given: FirstProposal, { spaceId, but }: BookingScope): Promise<Date[]> {
  const slots = given.slots.map((at) => new Date(at)).toSorted((a, b) => a.getTime() - b.getTime());
  if (new Date(given.answerBy) <= ctx.now) refuseField("answerBy");
  if (slots.at(-1)!.getTime() > ctx.now.getTime() + interviewLimits.aheadDays * day) refuseField("slots");
  checkRejectionWording(given.about);
  const members = new Set((await findMembers(ctx.tx, spaceId)).map(({ user_id }) => user_id));
  if (given.with.some((id) => !members.has(id))) refuseField("with");
  const who = await findOccupied(ctx.tx, { spaceId, userIds: given.with, slots, minutes: given.minutes, but });
  if (who !== null) fail("interview.busy", { who });
  return slots;
}

const columnsOf = (given: FirstProposal, slots: readonly Date[]) => ({
  slots: slots as unknown as never,
  minutes: given.minutes,
  way: given.way,
  place: given.place || null,
  about: given.about,
  answer_by: new Date(given.answerBy),
});

/**
 * The talent of an interview proposal. Locks the application or contact request, so that only one of two concurrent proposals
 * to the same person succeeds.
 */
async function subjectOf(ctx: Ctx, spaceId: string, { applicationId, contactRequestId }: NewInterviewInput) {
  if (applicationId === null) {
    const contactRequest = await findAcceptedContactRequest(ctx.tx, spaceId, contactRequestId!);
    return { talentId: (contactRequest ?? fail("contactRequest.notFound")).talent_id, status: null };
  }
  const [row] = await lockForMove(ctx.tx, [applicationId]);
  if (row?.space_id !== spaceId || !isInSpace(row)) return fail("application.notFound");
  if (!isOpen(row.status)) fail("application.wrongStatus", { status: row.status });
  return { talentId: row.talent_id, status: row.status };
}

const before = ["submitted", "inReview", "shortlisted"];

export async function proposeInterview(ctx: Ctx, given: NewInterviewInput): Promise<SpaceInterview> {
  const spaceId = requireInterviewSpace(ctx.actor);
  const { talentId, status } = await subjectOf(ctx, spaceId, given);
  const subject = given.applicationId
    ? ({ column: "application_id", id: given.applicationId } as const)
    : ({ column: "offer_id", id: given.contactRequestId! } as const);
  if (await hasLive(ctx.tx, ctx.now, subject)) fail("interview.alreadyOpen");
  const slots = await checkedTimes(ctx, given, { spaceId, but: null });
  const id = randomUUIDv7();
  await insertInterview(ctx.tx, {
    id,
    space_id: spaceId,
    application_id: given.applicationId,
    offer_id: given.contactRequestId,
    talent_id: talentId,
    made_by: ctx.actor.id,
    ...columnsOf(given, slots),
    created_at: ctx.now,
    updated_at: ctx.now,
  });
  await setInterviewers(ctx.tx, { id, space_id: spaceId }, given.with);
  if (given.moveOn && status !== null && before.includes(status))
    await changeApplication(ctx, { id: given.applicationId! }, { status: "interview", notifiedBy: "interview" });
  return announced(ctx, id, given, {});
}

async function announced(ctx: Ctx, id: string, given: FirstProposal, data: Readonly<Record<string, string>>) {
  const row = (await findInterview(ctx.tx, ctx.now, id))!;
  const slots = row.slots.map((slot) => slot.toISOString());
  const step = { interviewId: id, kind: "proposed", side: "member", actorId: ctx.actor.id, at: ctx.now } as const;
  const stepId = await insertInterviewStep(ctx.tx, { ...step, data: { slots } });
  await saveTimeZone(ctx.tx, ctx.actor.id!, given.zone);
  await emitInterviewChanged(ctx, row);
  await notifyTalent(ctx, row, { kind: "interview.proposed", key: `interview.proposed:${stepId}`, data });
  return readSpaceInterview(ctx, id);
}

/** Proposes other interview times. An agreed time is cancelled, and calendars are updated. */
export async function proposeAgain(ctx: Ctx, { id }: { id: string }, given: NewProposalInput): Promise<SpaceInterview> {
  const spaceId = requireInterviewSpace(ctx.actor);
  const row = await lockInterview(ctx.tx, ctx.now, id);
  if (row?.space_id !== spaceId || !row.in_space) return fail("interview.notFound");
  const state = advance(row, "member", "propose");
  checkInterviewVersion(row, given.version);
  if (row.application_status !== null && !isOpen(row.application_status))
    fail("application.wrongStatus", { status: row.application_status });
  const slots = await checkedTimes(ctx, given, { spaceId, but: id });
  const kept = await interviewerIds(ctx.tx, id);
  const startsAt = row.starts_at?.toISOString();
  const sequence = row.sequence + 1;
  await saveInterview(ctx.tx, id, { state, ...columnsOf(given, slots), starts_at: null, ends_at: null, sequence });
  await setInterviewers(ctx.tx, row, given.with);
  const lost = startsAt === undefined ? {} : { startsAt, sequence: String(sequence) };
  const shown = await announced(ctx, id, given, lost);
  if (startsAt !== undefined)
    await notifyMembers(ctx, row, {
      kind: "interview.moved",
      key: `interview.moved:${id}:${sequence}`,
      userIds: kept,
      data: lost,
    });
  return shown;
}

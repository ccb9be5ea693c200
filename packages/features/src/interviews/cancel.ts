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
import { advance, checkVersion } from "./rules.ts";
import { insertStep } from "./steps.ts";
import { concerned, hint, tellMembers, tellTalent, type Telling } from "./tell.ts";

type Said = z.output<typeof interviewWords>;
type By = { side: InterviewSide; actorId: string | null; words: string | null };

/** Time is free again, calendars hear of it, nobody is reminded. What was only proposed and ends by itself is told to nobody. */
export async function callOff(ctx: Telling, row: InterviewRow, { side, actorId, words }: By): Promise<void> {
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
  if (side === "system" && !agreed) return;
  const told = {
    kind: "interview.cancelled",
    key: `interview.cancelled:${row.id}`,
    data: { stepId, by: side, sequence: String(sequence), ...(startsAt !== undefined && { startsAt }) },
  } as const;
  // Who calls off what no calendar knows of needs no mail about it.
  if (agreed || side !== "talent") await tellTalent(ctx, row, told);
  if (agreed || side !== "member") await tellMembers(ctx, row, { ...told, userIds: await concerned(ctx, row) });
}

export async function cancelInterview(
  ctx: Ctx,
  { id }: { id: string },
  { words, version, zone }: Said,
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
  { words, version, zone }: Said,
): Promise<MyInterview> {
  const row = await lockMine(ctx, id);
  advance(row, "talent", "cancel");
  checkVersion(row, version);
  await callOff(ctx, row, { side: "talent", actorId: ctx.actor.id, words });
  await keepZone(ctx.tx, row.talent_id, zone);
  return readMine(ctx, id);
}

import {
  applicationLimits,
  isWaiting,
  reveals,
  statusesFrom,
  type ApplicationSide,
  type ApplicationStatus,
} from "@orbita/contract";
import { fail } from "../kernel/failure.ts";
import type { ApplicationRow, StepRow } from "./queries.ts";

const day = 86_400_000;

/** The promised day: that many days after, to the minute. */
export const replyByAfter = (moment: Date, replyDays: number): Date => new Date(moment.getTime() + replyDays * day);

/** Nothing of the person may be shown to the Space. */
export const isBlind = ({ blind, revealed_at }: Pick<ApplicationRow, "blind" | "revealed_at">): boolean =>
  blind && revealed_at === null;

export const isLate = ({ reply_by }: Pick<ApplicationRow, "reply_by">, now: Date): boolean =>
  reply_by !== null && reply_by < now;

/** From when the talent is told of a move: until then it can be taken back. */
export const toldAtOf = (to: ApplicationStatus, now: Date): Date =>
  new Date(
    now.getTime() +
      (to === "rejected" ? applicationLimits.undoSeconds.rejection : applicationLimits.undoSeconds.move) * 1_000,
  );

/** Not before what happened last: who waited for the row began earlier than who had it. */
export const momentAfter = ({ moved_at }: Pick<ApplicationRow, "moved_at">, now: Date): Date =>
  moved_at > now ? moved_at : now;

/** Until the talent is told, and not a moment longer. */
export const canUndo = ({ told_at }: { told_at: Date }, now: Date): boolean => now < told_at;

type RevealingStep = Pick<StepRow, "kind" | "to_status" | "told_at">;

/**
 * True when a move that was not undone has outlived its undo window and leads to a stage with names. The only rule by which
 * `revealed_at` is ever set: until then every reader finds it empty, so that an undo has nothing to hide again.
 */
export const isRevealDue = (
  row: Pick<ApplicationRow, "blind" | "revealed_at">,
  step: RevealingStep,
  now: Date,
): boolean => isBlind(row) && step.kind === "moved" && reveals(step.to_status) && !canUndo(step, now);

/** True when the end of this step's window revealed the candidate, also where the worker's clock was ahead of ours. */
export const wasRevealedBy = (
  { revealed_at }: Pick<ApplicationRow, "revealed_at">,
  { told_at }: Pick<StepRow, "told_at">,
): boolean => revealed_at !== null && revealed_at >= told_at;

type Movable = Pick<ApplicationRow, "status" | "answered_at">;
type Move = { to: ApplicationStatus; side: ApplicationSide; now: Date; replyDays: number };
export type Moved = Pick<ApplicationRow, "status" | "moved_at" | "reply_by" | "answered_at">;

/**
 * Where an application stands after a move, or 409 with the state that it is in. An answer is owed while it is received or in
 * review; the first move on is the first answer. A move reveals nothing by itself: see `isRevealDue`.
 */
export function moveOn(row: Movable, { to, side, now, replyDays }: Move): Moved {
  if (!statusesFrom(row.status, side).includes(to)) fail("application.wrongStatus", { status: row.status });
  return {
    status: to,
    moved_at: now,
    reply_by: isWaiting(to) ? replyByAfter(now, replyDays) : null,
    answered_at: side === "member" && to !== "submitted" ? (row.answered_at ?? now) : row.answered_at,
  };
}

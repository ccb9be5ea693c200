import {
  applicationLimits,
  isWaiting,
  reveals,
  statusesFrom,
  type ApplicationActor,
  type ApplicationStatus,
} from "@orbita/contract";
import { fail } from "../kernel/failure.ts";
import type { ApplicationRow, ApplicationStepRow } from "./queries.ts";

const day = 86_400_000;

/** The time by which a reply is promised: exactly `replyDays` after the given moment. */
export const replyByAfter = (moment: Date, replyDays: number): Date => new Date(moment.getTime() + replyDays * day);

/** Whether the application is blind: the Space may not see any personal data of the talent. */
export const isBlind = ({ blind, revealed_at }: Pick<ApplicationRow, "blind" | "revealed_at">): boolean =>
  blind && revealed_at === null;

export const isLate = ({ reply_by }: Pick<ApplicationRow, "reply_by">, now: Date): boolean =>
  reply_by !== null && reply_by < now;

/** The time at which the talent is notified of a move; until then it can be undone. */
export const notifiedAtOf = (to: ApplicationStatus, now: Date): Date =>
  new Date(
    now.getTime() +
      (to === "rejected" ? applicationLimits.undoSeconds.rejection : applicationLimits.undoSeconds.move) * 1_000,
  );

/**
 * The time of a new move, never earlier than the last move: a transaction that waited for the row lock may have started before
 * the transaction that held it.
 */
export const momentAfter = ({ moved_at }: Pick<ApplicationRow, "moved_at">, now: Date): Date =>
  moved_at > now ? moved_at : now;

/** Whether a step can be undone, which is possible until the talent is notified of it. */
export const canUndo = ({ told_at }: { told_at: Date }, now: Date): boolean => now < told_at;

type RevealCheckStep = Pick<ApplicationStepRow, "kind" | "to_status" | "told_at">;

/**
 * True when a move that was not undone has outlived its undo window and leads to a stage with names. This is the only rule by
 * which `revealed_at` is set: until then it is empty for every reader, so an undo has nothing to hide again.
 */
export const isRevealDue = (
  row: Pick<ApplicationRow, "blind" | "revealed_at">,
  step: RevealCheckStep,
  now: Date,
): boolean => isBlind(row) && step.kind === "moved" && reveals(step.to_status) && !canUndo(step, now);

/**
 * True if the candidate was revealed when the undo window of this step ended. Compares with `told_at` and not with our clock,
 * which may be behind the worker's.
 */
export const wasRevealedBy = (
  { revealed_at }: Pick<ApplicationRow, "revealed_at">,
  { told_at }: Pick<ApplicationStepRow, "told_at">,
): boolean => revealed_at !== null && revealed_at >= told_at;

type MovableApplication = Pick<ApplicationRow, "status" | "answered_at">;
type MoveInput = { to: ApplicationStatus; side: ApplicationActor; now: Date; replyDays: number };
export type MovedApplication = Pick<ApplicationRow, "status" | "moved_at" | "reply_by" | "answered_at">;

/**
 * The state of an application after a move; fails with 409 and the current status if the move is not allowed. A reply is owed while the application
 * is received or in review; the first move by a member is the first answer. A move itself does not reveal the candidate: see `isRevealDue`.
 */
export function moveOn(row: MovableApplication, { to, side, now, replyDays }: MoveInput): MovedApplication {
  if (!statusesFrom(row.status, side).includes(to)) fail("application.wrongStatus", { status: row.status });
  return {
    status: to,
    moved_at: now,
    reply_by: isWaiting(to) ? replyByAfter(now, replyDays) : null,
    answered_at: side === "member" && to !== "submitted" ? (row.answered_at ?? now) : row.answered_at,
  };
}

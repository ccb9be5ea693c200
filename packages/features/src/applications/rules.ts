import {
  applicationLimits,
  isWaiting,
  reveals,
  statusesFrom,
  type ApplicationSide,
  type ApplicationStatus,
} from "@orbita/contract";
import { fail } from "../kernel/failure.ts";
import type { ApplicationRow } from "./queries.ts";

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

type Movable = Pick<ApplicationRow, "status" | "answered_at" | "revealed_at" | "blind">;
type Move = { to: ApplicationStatus; side: ApplicationSide; now: Date; replyDays: number };
export type Moved = Pick<ApplicationRow, "status" | "moved_at" | "reply_by" | "answered_at" | "revealed_at">;

/**
 * Where an application stands after a move, or 409 with the state that it is in. An answer is owed while it is received or in
 * review; the first move on is the first answer. What was revealed stays so.
 */
export function moveOn(row: Movable, { to, side, now, replyDays }: Move): Moved {
  if (!statusesFrom(row.status, side).includes(to)) fail("application.wrongStatus", { status: row.status });
  return {
    status: to,
    moved_at: now,
    reply_by: isWaiting(to) ? replyByAfter(now, replyDays) : null,
    answered_at: side === "member" && to !== "submitted" ? (row.answered_at ?? now) : row.answered_at,
    revealed_at: side === "member" && reveals(to) && row.blind ? (row.revealed_at ?? now) : row.revealed_at,
  };
}

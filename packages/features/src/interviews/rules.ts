import { interviewAfter, type InterviewAction, type InterviewActor, type InterviewState } from "@orbita/contract";
import type { EndedStatus } from "../applications/index.ts";
import { fail } from "../kernel/failure.ts";
import type { InterviewRow } from "./queries.ts";

export type StoredInterviewState = Exclude<InterviewState, "held">;

/** The interview's state after the action; fails with 409 and the current state if the action is not allowed. */
export function advance(
  { stands }: Pick<InterviewRow, "stands">,
  side: InterviewActor,
  act: InterviewAction,
): StoredInterviewState {
  const next = interviewAfter(stands, side, act);
  return next === undefined || next === "held" ? fail("interview.wrongState", { state: stands }) : next;
}

/** Optimistic locking: rejects a decision about an interview that was based on an outdated version. */
export function checkInterviewVersion(row: Pick<InterviewRow, "version">, version: number): void {
  if (row.version !== version) fail("interview.changedMeanwhile", { version: row.version });
}

export const endOf = (start: Date, minutes: number): Date => new Date(start.getTime() + minutes * 60_000);

/** Whether the database refused a booking because an interviewer would be in two interviews at once (an exclusion violation). */
export const isOverlap = (error: unknown): boolean => {
  const { code, constraint } = (error ?? {}) as { code?: unknown; constraint?: unknown };
  return code === "23P01" && constraint === "interview_members_once";
};

/** The event that ends an interview, such as a rejection, although nobody cancelled the interview itself. */
export type CancelCause = EndedStatus | "accountDeleted";

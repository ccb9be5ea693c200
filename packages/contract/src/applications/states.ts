import { z } from "zod";

export const applicationStatus = z.enum([
  "submitted",
  "inReview",
  "shortlisted",
  "interview",
  "offer",
  "hired",
  "rejected",
  "withdrawn",
  "expired",
]);
export type ApplicationStatus = z.output<typeof applicationStatus>;

/** The open states of an application; each is a lane (a column) of the board. */
export const openStatuses = ["submitted", "inReview", "shortlisted", "interview", "offer"] as const;
export type OpenStatus = (typeof openStatuses)[number];
export const closedStatuses = ["hired", "rejected", "withdrawn", "expired"] as const;

export const isOpen = (status: ApplicationStatus): status is OpenStatus =>
  (openStatuses as readonly ApplicationStatus[]).includes(status);

/**
 * States with a reply deadline; every move into one of them sets a new deadline. A member's move to any state but `submitted`
 * counts as a reply.
 */
export const waitingStatuses = ["submitted", "inReview"] as const satisfies readonly ApplicationStatus[];
export const isWaiting = (status: ApplicationStatus): boolean =>
  (waitingStatuses as readonly ApplicationStatus[]).includes(status);

export type ApplicationActor = "talent" | "member" | "system";

/**
 * The allowed moves. Members may skip forward and step back among the open states, hire and reject; they may also step back from a
 * mistaken hire. The talent withdraws and sends again. Closing a post expires its open applications. An undo is not a move, but
 * reverts one.
 */
const byMembers = ["inReview", "shortlisted", "interview", "offer", "hired", "rejected", "submitted"] as const;
export function statusesFrom(status: ApplicationStatus, side: ApplicationActor): ApplicationStatus[] {
  if (side === "system") return isOpen(status) ? ["expired"] : [];
  if (side === "talent") return isOpen(status) ? ["withdrawn"] : status === "withdrawn" ? ["submitted"] : [];
  if (isOpen(status)) return byMembers.filter((to) => to !== status);
  return status === "hired" ? [...openStatuses] : [];
}

/** True for moves that reveal the candidate's identity to the Space. */
export const reveals = (to: ApplicationStatus): boolean => to !== "submitted" && (isOpen(to) || to === "hired");

export const stepKind = z.enum(["sent", "moved", "revealed", "withdrawn", "expired", "undone", "hidden"]);
export type TimelineEntryKind = z.output<typeof stepKind>;

export const rejectionReason = z.enum(["requirement", "closerPeople", "positionGone", "other"]);
export type RejectionReason = z.output<typeof rejectionReason>;

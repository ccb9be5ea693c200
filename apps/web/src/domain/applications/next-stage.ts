import type { ApplicationStatus } from "@orbita/contract";

/** The stages of an application, in their usual order. */
const way = ["submitted", "inReview", "shortlisted", "interview", "offer", "hired"] as const;
export type ApplicationStage = (typeof way)[number];

export const stageChoices: readonly ApplicationStage[] = way;

/** The stage after `status`. Null if the application is closed or the member may not move it there. */
export function nextStage(status: ApplicationStatus, allowed: readonly ApplicationStatus[]): ApplicationStage | null {
  const at = (way as readonly ApplicationStatus[]).indexOf(status);
  const next = at === -1 ? undefined : way[at + 1];
  return next !== undefined && allowed.includes(next) ? next : null;
}

/** True for moves that open a dialog before the email is sent. The candidate expects details in it, so a single click must not send it. */
export const needsMessage = (to: ApplicationStage): boolean => to === "interview" || to === "offer" || to === "hired";

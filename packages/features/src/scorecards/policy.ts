import type { ApplicationStatus } from "@orbita/contract";
import { hasRole, type Actor } from "../kernel/ctx.ts";

type Judged = { readonly space_id: string; readonly status: ApplicationStatus };

/** Recruiters. Withdrawn applications can no longer be judged. */
export const mayJudge = (actor: Actor, { space_id, status }: Judged): boolean =>
  hasRole(actor, space_id, "recruiter") && status !== "withdrawn";

export const mayAsk = (actor: Actor, spaceId: string): boolean => hasRole(actor, spaceId, "recruiter");

/**
 * Members who can judge must hand in their own scorecard before they can read others, so that they form their own opinion first.
 * Members who cannot judge, or no longer can, read them at once.
 */
export const maySeeOthers = (actor: Actor, row: Judged, { handedIn }: { handedIn: boolean }): boolean =>
  handedIn || !mayJudge(actor, row);

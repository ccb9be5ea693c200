import type { ApplicationStatus } from "@orbita/contract";
import type { Actor } from "../kernel/ctx.ts";
import { hasRole, isMember } from "../kernel/roles.ts";

type ScoredApplication = { readonly space_id: string; readonly status: ApplicationStatus };

/** Whether the actor may judge an application: recruiters may, unless it was withdrawn. */
export const mayJudge = (actor: Actor, { space_id, status }: ScoredApplication): boolean =>
  hasRole(actor, space_id, "recruiter") && status !== "withdrawn";

export const mayAsk = (actor: Actor, spaceId: string): boolean => hasRole(actor, spaceId, "recruiter");

/**
 * Members who can judge must hand in their own scorecard before they can read those of others, so that they form their own
 * opinion first. Members who cannot judge, or no longer can, read all scorecards at once.
 */
export const maySeeOthers = (actor: Actor, row: ScoredApplication, { handedIn }: { handedIn: boolean }): boolean =>
  handedIn || !mayJudge(actor, row);

export const canReadCriteria = (actor: Actor, spaceId: string): boolean => isMember(actor, spaceId);

import type { ApplicationStatus } from "@orbita/contract";
import { hasRole, type Actor } from "../kernel/ctx.ts";

type Judged = { readonly space_id: string; readonly status: ApplicationStatus };

/** Who recruits. About somebody who withdrew nobody says anything more. */
export const mayJudge = (actor: Actor, { space_id, status }: Judged): boolean =>
  hasRole(actor, space_id, "recruiter") && status !== "withdrawn";

export const mayAsk = (actor: Actor, spaceId: string): boolean => hasRole(actor, spaceId, "recruiter");

/**
 * One's own first: until it is handed in, who could judge reads no other, so that nobody agrees before they thought. Who can
 * judge no more, or never could, has nothing to be led away from.
 */
export const maySeeOthers = (actor: Actor, row: Judged, { handedIn }: { handedIn: boolean }): boolean =>
  handedIn || !mayJudge(actor, row);

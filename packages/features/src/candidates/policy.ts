import type { Actor } from "../kernel/ctx.ts";
import { hasRole, isMember } from "../kernel/roles.ts";

/** Whether the actor may read the added CVs of a Space: every member may. Recruiters may also add and remove them. */
export const mayReadCandidate = (actor: Actor, spaceId: string): boolean => isMember(actor, spaceId);
export const mayAdd = (actor: Actor, spaceId: string): boolean => hasRole(actor, spaceId, "recruiter");

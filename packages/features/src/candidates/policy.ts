import type { Actor } from "../kernel/ctx.ts";
import { hasRole, isMember } from "../kernel/roles.ts";

/** Every member of the Space may read added CVs; recruiters may add and remove them. */
export const mayReadCandidate = (actor: Actor, spaceId: string): boolean => isMember(actor, spaceId);
export const mayAdd = (actor: Actor, spaceId: string): boolean => hasRole(actor, spaceId, "recruiter");

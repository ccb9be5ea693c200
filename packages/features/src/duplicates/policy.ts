import type { Actor } from "../kernel/ctx.ts";
import { hasRole, isMember } from "../kernel/roles.ts";

export const canReadDuplicates = (actor: Actor, spaceId: string): boolean => isMember(actor, spaceId);

export const canDecideDuplicates = (actor: Actor, spaceId: string): boolean => hasRole(actor, spaceId, "recruiter");

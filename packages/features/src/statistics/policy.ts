import type { Actor } from "../kernel/ctx.ts";
import { hasRole, isMember } from "../kernel/roles.ts";

export const canReadStatistics = (actor: Actor, spaceId: string): boolean => isMember(actor, spaceId);

/** Only owners see the costs. */
export const canSeeCosts = (actor: Actor, spaceId: string): boolean => hasRole(actor, spaceId, "owner");

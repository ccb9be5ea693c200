import type { Actor } from "../kernel/ctx.ts";
import { hasRole, isMember } from "../kernel/roles.ts";

export const canReadOwnSpace = (actor: Actor, spaceId: string): boolean => isMember(actor, spaceId);

export const canChangeSpace = (actor: Actor, spaceId: string): boolean => hasRole(actor, spaceId, "owner");

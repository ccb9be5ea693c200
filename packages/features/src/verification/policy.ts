import type { Actor } from "../kernel/ctx.ts";
import { hasRole, isMember } from "../kernel/roles.ts";

export const canReadVerification = (actor: Actor, spaceId: string): boolean => isMember(actor, spaceId);

export const canVerifySpace = (actor: Actor, spaceId: string): boolean => hasRole(actor, spaceId, "owner");

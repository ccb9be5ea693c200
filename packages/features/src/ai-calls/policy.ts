import type { Actor } from "../kernel/ctx.ts";
import { hasRole, isMember } from "../kernel/roles.ts";

export const canReadAiSettings = (actor: Actor, spaceId: string): boolean => isMember(actor, spaceId);

export const canChangeAiSettings = (actor: Actor, spaceId: string): boolean => hasRole(actor, spaceId, "owner");

export const canReadAiRegister = (actor: Actor, spaceId: string): boolean => hasRole(actor, spaceId, "owner");

import type { Actor } from "../kernel/ctx.ts";
import { hasRole, isMember } from "../kernel/roles.ts";

/** Whether the actor may see the members of a Space: its members and admins may. */
export const maySeeMembers = (actor: Actor, spaceId: string): boolean => actor.admin || isMember(actor, spaceId);

export const mayManageMembers = (actor: Actor, spaceId: string): boolean => hasRole(actor, spaceId, "owner");

export const canAskToJoin = (actor: Actor, spaceId: string): boolean => !isMember(actor, spaceId);

/** Every member may change how they are shown; a change of roles also needs `mayManageMembers`. */
export const canChangeMembers = (actor: Actor, spaceId: string): boolean => isMember(actor, spaceId);

import { hasRole, isMember, type Actor } from "../kernel/ctx.ts";

/** Whether the actor may see the members of a Space: its members and admins may. */
export const maySeeMembers = (actor: Actor, spaceId: string): boolean => actor.admin || isMember(actor, spaceId);

export const mayManageMembers = (actor: Actor, spaceId: string): boolean => hasRole(actor, spaceId, "owner");

import { hasRole, isMember, type Actor } from "../kernel/ctx.ts";

/** Members see each other; admins see them too. */
export const maySeeMembers = (actor: Actor, spaceId: string): boolean => actor.admin || isMember(actor, spaceId);

export const mayManageMembers = (actor: Actor, spaceId: string): boolean => hasRole(actor, spaceId, "owner");

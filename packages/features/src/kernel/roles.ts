import type { SpaceRole } from "@orbita/contract";
import type { Actor } from "./ctx.ts";

export const isMember = (actor: Actor, spaceId: string): boolean =>
  actor.memberships.some((membership) => membership.spaceId === spaceId);

const ranks: Record<SpaceRole, number> = { viewer: 0, recruiter: 1, owner: 2 };
/** Whether the user has at least this role in the Space: each role includes the rights of the roles below it. */
export const hasRole = (actor: Actor, spaceId: string, role: SpaceRole): boolean =>
  actor.memberships.some((membership) => membership.spaceId === spaceId && ranks[membership.role] >= ranks[role]);

import type { Actor } from "../kernel/ctx.ts";
import { hasRole } from "../kernel/roles.ts";
import type { Payer } from "./payers.ts";

export const canManageSpaceCards = (actor: Actor, spaceId: string): boolean => hasRole(actor, spaceId, "owner");

/** Whether the actor may spend for the payer: users may use their own cards and those of a Space they own. */
export const canSpendFor = (actor: Actor, payer: Payer | null): boolean => {
  if (payer === null || actor.id === null) return false;
  return "userId" in payer ? payer.userId === actor.id : canManageSpaceCards(actor, payer.spaceId);
};

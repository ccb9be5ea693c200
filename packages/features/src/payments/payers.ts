import { hasRole, type Actor } from "../kernel/ctx.ts";

/** Who pays: a person for themselves, or a Space. */
export type Payer = { readonly userId: string } | { readonly spaceId: string };

/** One of the two columns is filled. */
export type OwnerColumns = { readonly user_id: string | null; readonly space_id: string | null };

export const payerId = (payer: Payer): string => ("userId" in payer ? payer.userId : payer.spaceId);

/** null: the person was erased. */
export function payerOf({ user_id, space_id }: OwnerColumns): Payer | null {
  if (user_id !== null) return { userId: user_id };
  return space_id === null ? null : { spaceId: space_id };
}

/** One's own, or those of a Space that one owns. */
export const maySpend = (actor: Actor, payer: Payer | null): boolean => {
  if (payer === null || actor.id === null) return false;
  return "userId" in payer ? payer.userId === actor.id : hasRole(actor, payer.spaceId, "owner");
};

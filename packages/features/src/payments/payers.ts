/** The payer of an invoice or a card: a user for themselves, or a Space. */
export type Payer = { readonly userId: string } | { readonly spaceId: string };

/** The owner columns of a payment row. Exactly one of the two is set, or neither if the user was erased. */
export type OwnerColumns = { readonly user_id: string | null; readonly space_id: string | null };

export const payerId = (payer: Payer): string => ("userId" in payer ? payer.userId : payer.spaceId);

/** The payer in the owner columns of a row; null if the user was erased. */
export function payerOf({ user_id, space_id }: OwnerColumns): Payer | null {
  if (user_id !== null) return { userId: user_id };
  return space_id === null ? null : { spaceId: space_id };
}

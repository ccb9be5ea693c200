import type { PaymentMethod } from "@orbita/contract";
import type { ReadCtx, Ctx } from "../kernel/ctx.ts";
import { allow, fail } from "../kernel/failure.ts";
import { findPaymentCards } from "./card-queries.ts";
import { openCard, lockOpenCard, makeDefault } from "./cards.ts";
import { canManageSpaceCards } from "./policy.ts";
import { presentPaymentCard } from "./present.ts";

export async function listMyCards({ tx, actor }: ReadCtx): Promise<PaymentMethod[]> {
  const userId = actor.id ?? fail("access.unauthenticated");
  return (await findPaymentCards(tx, { userId })).map(presentPaymentCard);
}

export async function listSpaceCards({ tx, actor }: ReadCtx, { id }: { id: string }): Promise<PaymentMethod[]> {
  allow(canManageSpaceCards(actor, id));
  return (await findPaymentCards(tx, { spaceId: id })).map(presentPaymentCard);
}

export const readCard = async ({ tx, actor }: ReadCtx, { id }: { id: string }): Promise<PaymentMethod> =>
  presentPaymentCard(await openCard(tx, actor, id));

/** Makes a card the payer's default card, which is used for automatic charges. */
export async function preferCard(ctx: Ctx, { id }: { id: string }): Promise<PaymentMethod> {
  const card = await lockOpenCard(ctx, ctx.actor, id);
  await makeDefault(ctx, card);
  return presentPaymentCard({ ...card, is_default: true });
}

import { lockCards } from "../billing/index.ts";
import type { Actor } from "../kernel/ctx.ts";
import { fail } from "../kernel/failure.ts";
import type { WorkWriteCtx } from "../kernel/work.ts";
import { changeCard, findCard, findPaymentCards, type PaymentCardRow } from "./card-queries.ts";
import { billingChanged } from "./events.ts";
import { payerId, payerOf, type Payer } from "./payers.ts";
import { canSpendFor } from "./policy.ts";
import type { Db } from "@orbita/db";

type CardWriteCtx = Pick<WorkWriteCtx, "tx" | "now" | "tell">;

/** A card that the actor may use. Cards of other owners are reported as not found. */
export async function openCard(db: Db, actor: Actor, id: string): Promise<PaymentCardRow> {
  const card = await findCard(db, id);
  return card && canSpendFor(actor, payerOf(card)) ? card : fail("payment.methodNotFound");
}

/** Like `openCard`, but also locks all cards of the owner against concurrent changes. */
export async function lockOpenCard(
  { tx }: Pick<CardWriteCtx, "tx">,
  actor: Actor,
  id: string,
): Promise<PaymentCardRow> {
  const seen = await openCard(tx, actor, id);
  await lockCards(tx, payerId(payerOf(seen)!));
  return openCard(tx, actor, id);
}

export async function announceCards({ tell }: Pick<CardWriteCtx, "tell">, payer: Payer): Promise<void> {
  if ("spaceId" in payer) await tell(billingChanged, { id: payer.spaceId });
}

/** Makes the card the default of its owner. The caller must have locked the owner's cards. */
export async function makeDefault(ctx: CardWriteCtx, card: PaymentCardRow): Promise<void> {
  const payer = payerOf(card)!;
  for (const other of await findPaymentCards(ctx.tx, payer))
    if (other.is_default && other.id !== card.id) await changeCard(ctx.tx, other.id, { is_default: false });
  if (!card.is_default) await changeCard(ctx.tx, card.id, { is_default: true });
  await announceCards(ctx, payer);
}

/**
 * Removes the card here. If it was the default, the newest remaining card becomes the default. The caller must have locked the
 * owner's cards.
 */
export async function takeAway(ctx: CardWriteCtx, card: PaymentCardRow): Promise<void> {
  const payer = payerOf(card)!;
  await changeCard(ctx.tx, card.id, { removed_at: ctx.now, is_default: false });
  const [next] = await findPaymentCards(ctx.tx, payer);
  if (card.is_default && next) await changeCard(ctx.tx, next.id, { is_default: true });
  await announceCards(ctx, payer);
}

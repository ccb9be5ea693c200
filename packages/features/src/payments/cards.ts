import { lockCards } from "../billing/index.ts";
import { billingChanged } from "../invoices/index.ts";
import type { Actor } from "../kernel/ctx.ts";
import { fail } from "../kernel/failure.ts";
import type { WorkTx } from "../kernel/work.ts";
import { changeCard, findCard, findCards, type CardRow } from "./card-queries.ts";
import { maySpend, payerId, payerOf, type Payer } from "./payers.ts";
import type { Db } from "@orbita/db";

type Writing = Pick<WorkTx, "tx" | "now" | "tell">;

/** Cards of other owners are reported as not found. */
export async function openCard(db: Db, actor: Actor, id: string): Promise<CardRow> {
  const card = await findCard(db, id);
  return card && maySpend(actor, payerOf(card)) ? card : fail("payment.methodNotFound");
}

/** The same, with the owner's cards locked against concurrent changes. */
export async function lockOpenCard({ tx }: Pick<Writing, "tx">, actor: Actor, id: string): Promise<CardRow> {
  const seen = await openCard(tx, actor, id);
  await lockCards(tx, payerId(payerOf(seen)!));
  return openCard(tx, actor, id);
}

export async function tellCards({ tell }: Pick<Writing, "tell">, payer: Payer): Promise<void> {
  if ("spaceId" in payer) await tell(billingChanged, { id: payer.spaceId });
}

/** The caller must have locked the owner's cards. */
export async function makeDefault(ctx: Writing, card: CardRow): Promise<void> {
  const payer = payerOf(card)!;
  for (const other of await findCards(ctx.tx, payer))
    if (other.is_default && other.id !== card.id) await changeCard(ctx.tx, other.id, { is_default: false });
  if (!card.is_default) await changeCard(ctx.tx, card.id, { is_default: true });
  await tellCards(ctx, payer);
}

/** The caller must have locked the owner's cards. If the default card is removed, the newest remaining card becomes the default. */
export async function takeAway(ctx: Writing, card: CardRow): Promise<void> {
  const payer = payerOf(card)!;
  await changeCard(ctx.tx, card.id, { removed_at: ctx.now, is_default: false });
  const [next] = await findCards(ctx.tx, payer);
  if (card.is_default && next) await changeCard(ctx.tx, next.id, { is_default: true });
  await tellCards(ctx, payer);
}

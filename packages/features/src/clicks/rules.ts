import type { ClickRefusal } from "@orbita/contract";

/** The day's ledger of a post, as far as a decision needs it. */
export type Ledger = {
  readonly amountCents: number;
  /** Null where the post is not sponsored now. */
  readonly budgetCents: number | null;
  readonly priceCents: number;
};

export type Asked = {
  readonly visible: boolean;
  readonly bot: boolean;
  readonly own: boolean;
  /** This visitor was counted for this post today. */
  readonly counted: boolean;
};

export type Decision = {
  readonly refused: ClickRefusal | null;
  readonly amountCents: number;
  /** The budget has no room for another one. */
  readonly spent: boolean;
};

const refuse = (refused: ClickRefusal): Decision => ({ refused, amountCents: 0, spent: false });

/** One click, in the order of the ledger. The sum of a day never passes its budget: a click that does not fit is not counted. */
export function decide({ visible, bot, own, counted }: Asked, ledger: Ledger): Decision {
  if (!visible) return refuse("closed");
  if (bot) return refuse("bot");
  if (own) return refuse("own");
  if (counted) return refuse("repeated");
  const { budgetCents, amountCents, priceCents } = ledger;
  if (budgetCents === null) return { refused: null, amountCents: 0, spent: false };
  const left = budgetCents - amountCents;
  if (left < priceCents) return { ...refuse("budget"), spent: true };
  return { refused: null, amountCents: priceCents, spent: left - priceCents < priceCents };
}

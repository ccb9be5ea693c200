import type { ClickRefusal } from "@orbita/contract";

/** The part of a post's daily ledger that the decision on a click needs. */
type DailyLedgerState = {
  readonly amountCents: number;
  /** The daily budget; null if the post is not sponsored now. */
  readonly budgetCents: number | null;
  readonly priceCents: number;
  /** The number of paid clicks on the post in the current minute. */
  readonly paidThisMinute: number;
  readonly maxPerMinute: number;
};

type ClickFacts = {
  readonly visible: boolean;
  readonly bot: boolean;
  readonly own: boolean;
  /** True if the token of the click is valid for this post and network, and neither too young nor too old. */
  readonly verified: boolean;
  /** True if this network was already counted for this post today. */
  readonly counted: boolean;
};

type ClickDecision = {
  readonly refused: ClickRefusal | null;
  readonly amountCents: number;
  /** True if the budget that remains after this click does not cover another one. */
  readonly spent: boolean;
};

const refuse = (refused: ClickRefusal): ClickDecision => ({ refused, amountCents: 0, spent: false });

/**
 * Decides whether a click is paid; call it in the order of the ledger. The sum of a day never exceeds its budget: a click that does not fit into the
 * budget is refused.
 */
export function decideClick(
  { visible, bot, own, verified, counted }: ClickFacts,
  ledger: DailyLedgerState,
): ClickDecision {
  if (!visible) return refuse("closed");
  if (bot) return refuse("bot");
  if (own) return refuse("own");
  if (!verified) return refuse("unverified");
  if (counted) return refuse("repeated");
  const { budgetCents, amountCents, priceCents } = ledger;
  if (budgetCents === null) return { refused: null, amountCents: 0, spent: false };
  const left = budgetCents - amountCents;
  if (left < priceCents) return { ...refuse("budget"), spent: true };
  if (ledger.paidThisMinute >= ledger.maxPerMinute) return refuse("pace");
  return { refused: null, amountCents: priceCents, spent: left - priceCents < priceCents };
}

type PaceColumns = { readonly pace_minute: Date | null; readonly pace_paid: number };

/**
 * The minute to which a click counts, and the number of paid clicks in it so far. The clocks of processes differ: once a
 * process has begun a minute, the ledger never goes back to an earlier one.
 */
export function paceAt({ pace_minute, pace_paid }: PaceColumns, now: Date): { minute: Date; paid: number } {
  const minute = new Date(Math.floor(now.getTime() / 60_000) * 60_000);
  return pace_minute !== null && pace_minute >= minute ? { minute: pace_minute, paid: pace_paid } : { minute, paid: 0 };
}

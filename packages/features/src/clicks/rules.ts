import type { ClickRefusal } from "@orbita/contract";

/** The day's ledger of a post, as far as a decision needs it. */
type Ledger = {
  readonly amountCents: number;
  /** Null where the post is not sponsored now. */
  readonly budgetCents: number | null;
  readonly priceCents: number;
  /** Paid clicks of the current minute, and how many one minute may have. */
  readonly paidThisMinute: number;
  readonly maxPerMinute: number;
};

type ClickFacts = {
  readonly visible: boolean;
  readonly bot: boolean;
  readonly own: boolean;
  /** Its token is ours, of this post and network, and neither too young nor too old. */
  readonly verified: boolean;
  /** This network was counted for this post today. */
  readonly counted: boolean;
};

type Decision = {
  readonly refused: ClickRefusal | null;
  readonly amountCents: number;
  /** The budget has no room for another one. */
  readonly spent: boolean;
};

const refuse = (refused: ClickRefusal): Decision => ({ refused, amountCents: 0, spent: false });

/** One click, in the order of the ledger. The sum of a day never passes its budget: a click that does not fit is not counted. */
export function decide({ visible, bot, own, verified, counted }: ClickFacts, ledger: Ledger): Decision {
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

type Pace = { readonly pace_minute: Date | null; readonly pace_paid: number };

/** Processes' clocks differ: a minute that another process has begun is not left again. */
export function paceAt({ pace_minute, pace_paid }: Pace, now: Date): { minute: Date; paid: number } {
  const minute = new Date(Math.floor(now.getTime() / 60_000) * 60_000);
  return pace_minute !== null && pace_minute >= minute ? { minute: pace_minute, paid: pace_paid } : { minute, paid: 0 };
}

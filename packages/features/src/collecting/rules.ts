import { invoiceLimits, type PaymentStatus } from "@orbita/contract";
import type { ProviderIntent } from "@orbita/platform";
import { daysAfter, endOfRomeDay, romeDay } from "../kernel/rome-day.ts";

/** The failure of a Space that has nothing to pay with: ours, and no bank's. */
export const noCard = "no_card";
/** The failure of what was asked and never answered. */
export const unanswered = "processing_error";

const membersOwn = [
  "authentication_required",
  "payment_intent_authentication_failure",
  "approve_with_id",
  "authentication_not_handled",
];
/** The card is well; the bank wants the member to say so. */
export const needsMember = (failure: string): boolean => membersOwn.includes(failure);

const ends: readonly PaymentStatus[] = ["paid", "canceled"];
/** What does not change any more, whatever comes late or twice. */
export const isOver = (status: PaymentStatus): boolean => ends.includes(status);

type Held = {
  readonly status: PaymentStatus;
  /** The bank was asked and we have no answer yet: an intent that stands open may speak of the time before. */
  readonly asking: boolean;
};

/** What a payment is by what its intent is: it goes on, and from an end never back. */
export function statusAfter(held: Held, intent: Pick<ProviderIntent, "status" | "failure">): PaymentStatus {
  if (isOver(held.status)) return held.status;
  if (intent.status === "succeeded") return "paid";
  if (intent.status !== "open") return intent.status;
  if (held.asking) return held.status;
  if (intent.failure !== null) return "failed";
  return held.status === "failed" ? "failed" : "due";
}

/** The first moment of that day in Italy. */
const morningOf = (day: string): Date => new Date(endOfRomeDay(daysAfter(day, -1)).getTime() + 1);

/** When a card that said no is asked again, by the days since it was first asked; null after the last of them. */
export function nextTry(firstTry: Date, now: Date): Date | null {
  const first = romeDay(firstTry);
  const days = invoiceLimits.retryDays.map((after) => morningOf(daysAfter(first, after)));
  return days.find((at) => at > now) ?? null;
}

const minute = 60_000;
/** After so long an attempt without an answer is asked about: whoever began it is gone. */
export const silence = 2 * minute;
/** The provider forgets keys after a day: an older one would be another act. */
export const keyLife = 23 * 60 * minute;

/** The provider takes no less. What is below it stays open until it is credited: nobody is reminded of cents. */
export const leastCents = 50;

export const attemptKey = (paymentId: string, attempt: number): string => `${paymentId}_a${attempt}`;

import { invoiceLimits, type PaymentStatus } from "@orbita/contract";
import type { ProviderIntent } from "@orbita/platform";
import { daysAfter, endOfRomeDay, romeDay } from "../kernel/rome-day.ts";

/** The failure code of a Space without a card. It is our own code, not a bank's. */
export const noCard = "no_card";
/** The failure code of an attempt to collect that got no response from the provider. */
export const unanswered = "processing_error";

const membersOwn = [
  "authentication_required",
  "payment_intent_authentication_failure",
  "approve_with_id",
  "authentication_not_handled",
];
/** True if the card is valid but the bank requires the member to authenticate. */
export const needsMember = (failure: string): boolean => membersOwn.includes(failure);

const ends: readonly PaymentStatus[] = ["paid", "canceled"];
/** True for final statuses of a payment; late or repeated events do not change them. */
export const isFinalStatus = (status: PaymentStatus): boolean => ends.includes(status);

type PaymentState = {
  readonly status: PaymentStatus;
  /** True while an attempt to collect has no response yet, so an open intent may still show the state before the attempt. */
  readonly asking: boolean;
};

/** The status of a payment from its intent; a final status never changes. */
export function statusAfter(held: PaymentState, intent: Pick<ProviderIntent, "status" | "failure">): PaymentStatus {
  if (isFinalStatus(held.status)) return held.status;
  if (intent.status === "succeeded") return "paid";
  if (intent.status !== "open") return intent.status;
  if (held.asking) return held.status;
  if (intent.failure !== null) return "failed";
  return held.status === "failed" ? "failed" : "due";
}

/** The start of a calendar day in Italy. */
const morningOf = (day: string): Date => new Date(endOfRomeDay(daysAfter(day, -1)).getTime() + 1);

/** The time at which a declined card is tried again, by days since the first try; null after the last retry. */
export function nextTry(firstTry: Date, now: Date): Date | null {
  const first = romeDay(firstTry);
  const days = invoiceLimits.retryDays.map((after) => morningOf(daysAfter(first, after)));
  return days.find((at) => at > now) ?? null;
}

const minute = 60_000;
/** After this many milliseconds without a response, an attempt is queried at the provider, because its process is gone. */
export const silence = 2 * minute;
/**
 * How long an idempotency key is used, in milliseconds. The provider forgets keys after a day; with an older key, a request
 * would be a new charge.
 */
export const keyLife = 23 * 60 * minute;

/** The provider's minimum amount in cents. Smaller amounts stay due until they are credited, and Spaces get no reminders for cents. */
export const leastCents = 50;

export const attemptKey = (paymentId: string, attempt: number): string => `${paymentId}_a${attempt}`;

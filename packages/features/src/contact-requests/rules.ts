import { contactRequestLimits, type ContactRequestState } from "@orbita/contract";
import { fail } from "../kernel/failure.ts";
import type { EarlierContactRequest } from "./limit-queries.ts";

const day = 86_400_000;

export const expiryOf = (now: Date): Date => new Date(now.getTime() + contactRequestLimits.openDays * day);

export const leftOf = (madeToday: number): number => Math.max(0, contactRequestLimits.perDay - madeToday);

/** The time at which a contact request ended without being accepted; null while it is open, or if it was accepted. */
function endOf({ state, expires_at, answered_at }: EarlierContactRequest, now: Date): Date | null {
  if (state === "accepted" || (state === "sent" && expires_at > now)) return null;
  return answered_at ?? expires_at;
}

/**
 * Refuses a contact request to the same person while another contact request is open, after an acceptance, and during the
 * waiting period after a decline or no response.
 */
export function refuseAgain(earlier: EarlierContactRequest | undefined, now: Date): void {
  if (!earlier) return;
  const end = endOf(earlier, now);
  if (!end) return fail("contactRequest.alreadyMade");
  const rests = end.getTime() + contactRequestLimits.restDays * day - now.getTime();
  if (rests > 0) fail("contactRequest.resting", { days: Math.ceil(rests / day) });
}

export function refuseTooManyContactRequests(madeToday: number): void {
  if (leftOf(madeToday) === 0) fail("contactRequest.tooMany", { max: contactRequestLimits.perDay });
}

export function refuseOver({ stands }: { stands: ContactRequestState }): void {
  if (stands !== "sent") fail("contactRequest.notOpen");
}

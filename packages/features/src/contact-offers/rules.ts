import { offerLimits, type ContactOfferState } from "@orbita/contract";
import { fail } from "../kernel/failure.ts";
import { daysAfter, endOfRomeDay, romeDay } from "../kernel/rome-day.ts";
import type { EarlierOffer } from "./limit-queries.ts";

const day = 86_400_000;

export const expiryOf = (now: Date): Date => new Date(now.getTime() + offerLimits.openDays * day);

/** The last moment of yesterday in Italy. Contact offers after this moment count towards today's limit. */
export const startOfOfferDay = (now: Date): Date => endOfRomeDay(daysAfter(romeDay(now), -1));

export const leftOf = (madeToday: number): number => Math.max(0, offerLimits.perDay - madeToday);

/** When a contact offer ended without acceptance; null while it is open or if it was accepted. */
function endOf({ state, expires_at, answered_at }: EarlierOffer, now: Date): Date | null {
  if (state === "accepted" || (state === "sent" && expires_at > now)) return null;
  return answered_at ?? expires_at;
}

/**
 * Refuses a contact offer to the same person while another offer is open, after an acceptance, and during the waiting period after a decline or no
 * response.
 */
export function refuseAgain(earlier: EarlierOffer | undefined, now: Date): void {
  if (!earlier) return;
  const end = endOf(earlier, now);
  if (!end) return fail("offer.alreadyMade");
  const rests = end.getTime() + offerLimits.restDays * day - now.getTime();
  if (rests > 0) fail("offer.resting", { days: Math.ceil(rests / day) });
}

export function refuseTooManyOffers(madeToday: number): void {
  if (leftOf(madeToday) === 0) fail("offer.tooMany", { max: offerLimits.perDay });
}

export function refuseOver({ stands }: { stands: ContactOfferState }): void {
  if (stands !== "sent") fail("offer.notOpen");
}

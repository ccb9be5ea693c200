import type { Ad, RuleHit } from "../ad.ts";
import { rawSpan, type NormalisedText } from "../find/text.ts";
import { placesOf } from "../find/topics.ts";

/**
 * Reports a requirement of a native speaker. D.Lgs. 215/2003, art. 2: an ad may require only a level, and only the author knows the
 * level that the job needs.
 */
export const findNativeSpeaker = (text: NormalisedText): RuleHit[] =>
  placesOf(text, "nativeSpeaker").map(({ start, end }) => ({
    rule: "nativeSpeaker" as const,
    ...rawSpan(text, start, end),
  }));

/**
 * Reports unlimited availability. D.Lgs. 104/2022: hours and on-call duty must be stated. Only the author knows them, so there is
 * no automatic fix.
 */
export function findAvailability(text: NormalisedText): RuleHit[] {
  return placesOf(text, "availability").map(({ start, end }) => ({
    rule: "availability" as const,
    ...rawSpan(text, start, end),
  }));
}

export function findUnpaidWork(ad: Ad, text: NormalisedText): RuleHit[] {
  const places = placesOf(text, "unpaid");
  const isIntern = ad.contractEconomicType === "contract_economic_type_intern";
  const refunds = isIntern
    ? []
    : placesOf(text, "refundOnly").filter(
        (one) => !places.some((other) => one.start < other.end && other.start < one.end),
      );
  return [...places, ...refunds].map(({ start, end }) => ({ rule: "unpaid" as const, ...rawSpan(text, start, end) }));
}

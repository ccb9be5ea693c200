import type { Ad, Hit } from "../ad.ts";
import { rawSpan, type Text } from "../find/text.ts";
import { placesOf } from "../find/topics.ts";

/** D.Lgs. 104/2022: hours and on-call duty must be stated. Only the author knows them, so there is no automatic fix. */
export function availability(text: Text): Hit[] {
  return placesOf(text, "availability").map(({ start, end }) => ({
    rule: "availability" as const,
    ...rawSpan(text, start, end),
  }));
}

export function unpaid(ad: Ad, text: Text): Hit[] {
  const places = placesOf(text, "unpaid");
  const isIntern = ad.contractEconomicType === "contract_economic_type_intern";
  const refunds = isIntern
    ? []
    : placesOf(text, "refundOnly").filter(
        (one) => !places.some((other) => one.start < other.end && other.start < one.end),
      );
  return [...places, ...refunds].map(({ start, end }) => ({ rule: "unpaid" as const, ...rawSpan(text, start, end) }));
}

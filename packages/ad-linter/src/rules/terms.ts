import type { Ad, Fix, Hit } from "../ad.ts";
import { rawSpan, type Text } from "../find/text.ts";
import { placesOf } from "../find/topics.ts";
import { likeWritten } from "./gendered-title.ts";

/** D.Lgs. 104/2022: hours and on-call are said. The figure is a proposal; whoever writes knows the right one. */
function hoursFix(text: Text, start: number, end: number): Fix {
  const span = rawSpan(text, start, end);
  const said = text.plain.slice(start, end);
  const proposal =
    /\b(?:available|availability|flexib\w+|reachable|call|hours|overtime|contactable|phone|work|ready|clock|switch)\b/.test(
      said,
    )
      ? /^(?:always )?(?:be )?(?:available|reachable|contactable|on.call)/.test(said)
        ? "on call 2 days a month, paid"
        : "on-call duty 2 days a month, paid"
      : /(?:disponibil|reperibil|raggiungibil)[ei]\b/.test(said)
        ? "reperibile 2 giorni al mese, con indennità"
        : "reperibilità di 2 giorni al mese, retribuita";
  return { ...span, text: likeWritten(text.raw.slice(span.start, span.start + 1), proposal) };
}

export function availability(text: Text): Hit[] {
  return placesOf(text, "availability").map(({ start, end }) => ({
    rule: "availability" as const,
    ...rawSpan(text, start, end),
    fix: hoursFix(text, start, end),
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

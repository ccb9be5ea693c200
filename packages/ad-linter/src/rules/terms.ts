import type { Ad, Fix, Hit } from "../ad.ts";
import { findPhrases, withoutItem } from "../find/phrases.ts";
import { rawSpan, type Text } from "../find/text.ts";
import { availability as always, payHistory as history, refundOnly, unpaid as free } from "../words/terms.ts";
import { likeWritten } from "./gendered-title.ts";

export function payHistory(text: Text): Hit[] {
  return findPhrases(text, history).map(({ start, end }) => ({
    rule: "payHistory" as const,
    ...rawSpan(text, start, end),
    fix: withoutItem(text, start, end),
  }));
}

/** D.Lgs. 104/2022: hours and on-call are said. The figure is a proposal; whoever writes knows the right one. */
function hoursFix(text: Text, start: number, end: number): Fix {
  const span = rawSpan(text, start, end);
  const said = text.plain.slice(start, end);
  const proposal = /\b(?:available|availability|flexibility|reachable|call|hours|overtime|contactable|on-call)\b/.test(
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
  return findPhrases(text, always).map(({ start, end }) => ({
    rule: "availability" as const,
    ...rawSpan(text, start, end),
    fix: hoursFix(text, start, end),
  }));
}

export function unpaid(ad: Ad, text: Text): Hit[] {
  const phrases = ad.contractEconomicType === "contract_economic_type_intern" ? free : [...free, ...refundOnly];
  return findPhrases(text, phrases).map(({ start, end }) => ({
    rule: "unpaid" as const,
    ...rawSpan(text, start, end),
  }));
}

import type { Ad, Hit } from "../ad.ts";
import { findPhrases } from "../find/phrases.ts";
import { rawSpan, type Text } from "../find/text.ts";
import { hidden } from "../words/employer.ts";

/** An agency with its authorisation may search for a client without naming it; nobody else hides who hires. */
export function employerAnonymous(ad: Ad, text: Text): Hit[] {
  const { employer, hiringCompany } = ad;
  if (employer.type === "agency" && (employer.authorisation?.trim() || hiringCompany?.trim())) return [];
  return findPhrases(text, hidden).map(({ start, end, words }) => {
    const span = rawSpan(text, start, end);
    const name = employer.name.trim();
    const whole = /^(?:azienda|societa|realta|impresa|ditta|multinazionale|confidential|undisclosed|anonymous)\b/.test(
      words,
    );
    return { rule: "employerAnonymous" as const, ...span, fix: whole && name ? { ...span, text: name } : null };
  });
}

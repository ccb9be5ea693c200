import type { Ad, RuleHit } from "../ad.ts";
import { rawSpan, sentenceAt, textOf, type NormalisedText } from "../find/text.ts";
import { placesOf } from "../find/topics.ts";

/** An authorised agency may recruit for a client without naming it. All other employers must be named. */
export function findAnonymousEmployer(ad: Ad, text: NormalisedText): RuleHit[] {
  const { employer, hiringCompany } = ad;
  if (employer.type === "agency" && (employer.authorisation?.trim() || hiringCompany?.trim())) return [];
  // An employer named in the same sentence is not hidden: "Rossi, leading company …, is looking for".
  const name = textOf(employer.name.trim()).plain;
  const isNamed = (place: number): boolean =>
    employer.type === "company" && name !== "" && text.plain.slice(...sentenceAt(text, place)).includes(name);
  const found = placesOf(text, "employerAnonymous").filter(
    ({ start, words }) => !/leader|leading|cerca|seek|hiring|looking/.test(words) || !isNamed(start),
  );
  return found.map(({ start, end }) => ({ rule: "employerAnonymous" as const, ...rawSpan(text, start, end) }));
}

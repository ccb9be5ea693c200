import type { Ad, Hit } from "../ad.ts";
import { rawSpan, sentenceAt, textOf, type Text } from "../find/text.ts";
import { placesOf } from "../find/topics.ts";

/** An authorised agency may search for a client without naming it; all other employers must be named. */
export function employerAnonymous(ad: Ad, text: Text): Hit[] {
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

import type { Ad, AdField, RuleHit } from "../ad.ts";
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

/**
 * Reports required fields that are empty. D.Lgs. 96/2026 requires pay and collective agreement in the ad; D.Lgs. 276/2003, art. 9,
 * requires the employer's name.
 */
export function missingFields(ad: Ad): [AdField, RuleHit][] {
  const found: [AdField, RuleHit][] = [];
  if (ad.salaryMin === null || ad.salaryMax === null)
    found.push(["salaryMin", { rule: "payMissing", start: 0, end: 0 }]);
  if (ad.contractType !== "contract_type_project" && !ad.ccnl?.trim())
    found.push(["ccnl", { rule: "ccnlMissing", start: 0, end: 0 }]);
  if (!ad.employer.name.trim()) found.push(["employer", { rule: "employerAnonymous", start: 0, end: 0 }]);
  return found;
}

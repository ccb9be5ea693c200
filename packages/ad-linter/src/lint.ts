import { severities, type Ad, type AdField, type Finding, type RuleHit } from "./ad.ts";
import { ask, isRewrite, type TextRewrite } from "./fix.ts";
import { textOf, type NormalisedText } from "./find/text.ts";
import { ageLimit, findAgeWords } from "./rules/age.ts";
import { bothSexesLine } from "./rules/both-sexes.ts";
import { findAnonymousEmployer, missingFields } from "./rules/fields.ts";
import { contradictsHours, contradictsPay } from "./rules/figures.ts";
import { genderedText } from "./rules/gendered-text.ts";
import { genderedTitle } from "./rules/gendered-title.ts";
import { findNativeSpeaker, findAvailability, findUnpaidWork } from "./rules/terms.ts";
import { contradictsContract, contradictsTravel, contradictsWorkplace } from "./rules/promises.ts";
import { traits } from "./rules/traits.ts";

/** Applies the rules of both languages, because an Italian ad may have English lines and vice versa. */
function everywhere(ad: Ad, text: NormalisedText, isTitle = false): RuleHit[] {
  const limits = ageLimit(ad, text);
  return [
    ...findAnonymousEmployer(ad, text),
    ...limits,
    ...findAgeWords(text, limits, isTitle),
    ...traits(text),
    ...findNativeSpeaker(text),
    ...findAvailability(text),
    ...findUnpaidWork(ad, text),
    ...contradictsWorkplace(ad, text),
    ...contradictsContract(ad, text),
    ...contradictsPay(ad, text),
    ...contradictsTravel(ad, text),
    ...contradictsHours(ad, text),
  ];
}

const findingOf = (field: AdField, raw: string, { rule, start, end, fix = ask }: RuleHit): Finding => ({
  rule,
  severity: severities[rule],
  field,
  start,
  end,
  quote: raw.slice(start, end),
  fix,
});

const bySex = /^(?:uom\w+|donn\w|signor[ae]|m[ae]n|wom[ae]n|lad(?:y|ies)|girls?|boys?|ragazz\w)$/i;

/** Returns all violations of the law and contradictions with the ad's fields, in reading order. */
export function lint(ad: Ad): Finding[] {
  const title = textOf(ad.title);
  const description = textOf(ad.description);
  const findings = missingFields(ad).map(([field, hit]) => findingOf(field, "", hit));
  const add = (field: AdField, text: NormalisedText, hits: RuleHit[]): void => {
    const sorted = hits.toSorted((a, b) => a.start - b.start || a.end - b.end);
    findings.push(...sorted.map((hit) => findingOf(field, text.raw, hit)));
  };
  add("title", title, [...genderedTitle(ad, title), ...everywhere(ad, title, true)]);
  const said = everywhere(ad, description);
  // "Vorremmo un uomo" requires a sex. The same words are not reported a second time as gendered wording.
  const sexes = said.filter(({ rule }) => rule === "sexRequired");
  const gendered = genderedText(description).filter(
    (hit) =>
      !bySex.test(description.raw.slice(hit.start, hit.end)) ||
      !sexes.some((one) => hit.start < one.end && one.start < hit.end),
  );
  add("description", description, [...gendered, ...said, ...bothSexesLine(ad, description)]);
  for (const [i, question] of ad.questions.entries()) {
    const text = textOf(question);
    add(`questions.${i}`, text, [...genderedText(text), ...everywhere(ad, text)]);
  }
  return findings;
}

const splice = (text: string, { start, end, text: put }: TextRewrite): string =>
  text.slice(0, start) + put + text.slice(end);

/** Returns the ad with a finding's fix applied; unchanged if the fix is to ask the author. */
export function fixed(ad: Ad, { field, fix }: Finding): Ad {
  if (!isRewrite(fix)) return ad;
  if (field === "title" || field === "description") return { ...ad, [field]: splice(ad[field], fix) };
  const question = /^questions\.(\d+)$/.exec(field);
  if (!question) return ad;
  return { ...ad, questions: ad.questions.map((one, i) => (i === Number(question[1]) ? splice(one, fix) : one)) };
}

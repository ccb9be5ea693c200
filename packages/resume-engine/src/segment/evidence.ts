import { fold, foldedWordsOf } from "../lexicon/fold.ts";
import type { SectionKind } from "../lexicon/headings.ts";
import { isKnownTitle, languageOf, skillOf, titleNoun } from "../lexicon/knowledge.ts";
import { remembered } from "../lexicon/remembered.ts";
import * as words from "../lexicon/words.ts";
import type { Paragraph } from "./paragraphs.ts";

export const mail = /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/u;
export const phoneLike = /(?:\+|\b00|\()?\d[\d\s().\-/]{6,}\d/u;

export type SectionEvidence = Partial<Record<SectionKind, number>>;

/** Splits a line at commas, dashes and other separators, as if it were a list. */
export const itemsOf = remembered((text): readonly string[] =>
  text
    .split(/\s*[,;|•·\t]\s*|\s+[–—]\s+|\s+\/\s+/u)
    .map((item) => item.trim())
    .filter(Boolean),
);

export const isSentence = remembered((text): boolean => {
  const all = foldedWordsOf(text);
  if (all.length < 8) return false;
  const items = itemsOf(text);
  if (items.length >= 3 && items.every((item) => foldedWordsOf(item).length <= 4)) return false;
  const small = all.filter((word) => words.function_.has(word)).length;
  return small / all.length >= 0.17;
});

function listEvidence(text: string, evidence: SectionEvidence): void {
  const items = itemsOf(text.replace(/^[^:]{2,30}:\s/u, "").replace(/\.$/u, ""));
  const short = items.filter((item) => foldedWordsOf(item).length <= 4);
  if (items.length === 0 || short.length / items.length < 0.6) return;
  const known = short.map((item) => skillOf(item));
  const technical = known.filter((skill) => skill && !skill.soft).length;
  const soft = short.filter((item, i) => known[i]?.soft || (!known[i] && words.softStems.test(fold(item)))).length;
  const hobbies = short.filter((item) => foldedWordsOf(item).some((word) => words.hobbies.has(word))).length;
  const spread = Math.sqrt(items.length);
  // A list of short items that are in no word list is most often a list of skills.
  if (items.length >= 3 && technical + soft + hobbies === 0) evidence.technicalSkills = 0.9;
  if (technical > 0) evidence.technicalSkills = (2.5 * technical * spread) / items.length;
  if (soft > 0) evidence.softSkills = (2.6 * soft * spread) / items.length;
  if (hobbies > 0) evidence.interests = (2.8 * hobbies * spread) / items.length;
}

function languageEvidence(text: string): number {
  const all = foldedWordsOf(text);
  const names = all.filter((word) => languageOf(word)).length;
  if (names === 0) return 0;
  const levels = (text.match(words.levelWords) ?? []).length;
  return levels > 0 ? Math.min(5, 2 * names + levels) / Math.max(1, all.length / 8) : names / all.length > 0.6 ? 2 : 0;
}

/** Scores how well a paragraph, without its neighbours, fits each kind of section. */
export function evidenceOf({ text, periods, bullet }: Paragraph): SectionEvidence {
  const evidence: SectionEvidence = {};
  const folded = fold(text);
  if (text.includes("@") && mail.test(text)) evidence.contacts = 4;
  else if (phoneLike.test(text) && periods.length === 0) evidence.contacts = 3;
  if (words.personal.test(folded)) evidence.contacts = (evidence.contacts ?? 0) + 2;
  const spoken = languageEvidence(text);
  if (spoken > 0) evidence.languages = spoken;
  const range = periods.some((period) => period.range);
  const degree = words.degrees.test(folded);
  const school = words.schools.test(folded);
  if (range) evidence.education = 1.2;
  if (degree || school) evidence.education = (degree ? 2.2 : 0) + (school ? 1.8 : 0) + (range ? 1.2 : 0);
  const title = isKnownTitle(text) || words.titleWords.test(folded) || titleNoun(text) >= 1.5;
  const company = words.legalForms.test(text);
  if (range || company || (title && foldedWordsOf(text).length <= 8)) {
    evidence.experience =
      (range ? 1.5 : 0) + (title ? 1 : 0) + (company ? 1.6 : 0) + (words.worked.test(folded) ? 1.5 : 0);
  }
  if (words.liking.test(folded)) evidence.interests = 3.5;
  if (words.certificates.test(folded)) evidence.certifications = 2.4;
  if (words.courses.test(folded)) evidence.courses = 2.2;
  if (isSentence(text)) {
    const told = words.firstPerson.test(folded) ? 1.6 : 0.8;
    if (!bullet && !range) evidence.summary = told + Math.min(1, foldedWordsOf(text).length / 30);
    if (bullet || !range) evidence.experience = (evidence.experience ?? 0) + (bullet ? 1.2 : 0.6);
  } else listEvidence(text, evidence);
  return evidence;
}

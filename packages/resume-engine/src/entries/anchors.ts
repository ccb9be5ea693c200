import type { Classification } from "../classifier/classify.ts";
import { fold, foldedWordsOf } from "../lexicon/fold.ts";
import { isKnownTitle } from "../lexicon/knowledge.ts";
import * as words from "../lexicon/words.ts";
import { durationAfter, type DatePeriod } from "../normalise/dates.ts";
import { isSentence } from "../segment/evidence.ts";
import { isTold } from "./sentences.ts";
import type { Paragraph } from "../segment/paragraphs.ts";

/** The text of a paragraph without its dates. */
const bareOf = (text: string, periods: readonly DatePeriod[]): string =>
  periods
    .reduceRight((rest, { from, to }) => rest.slice(0, from) + rest.slice(to), text)
    .replace(/^[\s,;:|·•–—()-]+/u, "");

/**
 * Whether a text looks like the head of an entry: it begins with a title, a degree or a school, or has the legal form of a company.
 * Longer texts (13 to 22 words) must begin with a degree.
 */
function isHead(text: string, count: number): boolean {
  if (count > 12 && (count > 22 || fold(text).search(words.degrees) !== 0)) return false;
  if (words.legalForms.test(text) && !isSentence(text)) return true;
  if (/[.;]$/u.test(text)) return false;
  const folded = fold(text);
  if (isKnownTitle(text) || folded.search(words.degrees) === 0 || folded.search(words.schools) === 0) return true;
  return folded.search(words.titleWords) === 0;
}

/** The classifier's result for a paragraph as a number, from -1 (certainly the head of an entry) to 1 (certainly its description). */
const bodyLean = ({ likely }: Classification): number =>
  likely("experience.text") +
  likely("education.text") -
  likely("experience.begin") -
  likely("experience.head") -
  likely("education.begin") -
  likely("education.head");

/** Whether a paragraph belongs to the description of an entry rather than to its head with title, place and dates. */
export function isBody({ text, bullet, periods, opinion }: Paragraph): boolean {
  if (bullet) return true;
  const lean = opinion ? bodyLean(opinion) : 0;
  if (lean < -0.9 || (lean > 0.9 && periods[0]?.from !== 0)) return lean > 0;
  const count = foldedWordsOf(text).length;
  if (isHead(bareOf(text, periods), count)) return false;
  if (isSentence(text) && (count > 9 || !periods.some(({ range }) => range))) return true;
  return count > 16 || (/[.;]$/u.test(text) && count > 6 && periods.length === 0);
}

/** Returns the positions of a period in its paragraph, and of the duration that is stated after it. */
export function periodPlaces(text: string, period: DatePeriod): { from: number; to: number }[] {
  const places = [{ from: period.from, to: period.to }];
  const length = durationAfter(text, period.to);
  if (length) places.push(length);
  return places;
}

/** Whether a period is at the edge of its line or beside a separator, and not inside a sentence. */
function standsApart({ text, bullet, periods }: Paragraph, { from, to }: DatePeriod): boolean {
  const [before, after] = [text.slice(0, from), text.slice(to)];
  const first = !/[\p{L}\d]/u.test(before);
  const last = !/[\p{L}\d]/u.test(after.replace(/^\s*\(.*?\)/u, ""));
  if (bullet && isSentence(text)) {
    if (isHead(bareOf(text, periods), foldedWordsOf(text).length)) return first || last;
    return first && /^\s*[:\t–|-]/u.test(after);
  }
  return first || last || /[\t|·(,–-]\s*$/u.test(before) || /^\s*[\t|·),–-]/u.test(after);
}

/** Returns the period that marks a paragraph as the beginning of an entry, or as part of the entry's head. */
export function anchorOf(paragraph: Paragraph, single: boolean): DatePeriod | null {
  // A paragraph that the classifier takes for a description begins no entry, unless its text begins with a period: "Looked after
  // the shop since 2016" belongs to the job above it.
  const begins = paragraph.periods.some(({ range, from }) => range && from === 0);
  if (!begins && paragraph.opinion && bodyLean(paragraph.opinion) > 0.9) return null;
  const told = isTold(paragraph);
  const apart = paragraph.periods.filter((period) => (told ? period.range || single : standsApart(paragraph, period)));
  return apart.find(({ range }) => range) ?? (single ? (apart[0] ?? null) : null);
}

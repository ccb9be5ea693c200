import { plainWords, type ExtractedValue, type ParsedDocument, type Span, type UnplacedText } from "@orbita/contract";
import { fold } from "../lexicon/fold.ts";
import * as words from "../lexicon/words.ts";
import { ours, theirs } from "./choose.ts";
import { mergeEntries } from "./merge-entries.ts";
import { mergeInterests, mergeLanguages, mergeLearning, mergeSkills } from "./merge-lists.ts";
import type { FieldRanges } from "./ranges.ts";
import { minus, quotedIn, says, shareIn } from "./spans.ts";
import { unitsIn, whatOf, whereOf } from "./unit.ts";
import { valuesAtRanges } from "./values.ts";

/**
 * Merges the values that our own code and a language model read in a document. Email, phone, dates and levels are those of our own
 * code. Titles, companies and sections are the model's, if its words are in the lines. If the two disagree, the confidence drops
 * and the other value becomes the alternative. Text is never lost: what was in a value and is in none after the merge becomes
 * unplaced text.
 */
export function mergeReadings(reading: ParsedDocument, ranges: FieldRanges): ParsedDocument {
  const { lines, resume: own } = reading;
  const read = valuesAtRanges(lines, ranges);
  const theirUnits = unitsIn(read);
  const named = [...read.certifications, ...read.courses].flatMap(({ name }) => name.spans);
  const entries = mergeEntries(lines, unitsIn(own), theirUnits, named);
  const entryNames = theirUnits.flatMap((unit) => [...whatOf(unit), ...whereOf(unit)]);
  const placed = quotedIn(entries);
  const resume: ParsedDocument["resume"] = {
    ...own,
    headline: isFree(read.headline, placed, 0.5) ? ours(own.headline, read.headline) : own.headline,
    summary: isFree(read.summary, placed, 0.2) ? mergeSummary(own.summary, read.summary) : own.summary,
    ...entries,
    ...mergeLearning(own, read, entryNames),
    ...mergeSkills(own, read),
    interests: mergeInterests(own, read),
    languages: mergeLanguages(own, read),
  };
  return { ...reading, resume, unplaced: leftOver(reading, resume, ranges) };
}

const isFree = (found: ExtractedValue<string> | null, placed: readonly Span[], most: number): boolean =>
  found !== null && shareIn(found.spans, placed) <= most;

/**
 * Merges the summaries of our own code and the language model. Summaries count as the same if each contains at least 80 % of the
 * other's letters.
 */
function mergeSummary(
  own: ExtractedValue<string> | null,
  read: ExtractedValue<string> | null,
): ExtractedValue<string> | null {
  if (read && plainWords(read.value).split(" ").length < 5) return own;
  const alike = own && read && shareIn(own.spans, read.spans) >= 0.8 && shareIn(read.spans, own.spans) >= 0.8;
  return alike ? own : theirs(own, read);
}

type SectionGuess = UnplacedText["guess"];

/** Text that was in a value or unplaced before the merge, and is in no value after it. */
function leftOver(
  { lines, resume: before, unplaced }: ParsedDocument,
  after: ParsedDocument["resume"],
  { sections }: FieldRanges,
): UnplacedText[] {
  const had = [...quotedIn(before), ...unplaced.flatMap(({ spans }) => spans)];
  const left = Map.groupBy(
    minus(united(had), quotedIn(after)).filter((span) => says(lines, span)),
    ({ line }) => line,
  );
  return [...left.keys()]
    .toSorted((a, b) => a - b)
    .map((line) => {
      const spans = left.get(line)!;
      const known = unplaced.find((fragment) => fragment.spans.some((span) => span.line === line));
      const section = sections.find(({ from, to }) => line >= from && line <= to)?.kind;
      const guess: SectionGuess = section === undefined || section === "other" ? null : section;
      const text = lines[line]!.text;
      return {
        text: spans.map(({ from, to }) => text.slice(from, to).trim()).join(" … "),
        spans,
        guess: known ? (known.guess ?? guess) : guess,
        sensitive: known?.sensitive ?? words.sensitive.test(fold(text)),
      };
    });
}

/** Merges spans that touch or overlap. */
function united(spans: readonly Span[]): Span[] {
  const made: Span[] = [];
  for (const span of spans.toSorted((a, b) => a.line - b.line || a.from - b.from)) {
    const last = made.at(-1);
    if (last && last.line === span.line && span.from <= last.to) last.to = Math.max(last.to, span.to);
    else made.push({ ...span });
  }
  return made;
}

import { periodText, sameWords, type ExtractedValue, type AlternativeValue, type Span } from "@orbita/contract";
import type { EntryDates } from "../fields/dates.ts";

/** The confidence of a value if our own code and the language model read different values: it is marked for checking. */
export const disputed = 0.55;
/** The maximum confidence of a value that our own code found but the language model did not: a person must confirm it. */
export const unseen = 0.75;

const lowered = <T extends ExtractedValue<unknown>>(found: T, to: number): T => ({
  ...found,
  confidence: Math.min(found.confidence, to),
});
export const doubted = <T extends ExtractedValue<unknown> | null>(found: T): T =>
  found === null ? found : lowered(found, unseen);

const otherOf = <T>({ value, spans }: ExtractedValue<T>, by: AlternativeValue<T>["by"]): AlternativeValue<T> => ({
  value,
  spans,
  by,
});
type ExtractedText = ExtractedValue<string>;

/**
 * Chooses the language model's value, for names (titles, companies, degrees, schools, list items) and the summary. Our own code's
 * value becomes the alternative.
 */
export function theirs<T extends ExtractedText | null>(own: T, read: T): T {
  if (!own || !read || sameWords(own.value, read.value)) return own ?? read;
  return { ...read, by: undefined, confidence: disputed, other: otherOf(own, "onBox") };
}

/** Chooses our own code's value, for the fields that `theirs` does not decide; the language model's value if our own code found none. */
export function ours<T extends ExtractedText | null>(own: T, read: T): T {
  if (!own || !read || sameWords(own.value, read.value)) return own ?? read;
  return { ...lowered(own, disputed), other: otherOf(read, "model") };
}

const textOf = ({ start, end, isCurrent }: EntryDates): string =>
  periodText(start?.value ?? null, end?.value ?? null, isCurrent?.value ?? false);
const spansOf = ({ start, end, isCurrent }: EntryDates): Span[] =>
  [start, end, isCurrent].flatMap((part): Span[] => part?.spans ?? []);
const isSaid = ({ start, end, isCurrent }: EntryDates): boolean => Boolean(start ?? end ?? isCurrent);

/**
 * Chooses the dates that our own code read. If it found none, chooses the dates that it reads in the words to which the language
 * model points.
 */
export function ourDates(own: EntryDates, read: EntryDates): EntryDates & { otherPeriod?: AlternativeValue<string> } {
  const { start, end, isCurrent } = own;
  const mine = { start, end, isCurrent };
  if (!isSaid(read)) return mine;
  if (!isSaid(mine)) return { start: read.start, end: read.end, isCurrent: read.isCurrent };
  if (textOf(mine) === textOf(read)) return mine;
  return {
    start: start && lowered(start, disputed),
    end: end && lowered(end, disputed),
    isCurrent: isCurrent && lowered(isCurrent, disputed),
    otherPeriod: { value: textOf(read), spans: spansOf(read), by: "model" },
  };
}

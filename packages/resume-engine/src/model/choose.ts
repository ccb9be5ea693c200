import { periodText, sameWords, type ExtractedValue, type AlternativeValue, type Span } from "@orbita/contract";
import type { EntryDates } from "../fields/dates.ts";

/** The confidence of a value if our own code and the model disagree: the value is marked for checking. */
export const disputed = 0.55;
/** The confidence of a value that only one of the two readers found: a person must confirm it. */
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
 * Chooses the model's value of a title or a company, which is grounded in the lines. Our own value becomes the alternative.
 */
export function theirs<T extends ExtractedText | null>(own: T, read: T): T {
  if (!own || !read || sameWords(own.value, read.value)) return own ?? read;
  return { ...read, by: undefined, confidence: disputed, other: otherOf(own, "onBox") };
}

/** Chooses our own value of any other field, or the model's value if our own code found none. */
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
 * Chooses between two readings of a period: our own dates. If our own code found none, it reads the dates in the words that the
 * model points at.
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

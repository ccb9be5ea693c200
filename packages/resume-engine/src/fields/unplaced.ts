import type { ParsedResume, Span, UnplacedText } from "@orbita/contract";
import type { ResumeLine } from "../line.ts";
import { fold } from "../lexicon/fold.ts";
import * as words from "../lexicon/words.ts";

type SectionGuess = UnplacedText["guess"];

/** Collects all spans of the document's text that the values of a resume quote. */
export function spansIn(value: unknown): Span[] {
  if (Array.isArray(value)) return value.flatMap((item) => spansIn(item));
  if (typeof value !== "object" || value === null) return [];
  if ("spans" in value && Array.isArray(value.spans)) return value.spans as Span[];
  return Object.values(value).flatMap((item) => spansIn(item));
}

/** Text that belongs to no value, heading or label, in the document's words and order, line by line. */
export function unplacedIn(
  lines: readonly ResumeLine[],
  resume: ParsedResume,
  structure: readonly Span[],
  guessOf: (line: number) => SectionGuess,
): UnplacedText[] {
  const taken = Map.groupBy([...spansIn(resume), ...structure], ({ line }) => line);
  const left: UnplacedText[] = [];
  for (const [line, { text }] of lines.entries()) {
    let from = 0;
    const spans: Span[] = [];
    for (const span of (taken.get(line) ?? []).toSorted((a, b) => a.from - b.from)) {
      if (span.from > from) spans.push({ line, from, to: span.from });
      from = Math.max(from, span.to);
    }
    if (from < text.length) spans.push({ line, from, to: text.length });
    const saying = spans.filter((span) => /[\p{L}\p{N}]/u.test(text.slice(span.from, span.to)));
    if (saying.length === 0) continue;
    const quote = saying.map((span) => text.slice(span.from, span.to).trim()).join(" … ");
    left.push({ text: quote, spans: saying, guess: guessOf(line), sensitive: words.sensitive.test(fold(text)) });
  }
  return left;
}

import type { DocumentTextLine, Span } from "@orbita/contract";

/** Returns all spans of the document that a value or its parts quote, including those of alternatives. */
export function quotedIn(value: unknown): Span[] {
  if (Array.isArray(value)) return value.flatMap((item) => quotedIn(item));
  if (typeof value !== "object" || value === null) return [];
  const own = "spans" in value && Array.isArray(value.spans) ? (value.spans as Span[]) : [];
  return [...own, ...Object.entries(value).flatMap(([key, item]) => (key === "spans" ? [] : quotedIn(item)))];
}

/** Returns the number of letters that two sets of spans share. Spans within one set must not overlap. */
export function shared(some: readonly Span[], others: readonly Span[]): number {
  let letters = 0;
  for (const one of some)
    for (const other of others)
      if (one.line === other.line) letters += Math.max(0, Math.min(one.to, other.to) - Math.max(one.from, other.from));
  return letters;
}

export const lengthOf = (spans: readonly Span[]): number => spans.reduce((sum, { from, to }) => sum + to - from, 0);

/** Returns the share of the first set's letters that are also in the second set. */
export const shareIn = (some: readonly Span[], others: readonly Span[]): number => {
  const length = lengthOf(some);
  return length === 0 ? 0 : shared(some, others) / length;
};

/** Returns the parts of the first spans that the second spans do not cover, line by line. */
export function minus(some: readonly Span[], others: readonly Span[]): Span[] {
  const taken = Map.groupBy(others, ({ line }) => line);
  return some.flatMap(({ line, from, to }) => {
    const left: Span[] = [];
    let at = from;
    for (const other of (taken.get(line) ?? []).toSorted((a, b) => a.from - b.from)) {
      if (other.to <= at || other.from >= to) continue;
      if (other.from > at) left.push({ line, from: at, to: other.from });
      at = Math.max(at, other.to);
    }
    return at < to ? [...left, { line, from: at, to }] : left;
  });
}

export const says = (lines: readonly DocumentTextLine[], { line, from, to }: Span): boolean =>
  /[\p{L}\p{N}]/u.test(lines[line]?.text.slice(from, to) ?? "");

export const firstLine = (spans: readonly Span[]): number => Math.min(...spans.map(({ line }) => line));

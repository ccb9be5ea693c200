import type { Finding } from "@orbita/ad-linter";

export type FindingSpan = Pick<Finding, "start" | "end" | "severity">;

/**
 * Maps spans of the linted text to the current text, which the user may have edited since.
 * Spans before the edit stay, spans after it shift, and spans inside it are dropped.
 */
export function spansIn(spans: readonly FindingSpan[], read: string, now: string): FindingSpan[] {
  if (read === now) return spans.filter(({ start, end }) => end > start);
  const shortest = Math.min(read.length, now.length);
  let head = 0;
  while (head < shortest && read[head] === now[head]) head++;
  let tail = 0;
  while (tail < shortest - head && read.at(-1 - tail) === now.at(-1 - tail)) tail++;
  const by = now.length - read.length;
  return spans.flatMap((span) => {
    const { start, end } = span;
    if (end <= start) return [];
    if (end <= head) return [span];
    return start >= read.length - tail ? [{ ...span, start: start + by, end: end + by }] : [];
  });
}

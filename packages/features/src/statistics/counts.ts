/** What was counted, by key: `visits:list`, `applied:search`, `answer:3.1`, `stay:inReview:12`, … See docs/guides/statistics.md. */
export type Counts = Readonly<Record<string, number>>;

/** Several sums as one. */
export function together(all: readonly Counts[]): Counts {
  const sum: Record<string, number> = {};
  for (const counts of all) for (const key in counts) sum[key] = (sum[key] ?? 0) + counts[key]!;
  return sum;
}

/** Of all keys under a name, by the rest of the key. */
export function under(counts: Counts, name: string): Map<string, number> {
  const found = new Map<string, number>();
  const start = `${name}:`;
  for (const key in counts) if (key.startsWith(start)) found.set(key.slice(start.length), counts[key]!);
  return found;
}

export const countOf = (counts: Counts, name: string): number =>
  [...under(counts, name).values()].reduce((total, one) => total + one, counts[name] ?? 0);

/** How often each length was seen, the shortest first. */
export type Lengths = readonly (readonly [days: number, count: number])[];

export const lengthsOf = (counts: Counts, name: string): Lengths =>
  [...under(counts, name)].map(([days, count]) => [Number(days), count] as const).toSorted(([a], [b]) => a - b);

export const countLengths = (lengths: Lengths): number => lengths.reduce((total, [, count]) => total + count, 0);

function at(lengths: Lengths, place: number): number {
  let passed = 0;
  for (const [days, count] of lengths) {
    passed += count;
    if (place < passed) return days;
  }
  return lengths.at(-1)![0];
}

/** The middle one, to a tenth of a day; of an even number, the middle of the two. */
export function medianOf(lengths: Lengths): number | null {
  const count = countLengths(lengths);
  if (count === 0) return null;
  const middle = (at(lengths, Math.floor((count - 1) / 2)) + at(lengths, Math.floor(count / 2))) / 2;
  return Math.round(middle * 10) / 10;
}

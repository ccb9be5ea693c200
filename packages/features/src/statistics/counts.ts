/** Counters by key: `visits:list`, `applied:search`, `answer:3.1`, `stay:inReview:12`, … See docs/guides/statistics.md. */
export type Counts = Readonly<Record<string, number>>;

/** Adds several sums to one. */
export function together(all: readonly Counts[]): Counts {
  const sum: Record<string, number> = {};
  for (const counts of all) for (const key in counts) sum[key] = (sum[key] ?? 0) + counts[key]!;
  return sum;
}

/** All keys with this prefix, by the rest of the key. */
export function under(counts: Counts, name: string): Map<string, number> {
  const found = new Map<string, number>();
  const start = `${name}:`;
  for (const key in counts) if (key.startsWith(start)) found.set(key.slice(start.length), counts[key]!);
  return found;
}

export const countOf = (counts: Counts, name: string): number =>
  [...under(counts, name).values()].reduce((total, one) => total + one, counts[name] ?? 0);

/** How often each duration occurred, shortest first. */
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

/** The median in tenths of a day; of an even number, the mean of the two middle values. */
export function medianOf(lengths: Lengths): number | null {
  const count = countLengths(lengths);
  if (count === 0) return null;
  const middle = (at(lengths, Math.floor((count - 1) / 2)) + at(lengths, Math.floor(count / 2))) / 2;
  return Math.round(middle * 10) / 10;
}

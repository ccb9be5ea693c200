/** Counters of the statistics by key: `visits:list`, `applied:search`, `answer:3.1`, `stay:inReview:12`, … See docs/guides/statistics.md. */
export type EventCounts = Readonly<Record<string, number>>;

/** Adds several sets of counters to one set. */
export function addCounts(all: readonly EventCounts[]): EventCounts {
  const sum: Record<string, number> = {};
  for (const counts of all) for (const key in counts) sum[key] = (sum[key] ?? 0) + counts[key]!;
  return sum;
}

/** The counters whose key begins with `name` and a colon, by the rest of the key. */
export function countsUnder(counts: EventCounts, name: string): Map<string, number> {
  const found = new Map<string, number>();
  const start = `${name}:`;
  for (const key in counts) if (key.startsWith(start)) found.set(key.slice(start.length), counts[key]!);
  return found;
}

export const countOf = (counts: EventCounts, name: string): number =>
  [...countsUnder(counts, name).values()].reduce((total, one) => total + one, counts[name] ?? 0);

/** A distribution of durations: how often each occurred, shortest first. */
export type DurationCounts = readonly (readonly [days: number, count: number])[];

export const lengthsOf = (counts: EventCounts, name: string): DurationCounts =>
  [...countsUnder(counts, name)].map(([days, count]) => [Number(days), count] as const).toSorted(([a], [b]) => a - b);

export const countLengths = (lengths: DurationCounts): number => lengths.reduce((total, [, count]) => total + count, 0);

function at(lengths: DurationCounts, place: number): number {
  let passed = 0;
  for (const [days, count] of lengths) {
    passed += count;
    if (place < passed) return days;
  }
  return lengths.at(-1)![0];
}

/** The median duration in days, rounded to a tenth of a day. For an even number of values, the mean of the two middle values. */
export function medianOf(lengths: DurationCounts): number | null {
  const count = countLengths(lengths);
  if (count === 0) return null;
  const middle = (at(lengths, Math.floor((count - 1) / 2)) + at(lengths, Math.floor(count / 2))) / 2;
  return Math.round(middle * 10) / 10;
}

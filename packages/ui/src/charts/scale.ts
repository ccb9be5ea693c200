/** Round distances between axis lines, which are easy to read. */
const steps = [1, 2, 5, 10] as const;

/** The distance between two axis lines, so that about `lines` of them cover the values. It is always a whole number. */
function stepFor(most: number, lines: number): number {
  const rough = Math.max(1, most / lines);
  const power = 10 ** Math.floor(Math.log10(rough));
  return (steps.find((step) => step * power >= rough) ?? 10) * power;
}

/** The values of the axis lines, from zero to at least the highest value: 0, 100, 200, 300. */
export function ticksFor(most: number, lines = 3): number[] {
  const step = stepFor(most, lines);
  const count = Math.max(1, Math.ceil(most / step));
  return Array.from({ length: count + 1 }, (_, index) => index * step);
}

/** Maps a number to a position between two ends of the drawing. */
export const linear =
  (most: number, from: number, to: number) =>
  (value: number): number =>
    most === 0 ? from : from + (value / most) * (to - from);

/** Positions of evenly spread points: the first at the start, the last at the end. */
export const spread =
  (count: number, from: number, to: number) =>
  (index: number): number =>
    count < 2 ? to : from + (index / (count - 1)) * (to - from);

/** Returns a predicate for the labels that fit: all of them, or every second, third and so on. The first label always fits. */
export function roomFor(count: number, width: number, label: number): (index: number) => boolean {
  const fit = Math.max(1, Math.floor(width / label));
  const every = Math.max(1, Math.ceil(count / fit));
  return (index) => index % every === 0;
}

/** Moves the ends of lines apart, if they are too close to read, as little as needed. Keeps their order. */
export function apart(places: readonly number[], least: number): number[] {
  const order = places.map((place, index) => ({ place, index })).toSorted((a, b) => a.place - b.place);
  for (let at = 1; at < order.length; at += 1) {
    const [above, below] = [order[at - 1]!, order[at]!];
    if (below.place - above.place < least) below.place = above.place + least;
  }
  return order.toSorted((a, b) => a.index - b.index).map(({ place }) => place);
}

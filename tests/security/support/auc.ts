/**
 * How well an observer could distinguish the two samples: 0.5 means not at all, 0 or 1 always. It is the Mann–Whitney statistic,
 * by ranks; equal times share a rank.
 */
export function auc(one: readonly number[], other: readonly number[]): number {
  const all = [
    ...one.map((time) => ({ time, first: true })),
    ...other.map((time) => ({ time, first: false })),
  ].toSorted((a, b) => a.time - b.time);
  let ranks = 0;
  for (let start = 0; start < all.length;) {
    let end = start;
    while (end < all.length && all[end]!.time === all[start]!.time) end++;
    const rank = (start + 1 + end) / 2;
    for (let at = start; at < end; at++) if (all[at]!.first) ranks += rank;
    start = end;
  }
  return (ranks - (one.length * (one.length + 1)) / 2) / (one.length * other.length);
}

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;

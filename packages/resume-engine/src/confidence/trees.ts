/**
 * A small tree, its nodes one after the other. A node asks whether a sign is below an edge, and leads on to the next node if it is, to
 * another if it is not; a leaf has no sign, and a value.
 */
export type Tree = { sign: readonly number[]; edge: readonly number[]; other: readonly number[] };

export function leafOf({ sign, edge, other }: Tree, row: ArrayLike<number>): number {
  let node = 0;
  while (sign[node]! >= 0) node = row[sign[node]!]! < edge[node]! ? node + 1 : other[node]!;
  return edge[node]!;
}

export const sumOf = (trees: readonly Tree[], row: ArrayLike<number>): number => {
  let sum = 0;
  for (const tree of trees) sum += leafOf(tree, row);
  return sum;
};

/**
 * A small decision tree, with its nodes in one list. At a node, the feature `sign` is compared with `edge`: below it, the next node
 * of the list follows, otherwise node `other`. In a leaf, `sign` is negative and `edge` is the tree's value.
 */
export type DecisionTree = { sign: readonly number[]; edge: readonly number[]; other: readonly number[] };

export function leafOf({ sign, edge, other }: DecisionTree, row: ArrayLike<number>): number {
  let node = 0;
  while (sign[node]! >= 0) node = row[sign[node]!]! < edge[node]! ? node + 1 : other[node]!;
  return edge[node]!;
}

export const sumOf = (trees: readonly DecisionTree[], row: ArrayLike<number>): number => {
  let sum = 0;
  for (const tree of trees) sum += leafOf(tree, row);
  return sum;
};

import { leafOf, type DecisionTree } from "../src/confidence/trees.ts";

/** A training example for the confidence model: the features of one value ("signs"), in the order of their names, and whether it was right. */
export type JudgedRow = { row: Float32Array; right: boolean };

export type BoostOptions = {
  /** A reproducible source of random numbers from 0 to 1. */
  random: () => number;
  trees: number;
  depth: number;
  rate: number;
  /** `least` is the minimum sum of second derivatives in a leaf; `pull` regularises the leaf's value. */
  least: number;
  pull: number;
};

const most = 48;

/** Returns edges that divide the values of one feature into bins of about equal size. */
function edgesOf(judgements: readonly JudgedRow[], sign: number): number[] {
  const sorted = Float32Array.from(judgements, ({ row }) => row[sign]!).toSorted();
  const edges = new Set<number>();
  for (let i = 1; i < most; i++) {
    const at = Math.floor((i * sorted.length) / most);
    // An edge lies between two different values, so that rounding moves no value across it.
    const below = sorted[at]!;
    let next = at;
    while (next < sorted.length && sorted[next] === below) next++;
    if (next < sorted.length) edges.add(Math.round(((below + sorted[next]!) / 2) * 10_000) / 10_000);
  }
  return [...edges].toSorted((a, b) => a - b);
}

type BoostingData = { bins: Uint8Array[]; edges: number[][]; slopes: Float64Array; curves: Float64Array };
type TreeSplit = { sign: number; bin: number; gain: number };

function bestSplit(
  { bins, edges, slopes, curves }: BoostingData,
  rows: Int32Array,
  signs: readonly number[],
  { least, pull }: BoostOptions,
): TreeSplit | null {
  // prettier-ignore
  let [all, curve] = [0, 0];
  for (const row of rows) {
    all += slopes[row]!;
    curve += curves[row]!;
  }
  const worth = (sum: number, bend: number) => (sum * sum) / (bend + pull);
  let best: TreeSplit | null = null;
  const sums = new Float64Array(most + 1);
  const bends = new Float64Array(most + 1);
  for (const sign of signs) {
    const bin = bins[sign]!;
    const count = edges[sign]!.length;
    if (count === 0) continue;
    sums.fill(0);
    bends.fill(0);
    for (let i = 0; i < rows.length; i++) {
      const row = rows[i]!;
      sums[bin[row]!]! += slopes[row]!;
      bends[bin[row]!]! += curves[row]!;
    }
    let [below, bend] = [0, 0];
    for (let at = 0; at < count; at++) {
      below += sums[at]!;
      bend += bends[at]!;
      if (bend < least || curve - bend < least) continue;
      const gain = worth(below, bend) + worth(all - below, curve - bend) - worth(all, curve);
      if (gain > (best?.gain ?? 1e-6)) best = { sign, bin: at, gain };
    }
  }
  return best;
}

/** A tree under construction, node by node. One side of a split is completed before the other begins. */
class TreeBuilder {
  readonly sign: number[] = [];
  readonly edge: number[] = [];
  readonly other: number[] = [];
  private readonly data: BoostingData;
  private readonly options: BoostOptions;
  private readonly signs: readonly number[];
  constructor(data: BoostingData, options: BoostOptions) {
    this.data = data;
    this.options = options;
    this.signs = data.edges.flatMap((_, sign) => (options.random() < 0.5 ? sign : []));
  }
  add(rows: Int32Array, depth: number): void {
    const split = depth === 0 ? null : bestSplit(this.data, rows, this.signs, this.options);
    this.other.push(0);
    if (!split) {
      this.sign.push(-1);
      this.edge.push(this.leaf(rows));
      return;
    }
    const node = this.sign.push(split.sign) - 1;
    this.edge.push(this.data.edges[split.sign]![split.bin]!);
    const bin = this.data.bins[split.sign]!;
    this.add(rows.filter((row) => bin[row]! <= split.bin), depth - 1); // prettier-ignore
    this.other[node] = this.sign.length;
    this.add(rows.filter((row) => bin[row]! > split.bin), depth - 1); // prettier-ignore
  }
  private leaf(rows: Int32Array): number {
    let [sum, bend] = [0, 0];
    for (const row of rows) {
      sum += this.data.slopes[row]!;
      bend += this.data.curves[row]!;
    }
    return Math.round(((this.options.rate * sum) / (bend + this.options.pull)) * 10_000) / 10_000;
  }
}

/** Gradient boosting of the log-odds: small trees, each of which corrects the errors of those before it. */
export function boosted(
  judgements: readonly JudgedRow[],
  options: BoostOptions,
): { base: number; trees: DecisionTree[] } {
  const { random } = options;
  const width = judgements[0]!.row.length;
  const edges = Array.from({ length: width }, (_, sign) => edgesOf(judgements, sign));
  const bins = edges.map((own, sign) =>
    Uint8Array.from(judgements, ({ row }) => {
      let at = 0;
      while (at < own.length && row[sign]! >= own[at]!) at++;
      return at;
    }),
  );
  const rights = judgements.filter(({ right }) => right).length;
  const base = Math.round(Math.log((rights + 1) / (judgements.length - rights + 1)) * 10_000) / 10_000;
  const sums = new Float64Array(judgements.length).fill(base);
  const slopes = new Float64Array(judgements.length);
  const curves = new Float64Array(judgements.length);
  const trees: DecisionTree[] = [];
  for (let made = 0; made < options.trees; made++) {
    for (const [i, { right }] of judgements.entries()) {
      const likely = 1 / (1 + Math.exp(-sums[i]!));
      slopes[i] = (right ? 1 : 0) - likely;
      curves[i] = likely * (1 - likely);
    }
    // Each tree uses two thirds of the values and half of the features, so that random patterns are not learnt by all trees.
    const rows = Int32Array.from(judgements.keys()).filter(() => random() < 0.66);
    const growing = new TreeBuilder({ bins, edges, slopes, curves }, options);
    growing.add(rows, options.depth);
    const { sign, edge, other } = growing;
    const tree: DecisionTree = { sign, edge, other };
    for (const [i, { row }] of judgements.entries()) sums[i]! += leafOf(tree, row);
    trees.push(tree);
  }
  return { base, trees };
}

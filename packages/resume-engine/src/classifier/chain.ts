import { labelCount } from "./labels.ts";

/** Number of kinds of steps from one paragraph to the next: directly, over white space, or to a new column. */
export const stepKinds = 3;
/**
 * The input of the sequence model: the score of each label for each paragraph, row by row, and the score of each transition between
 * labels.
 */
export type LabelChain = {
  length: number;
  scores: Float64Array;
  /** For each paragraph, the kind of the step from the paragraph before it. */
  steps: Uint8Array;
  /** The score of each transition, indexed by kind of step, previous label and label. */
  transitions: Float32Array;
  /** exp(transitions), if the caller has it already; it is the same for every document. */
  follow?: Float64Array;
};

const at = (i: number, label: number) => i * labelCount + label;
const from = (step: number, before: number) => (step * labelCount + before) * labelCount;

/** Scales a row of probabilities so that it sums to 1, because products of many small numbers underflow. */
function evened(row: Float64Array): void {
  let sum = 0;
  for (let label = 0; label < labelCount; label++) sum += row[label]!;
  for (let label = 0; label < labelCount; label++) row[label]! /= sum;
}

/** Computes exp(scores), scaled so that the maximum of each paragraph's row is 1. */
function powers({ length, scores }: LabelChain): Float64Array {
  const result = new Float64Array(scores.length);
  for (let i = 0; i < length; i++) {
    let top = -Infinity;
    for (let label = 0; label < labelCount; label++) top = Math.max(top, scores[at(i, label)]!);
    for (let label = 0; label < labelCount; label++) result[at(i, label)] = Math.exp(scores[at(i, label)]! - top);
  }
  return result;
}

type ChainTables = { own: Float64Array; follow: Float64Array; before: Float64Array; after: Float64Array };

/** Computes the forward and backward probabilities of each label for each paragraph. */
function waysOf(chain: LabelChain): ChainTables {
  const { length, steps, transitions } = chain;
  const own = powers(chain);
  const follow = chain.follow ?? Float64Array.from(transitions, Math.exp);
  const before = new Float64Array(own.length);
  const after = new Float64Array(own.length).fill(1);
  for (let i = 0; i < length; i++) {
    const row = before.subarray(at(i, 0), at(i + 1, 0));
    if (i === 0) row.fill(1);
    else
      for (let last = 0; last < labelCount; last++) {
        const weight = before[at(i - 1, last)]!;
        const start = from(steps[i]!, last);
        for (let label = 0; label < labelCount; label++) row[label]! += weight * follow[start + label]!;
      }
    for (let label = 0; label < labelCount; label++) row[label]! *= own[at(i, label)]!;
    evened(row);
  }
  for (let i = length - 2; i >= 0; i--) {
    const row = after.subarray(at(i, 0), at(i + 1, 0));
    for (let label = 0; label < labelCount; label++) {
      const start = from(steps[i + 1]!, label);
      let sum = 0;
      for (let next = 0; next < labelCount; next++)
        sum += follow[start + next]! * own[at(i + 1, next)]! * after[at(i + 1, next)]!;
      row[label] = sum;
    }
    evened(row);
  }
  return { own, follow, before, after };
}

export type MarginalProbabilities = {
  /** The probability of each label for each paragraph, row by row. */
  singles: Float64Array;
  /** Adds the probabilities of pairs of consecutive labels in this document to a table with the layout of `transitions`. */
  addPairs: (table: Float64Array) => void;
};

/** The probability of each label given the whole document (forward-backward). */
export function marginalsOf(chain: LabelChain): MarginalProbabilities {
  const { length, steps } = chain;
  const { own, follow, before, after } = waysOf(chain);
  const singles = before.map((value, i) => value * after[i]!);
  for (let i = 0; i < length; i++) evened(singles.subarray(at(i, 0), at(i + 1, 0)));
  const addPairs = (table: Float64Array) => {
    const pairs = new Float64Array(labelCount * labelCount);
    for (let i = 1; i < length; i++) {
      let sum = 0;
      const start = from(steps[i]!, 0);
      for (let last = 0; last < labelCount; last++)
        for (let label = 0; label < labelCount; label++) {
          const pair = last * labelCount + label;
          pairs[pair] = before[at(i - 1, last)]! * follow[start + pair]! * own[at(i, label)]! * after[at(i, label)]!;
          sum += pairs[pair];
        }
      for (let pair = 0; pair < pairs.length; pair++) table[start + pair]! += pairs[pair]! / sum;
    }
  };
  return { singles, addPairs };
}

/** Finds the most likely label sequence of a document (Viterbi). */
export function bestLabels({ length, scores, steps, transitions }: LabelChain): number[] {
  if (length === 0) return [];
  let sums = scores.slice(0, labelCount);
  const back: Uint8Array[] = [];
  for (let i = 1; i < length; i++) {
    const next = new Float64Array(labelCount);
    const chosen = new Uint8Array(labelCount);
    for (let label = 0; label < labelCount; label++) {
      let top = -Infinity;
      for (let before = 0; before < labelCount; before++) {
        const sum = sums[before]! + transitions[from(steps[i]!, before) + label]!;
        if (sum <= top) continue;
        top = sum;
        chosen[label] = before;
      }
      next[label] = top + scores[at(i, label)]!;
    }
    back.push(chosen);
    sums = next;
  }
  let label = sums.indexOf(Math.max(...sums));
  const path = [label];
  for (const chosen of back.toReversed()) {
    label = chosen[label]!;
    path.push(label);
  }
  return path.toReversed();
}

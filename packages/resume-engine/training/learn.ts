import { marginalsOf, stepKinds } from "../src/classifier/chain.ts";
import { buckets, featuresOf } from "../src/classifier/features.ts";
import { stepsOf } from "../src/classifier/classify.ts";
import { labelCount } from "../src/classifier/labels.ts";
import type { Paragraph } from "../src/segment/paragraphs.ts";

/** One training document: the features of each paragraph as buckets, and its right label. */
export type DocumentExample = { paragraphs: ParagraphExample[]; labels: Uint8Array; steps: Uint8Array };
type ParagraphExample = { own: Uint16Array; words: Uint16Array };

export function exampleOf(paragraphs: readonly Paragraph[], labels: readonly number[]): DocumentExample {
  return {
    paragraphs: featuresOf(paragraphs).map(({ own, words, told }) => ({
      // Removes duplicates with a set, because a feature counts once per paragraph.
      own: Uint16Array.from(new Set([...own, ...told])),
      words: Uint16Array.from(new Set(words)),
    })),
    labels: Uint8Array.from(labels),
    steps: stepsOf(paragraphs),
  };
}

export type LearnedWeights = { table: Float32Array; transitions: Float32Array };
export type LearnOptions = {
  /** A reproducible source of random numbers from 0 to 1. */
  random: () => number;
  rounds: number;
  rate?: number;
  /** How often training shows a paragraph without its words, so that style and neighbours must suffice. */
  wordless?: number;
  onRound?: (round: number, loss: number) => void;
};

/**
 * Trains a conditional random field over the labels of a document: the log-odds of a label are the sum of its features' weights and
 * of the transition from the label before. Uses stochastic gradient descent with AdaGrad, one document at a time.
 */
export function learn(examples: readonly DocumentExample[], options: LearnOptions): LearnedWeights {
  const { random, rounds, rate = 0.12, wordless = 0.3 } = options;
  const table = new Float32Array(buckets * labelCount);
  const squares = new Float32Array(table.length).fill(0.5);
  const transitions = new Float32Array(stepKinds * labelCount * labelCount);
  const transitionSquares = new Float32Array(transitions.length).fill(0.5);
  const order = examples.map((_, i) => i);
  for (let round = 0; round < rounds; round++) {
    shuffle(order, random);
    let loss = 0;
    let count = 0;
    for (const index of order) {
      const { paragraphs, labels, steps } = examples[index]!;
      const shown = paragraphs.map((lesson) => shownOf(lesson, wordless, random));
      const { length } = shown;
      const scores = scoresOf(shown, table);
      const { singles, addPairs } = marginalsOf({ length, scores, steps, transitions });
      for (let i = 0; i < length; i++) {
        const right = labels[i]!;
        loss -= Math.log(Math.max(1e-12, singles[i * labelCount + right]!));
        count++;
        for (let label = 0; label < labelCount; label++) {
          const slope = singles[i * labelCount + label]! - (label === right ? 1 : 0);
          if (slope > 0.002 || slope < -0.002) lower({ table, squares, rate }, shown[i]!, label, slope);
        }
      }
      const pairs = new Float64Array(transitions.length);
      addPairs(pairs);
      for (let i = 1; i < length; i++) pairs[(steps[i]! * labelCount + labels[i - 1]!) * labelCount + labels[i]!]! -= 1;
      for (let i = 0; i < pairs.length; i++) {
        const slope = pairs[i]!;
        if (slope < 0.002 && slope > -0.002) continue;
        transitionSquares[i]! += slope * slope;
        transitions[i]! -= (rate * slope) / Math.sqrt(transitionSquares[i]!);
      }
    }
    options.onRound?.(round, loss / count);
  }
  return { table, transitions };
}

function scoresOf(shown: readonly Uint16Array[], table: Float32Array): Float64Array {
  const scores = new Float64Array(shown.length * labelCount);
  for (let i = 0; i < shown.length; i++) {
    const places = shown[i]!;
    for (let k = 0; k < places.length; k++) {
      const start = places[k]! * labelCount;
      for (let label = 0; label < labelCount; label++) scores[i * labelCount + label]! += table[start + label]!;
    }
  }
  return scores;
}

type OptimiserState = { table: Float32Array; squares: Float32Array; rate: number };

/** Makes one gradient step for all active features. */
function lower({ table, squares, rate }: OptimiserState, places: Uint16Array, label: number, slope: number): void {
  for (let k = 0; k < places.length; k++) {
    const at = places[k]! * labelCount + label;
    squares[at]! += slope * slope;
    table[at]! -= (rate * slope) / Math.sqrt(squares[at]!);
  }
}

function shownOf({ own, words }: ParagraphExample, wordless: number, random: () => number): Uint16Array {
  const without = random() < wordless;
  const shown = new Uint16Array(own.length + (without ? 0 : words.length));
  let count = 0;
  for (let k = 0; k < own.length; k++) if (random() > 0.05) shown[count++] = own[k]!;
  if (!without) for (let k = 0; k < words.length; k++) if (random() > 0.15) shown[count++] = words[k]!;
  return shown.subarray(0, count);
}

function shuffle(list: number[], random: () => number): void {
  for (let i = list.length - 1; i > 0; i--) {
    const other = Math.floor(random() * (i + 1));
    [list[i], list[other]] = [list[other]!, list[i]!];
  }
}

/** Quantises the weights to one byte each. */
export function quantised(table: Float32Array): { bytes: Int8Array; scale: number } {
  let top = 0;
  for (const value of table) top = Math.max(top, Math.abs(value));
  // Clips the few largest weights, because the differences between small ones matter more.
  const scale = Math.min(top, 4) / 127;
  return { bytes: Int8Array.from(table, (value) => Math.max(-127, Math.min(127, Math.round(value / scale)))), scale };
}

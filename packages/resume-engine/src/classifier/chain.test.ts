import { describe, expect, it } from "vitest";
import { bestLabels, marginalsOf, stepKinds, type LabelChain } from "./chain.ts";
import { labelCount } from "./labels.ts";

/** Deterministic numbers that resemble the weights of a classifier. */
function numbers(count: number, seed: number): Float64Array {
  return Float64Array.from({ length: count }, (_, i) => 3 * Math.sin((i + 1) * 12.9898 + seed * 78.233));
}
const chain: LabelChain = {
  length: 3,
  scores: numbers(3 * labelCount, 1),
  steps: Uint8Array.from([0, 1, 2]),
  transitions: Float32Array.from(numbers(stepKinds * labelCount * labelCount, 2)),
};

/** Every labelling of three paragraphs, with its total score. */
function* ways(): Generator<{ labels: [number, number, number]; score: number }> {
  const follow = (step: number, a: number, b: number) => chain.transitions[(step * labelCount + a) * labelCount + b]!;
  const own = (i: number, label: number) => chain.scores[i * labelCount + label]!;
  for (let a = 0; a < labelCount; a++)
    for (let b = 0; b < labelCount; b++)
      for (let c = 0; c < labelCount; c++)
        yield { labels: [a, b, c], score: own(0, a) + own(1, b) + own(2, c) + follow(1, a, b) + follow(2, b, c) };
}

describe("sequence model of the line classifier", () => {
  it("bestLabels → the labelling of the document with the highest total score", () => {
    const best = [...ways()].reduce((top, way) => (way.score > top.score ? way : top));
    expect(bestLabels(chain)).toEqual(best.labels);
  });

  it("marginalsOf → label and pair probabilities equal those of an exhaustive enumeration", () => {
    const singles = new Float64Array(3 * labelCount);
    const pairs = new Float64Array(chain.transitions.length);
    let all = 0;
    for (const { labels, score } of ways()) {
      const weight = Math.exp(score);
      all += weight;
      for (const [i, label] of labels.entries()) {
        singles[i * labelCount + label]! += weight;
        if (i > 0) pairs[(chain.steps[i]! * labelCount + labels[i - 1]!) * labelCount + label]! += weight;
      }
    }
    const read = marginalsOf(chain);
    const readPairs = new Float64Array(pairs.length);
    read.addPairs(readPairs);
    for (const [i, weight] of singles.entries()) expect(read.singles[i]).toBeCloseTo(weight / all, 9);
    for (const [i, weight] of pairs.entries()) expect(readPairs[i]).toBeCloseTo(weight / all, 9);
  });
});

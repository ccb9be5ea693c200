import { writeFileSync } from "node:fs";
import { documents } from "../bench/unseen/judge.ts";
import type { Truth } from "../bench/prediction.ts";
import { verdictsOf } from "../bench/verdicts.ts";
import { unpacked, weights, type Weights } from "../src/classifier/weights.ts";
import { aroundOf, ratingsFile } from "../src/confidence/rate.ts";
import { signsOf } from "../src/confidence/signs.ts";
import type { LineModel } from "../src/line.ts";
import { understand } from "../src/understand.ts";
import { trainingDocuments } from "./generator/documents.ts";
import { Random } from "./generator/random.ts";
import { trained } from "./trained.ts";
import { rated, type Judgement } from "./ratings.ts";

/** How sure the engine may be of its values, learnt on documents that the line classifier was not trained on. */
const confidenceSeed = 4014;
export const confidenceDocuments = 400;

function judgementsOf(model: LineModel, truth: Truth, by: Weights): Judgement[] {
  const { resume, unplaced, paragraphs } = understand(model, { now: new Date("2025-03-31"), by, ratings: null });
  const around = aroundOf(resume, paragraphs, unplaced);
  return verdictsOf(resume, truth).map(({ value, right }) => ({ signs: signsOf(value, around), right }));
}

/**
 * Families are left out in turn: a classifier that never met them reads them, as it will read what people send. Layouts of another
 * hand (`bench/unseen`, the tuned ones) are read by the whole one.
 */
function learnConfidence(count: number): string {
  const judgements: Judgement[] = [];
  const tests = [...trainingDocuments({ seed: confidenceSeed, count })];
  const families = [...new Set(tests.map(({ family }) => family))].toSorted();
  for (const fold of [0, 1]) {
    const without = families.filter((_, i) => i % 2 === fold);
    const by = unpacked(trained({ seed: confidenceSeed + 1, documents: 2 * count, rounds: 3, without }));
    for (const { family, lines, truth } of tests)
      if (without.includes(family))
        judgements.push(...judgementsOf({ lines: [...lines], pages: [], hidden: [] }, truth, by));
  }
  for (const { model, truth } of documents("tuned")) judgements.push(...judgementsOf(model, truth, weights()));
  const chance = new Random(confidenceSeed);
  const made = rated(judgements, () => chance.next(), 12);
  const from = { seed: confidenceSeed, documents: count, values: judgements.length, classifier: weights().header.hash };
  return `${JSON.stringify({ ...from, weights: made })}\n`;
}

export const writeConfidence = (count: number): void => writeFileSync(ratingsFile, learnConfidence(count));

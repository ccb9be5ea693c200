import { writeFileSync } from "node:fs";
import { documents } from "../bench/unseen/judge.ts";
import type { ResumeTruth } from "../bench/prediction.ts";
import { verdictsOf } from "../bench/verdicts.ts";
import { unpacked, weights, type ClassifierWeights } from "../src/classifier/weights.ts";
import { aroundOf } from "../src/confidence/around.ts";
import { likelihood, ratingsFile } from "../src/confidence/rate.ts";
import { signsOf } from "../src/confidence/signs.ts";
import { sumOf } from "../src/confidence/trees.ts";
import type { ResumeLine } from "../src/line.ts";
import { understand } from "../src/understand.ts";
import { trainingDocuments } from "./generator/documents.ts";
import { Random } from "./generator/random.ts";
import { boosted, type BoostOptions, type JudgedRow } from "./ratings.ts";
import { renderedDocuments } from "./rendered.ts";
import { trained } from "./trained.ts";
import { renderedTruths } from "./truths.ts";

/** Seed of the generated documents that train the confidence model. The line classifier is trained with another seed. */
const confidenceSeed = 4014;
export const confidenceDocuments = 600;
const boosting: Omit<BoostOptions, "random"> = { trees: 200, depth: 5, rate: 0.08, least: 4, pull: 4 };
/** The share of all values that may be marked for a person to check. */
const marked = 0.15;
const folds = 3;

type LabelledDocument = { family: string; lines: readonly ResumeLine[]; truth: ResumeTruth };
type JudgedValue = JudgedRow & { family: string };

/** Reads documents and collects the values, each with its features for the confidence model and whether it was right. */
class Judge {
  signs: string[] = [];
  readonly judged: JudgedValue[] = [];
  add({ family, lines, truth }: LabelledDocument, by: ClassifierWeights): void {
    const read = understand({ lines: [...lines], pages: [], hidden: [] }, { now: new Date("2025-03-31"), by, ratings: null }); // prettier-ignore
    const around = aroundOf(read.resume, read.paragraphs, read.sections, read.unplaced);
    const right = new Map(
      verdictsOf(read.resume, truth).map((one) => [`${one.value.kind} ${one.value.at}`, one.right]),
    );
    for (const value of around.values) {
      const verdict = right.get(`${value.kind} ${value.at}`);
      if (verdict === undefined) continue;
      const signs = signsOf(value, around);
      if (this.signs.length === 0) this.signs = Object.keys(signs);
      this.judged.push({ family, row: Float32Array.from(Object.values(signs)), right: verdict });
    }
  }
}

/**
 * Chooses the confidence below which values are marked for checking: rates each value with trees that have not seen its family, and
 * marks the least likely share.
 */
function threshold(
  judged: readonly JudgedValue[],
  random: () => number,
): { checkBelow: number; marked: number; caught: number } {
  // prettier-ignore
  const families = [...new Set(judged.map(({ family }) => family))].toSorted();
  const foldOf = new Map(families.map((family, i) => [family, Math.floor(i / 2) % folds]));
  const likely = Array.from({ length: folds }, (_, fold) => {
    const { base, trees } = boosted(judged.filter(({ family }) => foldOf.get(family) !== fold), { ...boosting, random }); // prettier-ignore
    return judged
      .filter(({ family }) => foldOf.get(family) === fold)
      .map(({ row, right }) => ({ likely: likelihood(base + sumOf(trees, row)), right }));
  }).flat();
  const sorted = likely.toSorted((a, b) => a.likely - b.likely);
  const below = Math.floor(sorted[Math.floor(marked * sorted.length)]!.likely * 100) / 100;
  const share = (some: typeof likely) =>
    Math.round((1000 * some.filter((one) => one.likely < below).length) / some.length) / 1000;
  return { checkBelow: below, marked: share(likely), caught: share(likely.filter(({ right }) => !right)) };
}

/**
 * Trains by cross-validation over the families: a classifier that has not seen a family reads it, as it will read users' documents.
 * Layouts by another author (`bench/unseen`, the tuned ones) are read by the complete classifier.
 */
function learnConfidence(count: number): string {
  const judge = new Judge();
  const truths = renderedTruths();
  const rendered = renderedDocuments(Infinity).filter(({ id }) => truths.has(id));
  const tests: LabelledDocument[] = [
    ...trainingDocuments({ seed: confidenceSeed, count }),
    ...rendered.map(({ id, family, lines }) => ({ family, lines, truth: truths.get(id)! })),
  ];
  const families = [...new Set(tests.map(({ family }) => family))].toSorted();
  for (const fold of [0, 1]) {
    const without = families.filter((_, i) => i % 2 === fold);
    const learning = { seed: confidenceSeed + 1, documents: 2 * count, rounds: 3, rendered: rendered.length };
    const by = unpacked(trained({ ...learning, without }));
    for (const test of tests) if (without.includes(test.family)) judge.add(test, by);
  }
  for (const { id, model, truth } of documents("tuned"))
    judge.add({ family: id.slice(id.lastIndexOf("-") + 1), lines: model.lines, truth }, weights());
  const chance = new Random(confidenceSeed);
  const random = () => chance.next();
  const { judged, signs } = judge;
  const from = {
    seed: confidenceSeed,
    documents: tests.length,
    values: judged.length,
    classifier: weights().header.hash,
  };
  const learnt = { ...threshold(judged, random), signs, ...boosted(judged, { ...boosting, random }) };
  return `${JSON.stringify({ ...from, ...learnt })}\n`;
}

export const writeConfidence = (count: number): void => writeFileSync(ratingsFile, learnConfidence(count));
if (import.meta.main) writeConfidence(confidenceDocuments);

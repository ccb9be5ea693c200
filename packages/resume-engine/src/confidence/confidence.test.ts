import { readFileSync } from "node:fs";
import { checkBelow } from "@orbita/contract/resume-uploads/proposal";
import { describe, expect, it } from "vitest";
import { trainingDocuments, type TrainingDocument } from "../../training/generator/documents.ts";
import { Random } from "../../training/generator/random.ts";
import { boosted, type JudgedRow } from "../../training/ratings.ts";
import { weights } from "../classifier/weights.ts";
import { understand } from "../understand.ts";
import { aroundOf } from "./around.ts";
import { likelihood, rate, ratingsFile, type ConfidenceModel } from "./rate.ts";
import { signsOf } from "./signs.ts";
import { sumOf } from "./trees.ts";

/** Random training examples: a value is mostly right if one of the first two signs is large, so the model must learn both. */
function judgements(count: number, seed: number): JudgedRow[] {
  const chance = new Random(seed);
  return Array.from({ length: count }, () => {
    const row = Float32Array.from([chance.next(), chance.next(), chance.next()]);
    return { row, right: row[0]! > 0.6 || row[1]! > 0.6 ? chance.next() < 0.9 : chance.next() < 0.2 };
  });
}
function learnt(seed: number) {
  const chance = new Random(seed);
  return boosted(judgements(2000, 1), {
    trees: 40,
    depth: 3,
    rate: 0.2,
    least: 2,
    pull: 1,
    random: () => chance.next(),
  });
}

describe("confidence ratings", () => {
  it("training the confidence model → likelihoods match how often values are right; same seed → same trees", () => {
    const { base, trees } = learnt(1);
    const rated = judgements(2000, 2).map(({ row, right }) => ({
      likely: likelihood(base + sumOf(trees, row)),
      right,
    }));
    const share = (some: typeof rated) => some.filter(({ right }) => right).length / some.length;
    expect(share(rated.filter(({ likely }) => likely > 0.7))).toBeCloseTo(0.9, 1);
    expect(share(rated.filter(({ likely }) => likely < 0.4))).toBeCloseTo(0.2, 1);
    expect(rated.filter(({ likely }) => likely >= 0.4 && likely <= 0.7).length).toBeLessThan(300);
    expect(learnt(1)).toEqual(learnt(1));
    expect(learnt(2)).not.toEqual(learnt(1));
  });

  it("committed confidence model → trained with the committed classifier weights, same checkBelow as the contract", () => {
    const kept = JSON.parse(readFileSync(ratingsFile, "utf8")) as ConfidenceModel & { classifier: string };
    expect(kept.classifier).toBe(weights().header.hash);
    expect(kept.checkBelow).toBe(checkBelow);
  });

  it("signsOf → for each value, the signs that the committed confidence model expects, in its order", () => {
    const kept = JSON.parse(readFileSync(ratingsFile, "utf8")) as ConfidenceModel;
    const { lines } = trainingDocuments({ seed: 1, count: 1 }).next().value as TrainingDocument;
    const read = understand({ lines: [...lines], pages: [], hidden: [] }, { now: new Date("2025-03-31") });
    const around = aroundOf(read.resume, read.paragraphs, read.sections, read.unplaced);
    expect(new Set(around.values.map(({ entry }) => entry !== null)).size).toBe(2);
    for (const value of around.values) expect(Object.keys(signsOf(value, around))).toEqual(kept.signs);
  });

  it("confidence of a job's town → that of the job's title, unless the town's own confidence is below 0.8", () => {
    const found = <T>(value: T, confidence: number) => ({ value, confidence, spans: [] });
    const { lines } = trainingDocuments({ seed: 1, count: 1 }).next().value as TrainingDocument;
    const { resume, ...read } = understand(
      { lines: [...lines], pages: [], hidden: [] },
      { now: new Date(), ratings: null },
    );
    const [first, second] = resume.experience as [(typeof resume.experience)[0], (typeof resume.experience)[0]];
    first.city = found("Genova", 0.84);
    second.city = found("Genova", 0.5);
    rate(resume, aroundOf(resume, read.paragraphs, read.sections, read.unplaced));
    expect(first.city.confidence).toBe((first.title ?? first.company)!.confidence);
    expect(second.city.confidence).toBe(0.5);
  });
});

import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { ResumeTruth } from "../../bench/prediction.ts";
import { f1, macroF1, noCounts, scoreOne } from "../../bench/score.ts";

const folder = new URL("../../bench/cvbench/core/", import.meta.url);
const truths = readdirSync(folder)
  .filter((name) => name.endsWith(".truth.json"))
  .map((name) => JSON.parse(readFileSync(new URL(name, folder), "utf8")) as ResumeTruth);

/**
 * The truth of each CV, with the truth of the next CV as the prediction and some fields right. The expected figures come from the
 * first version of the scorer.
 */
const shifted = truths.map((truth, i): [ResumeTruth, ResumeTruth] => [
  truth,
  {
    ...truths[(i + 1) % truths.length]!,
    education: truth.education ?? [],
    technicalSkills: truth.technicalSkills?.slice(1) ?? [],
  },
]);

describe("benchmark scorer of the engine", () => {
  it("benchmark scorer: the true values as the answer → macro F1 of 1; an empty answer → 0", () => {
    const right = noCounts();
    const empty = noCounts();
    for (const truth of truths) {
      scoreOne(right, truth, truth);
      scoreOne(empty, truth, {});
    }
    expect(macroF1(right)).toBe(1);
    expect(macroF1(empty)).toBe(0);
  });

  it("benchmark scorer: a partly wrong answer → exactly the figures of the first version of the scorer", () => {
    const counts = noCounts();
    for (const [truth, read] of shifted) scoreOne(counts, truth, read);
    expect(macroF1(counts)).toBeCloseTo(0.293_569_601_753_744_97, 12);
    expect(f1(counts.technicalSkills)).toBeCloseTo(0.928_571_428_571_428_6, 12);
    expect(f1(counts["lang.level"])).toBeCloseTo(0.264_705_882_352_941_2, 12);
  });
});

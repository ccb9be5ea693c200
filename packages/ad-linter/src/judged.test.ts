import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { judgedLines, scoreOf, type LabelledAdLine } from "./score.ts";

/**
 * Reads one half of the judged ads. Their author had not read the rules, and the half `held` was never inspected while the rules
 * were tuned (judged/README.md).
 */
const half = (name: string): LabelledAdLine[] =>
  judgedLines(readFileSync(new URL(`../judged/${name}.jsonl`, import.meta.url), "utf8"));
const sets: Record<string, { lines: LabelledAdLine[]; precision: number; recall: number }> = {
  tuned: { lines: half("tuned"), precision: 0.97, recall: 0.95 },
  // The minimum for `held` is the level reached on ads that the rules were not tuned on. Raise it, never lower it; the goal is
  // the level of `tuned`.
  held: { lines: half("held"), precision: 0.94, recall: 0.915 },
  "both halves": { lines: [...half("tuned"), ...half("held")], precision: 0.97, recall: 0.955 },
};

describe.each(Object.keys(sets))("accuracy of the linter on the judged ads: %s", (name) => {
  const { lines, precision, recall } = sets[name]!;
  const score = scoreOf(lines);
  it("labelled ad set of the linter → half of the lines are labelled as faultless", () => {
    expect(score.clean * 2).toBe(lines.length);
  });
  it(`linting the judged ads → precision of at least ${precision}`, () => {
    expect(score.precision, `${score.invented.length} findings too many`).toBeGreaterThanOrEqual(precision);
  });
  it(`linting the judged ads → recall of at least ${recall}`, () => {
    expect(score.recall, `${score.missed.length} faults missed`).toBeGreaterThanOrEqual(recall);
  });
});

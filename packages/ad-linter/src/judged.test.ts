import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { judgedLines, scoreOf, type JudgedLine } from "./score.ts";

/** The sets were written by an author who had not read the rules; `held` was never inspected while tuning (judged/README.md). */
const half = (name: string): JudgedLine[] =>
  judgedLines(readFileSync(new URL(`../judged/${name}.jsonl`, import.meta.url), "utf8"));
const sets: Record<string, { lines: JudgedLine[]; precision: number; recall: number }> = {
  tuned: { lines: half("tuned"), precision: 0.97, recall: 0.95 },
  // The level reached on ads that the rules were not tuned on; it may only rise. The goal is that of the other half.
  held: { lines: half("held"), precision: 0.94, recall: 0.915 },
  "both halves": { lines: [...half("tuned"), ...half("held")], precision: 0.97, recall: 0.955 },
};

describe.each(Object.keys(sets))("judged set: %s", (name) => {
  const { lines, precision, recall } = sets[name]!;
  const score = scoreOf(lines);
  it("half of the ads are clean", () => {
    expect(score.clean * 2).toBe(lines.length);
  });
  it(`the precision is at least ${precision}`, () => {
    expect(score.precision, `${score.invented.length} findings too many`).toBeGreaterThanOrEqual(precision);
  });
  it(`the recall is at least ${recall}`, () => {
    expect(score.recall, `${score.missed.length} faults missed`).toBeGreaterThanOrEqual(recall);
  });
});

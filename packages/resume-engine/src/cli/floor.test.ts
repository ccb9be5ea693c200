import { describe, expect, it } from "vitest";
import { judgeUnseen } from "../../bench/unseen/judge.ts";
import { checkBelow } from "@orbita/contract/resume-uploads/proposal";
import { judgeHeldOut } from "../../bench/held.ts";
import { cvbench, figuresOf, judge } from "../../bench/run.ts";
import { calibrationOf } from "../../bench/verdicts.ts";

/**
 * The minimum macro F1 score of each set of CVs, slightly below the reached score, so that a change for the worse fails. `./orbita
 * bench parsing` runs the complete sets.
 */
const floors: [set: string, only: RegExp, floor: number][] = [
  ["core", /[135]/u, 0.985],
  ["cross", /^(?:it04-europass|en05-(?:wordtable|academic)|it06-linkedin)/u, 0.965],
  ["docx", /^(?:it02|en03)/u, 0.99],
  ["rowwise", /^(?:it02|en06)/u, 0.98],
  ["shuffled", /^(?:it01|en02)/u, 0.98],
  ["hidden", /./u, 0.99],
];

const heldOutFloor = 0.92;
/** A sample of the held-out CVs: the documents of four people, without scans. Do not tune the engine on it. */
const apart = /^(?:en-landscape|en-souschef|it-giornalista|it-infermiera)-(?!.*scan)/u;

describe("accuracy of the engine on CVs with known content", { timeout: 40_000 }, () => {
  it.each(floors)('reading the CV set "%s" → macro F1 is at least the minimum of the set', async (set, only, floor) => {
    const { macroF1, languages, documents } = figuresOf(
      await judge(new URL(`${set}/`, cvbench), (id) => only.test(id)),
    );
    expect(documents).toBeGreaterThan(1);
    expect(macroF1).toBeGreaterThanOrEqual(floor);
    for (const figure of Object.values(languages)) expect(figure).toBeGreaterThanOrEqual(floor - 0.02);
  });

  it("reading the held-out CVs → macro F1 and calibration are within their limits", async () => {
    const judged = await judgeHeldOut((id) => apart.test(id));
    const { macroF1, documents } = figuresOf(judged);
    expect(documents).toBeGreaterThan(12);
    expect(macroF1).toBeGreaterThanOrEqual(heldOutFloor);
    const { calibrationError, marked, caught } = calibrationOf(
      judged.flatMap(({ verdicts }) => verdicts ?? []),
      checkBelow,
    );
    expect(calibrationError).toBeLessThanOrEqual(0.05);
    expect(marked).toBeLessThanOrEqual(0.18);
    expect(caught).toBeGreaterThanOrEqual(0.8);
  });

  it.each([
    ["tuned", 0.97],
    ["held", 0.97],
    ["typed", 0.98],
  ] as const)(
    'reading layouts that cvbench does not have, set "%s" → macro F1 is at least the minimum of the set',
    (which, floor) => {
      expect(figuresOf(judgeUnseen(which, (id) => id.startsWith("u"))).macroF1).toBeGreaterThanOrEqual(floor);
    },
  );
});

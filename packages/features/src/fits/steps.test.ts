import type { Evidence, EvidenceLine, Requirement } from "@orbita/contract";
import { expect, test } from "vitest";
import type { ComparedJob } from "./compare.ts";
import { bestSteps, stepTowards } from "./steps.ts";

const line = (section: EvidenceLine["section"], itemId = "e1"): EvidenceLine => ({
  text: "Java",
  section,
  itemId,
  at: null,
  start: null,
  end: null,
  isCurrent: false,
});
type Case = { kind: Requirement["kind"]; minYears?: number } & Partial<Omit<Evidence, "requirement">>;
const evidence = ({ kind, minYears, ...more }: Case, id = "x"): Evidence => ({
  requirement: {
    kind,
    id,
    label: { it: id, en: id },
    mandatory: true,
    minYears: minYears ?? null,
    level: null,
    field: null,
  },
  verdict: "unknown",
  lines: [],
  by: null,
  found: null,
  years: null,
  ...more,
});

const cases: [Case, expected: object | null][] = [
  [{ kind: "skill", verdict: "met" }, null],
  [{ kind: "skill" }, { kind: "addLine", section: "experience", itemId: null }],
  [
    { kind: "skill", verdict: "related", by: "related", lines: [line("experience")] },
    { kind: "addLine", itemId: null },
  ],
  [
    { kind: "skill", verdict: "related", by: "same", minYears: 3, lines: [line("experience", "e7")] },
    { kind: "addDates", section: "experience", itemId: "e7" },
  ],
  [
    { kind: "skill", verdict: "related", by: "same", minYears: 3, lines: [line("technicalSkills")] },
    { kind: "addLine", section: "experience", itemId: null },
  ],
  [
    { kind: "skill", verdict: "notMet", by: "narrower", minYears: 4, years: 2.75, lines: [line("experience")] },
    { kind: "gainYears", section: null, missingYears: 1.3 },
  ],
  [{ kind: "skill", verdict: "notMet", by: "same", lines: [line("experience")] }, { kind: "takeCourse" }],
  [{ kind: "skill", verdict: "notMet", by: "related", lines: [line("experience")] }, { kind: "takeCourse" }],
  [{ kind: "language" }, { kind: "addLanguage", section: "languages", itemId: null }],
  [{ kind: "language", verdict: "related", lines: [line("certifications")] }, { kind: "addLanguage" }],
  [
    { kind: "language", verdict: "related", lines: [line("languages", "l1")] },
    { kind: "addLevel", itemId: "l1" },
  ],
  [
    { kind: "language", verdict: "notMet", lines: [line("languages", "l1")] },
    { kind: "raiseLevel", itemId: "l1" },
  ],
  [{ kind: "education" }, { kind: "addEducation", section: "education" }],
  [
    { kind: "education", verdict: "related", lines: [line("education", "s1")] },
    { kind: "clarifyEducation", itemId: "s1" },
  ],
  [
    { kind: "education", verdict: "notMet", lines: [line("education")] },
    { kind: "gainEducation", section: null },
  ],
];
test.each(cases)("%j → the smallest step %j", (one, expected) => {
  const step = stepTowards(evidence(one));
  if (expected === null) expect(step).toBeNull();
  else expect(step).toMatchObject(expected);
});

test("gaps of several jobs → at most three steps, those of most jobs first, none that the CV cannot have", () => {
  const job = (...all: Evidence[]) => ({ evidence: all }) as unknown as ComparedJob;
  const gap = (id: string) => evidence({ kind: "skill" }, id);
  const late = evidence({ kind: "education", verdict: "notMet", lines: [line("education")] }, "master");
  const jobs = [job(gap("a"), gap("b"), late), job(gap("b"), gap("c"), late), job(gap("b"), gap("c"), gap("d"), late)];
  expect(bestSteps(jobs).map(({ requirement: { id }, step }) => [id, step.jobs])).toEqual([
    ["b", 3],
    ["c", 2],
    ["a", 1],
  ]);
});

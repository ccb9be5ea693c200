import type { Evidence, EvidenceLine, JobFitStep, JobFits, Requirement } from "@orbita/contract";
import type { ComparedJob } from "./compare.ts";

type StepAction = Omit<JobFitStep, "jobs">;
const action = (
  kind: StepAction["kind"],
  section: StepAction["section"],
  more: Partial<StepAction> = {},
): StepAction => ({
  kind,
  section,
  itemId: null,
  missingYears: null,
  ...more,
});
const entryOf = (lines: readonly EvidenceLine[], section: EvidenceLine["section"]) =>
  lines.find((line) => line.section === section)?.itemId ?? null;

function skillStep({ verdict, by, years, lines, requirement: { minYears } }: Evidence): StepAction {
  const has = by === "same" || by === "narrower";
  if (verdict === "notMet" && has && years !== null && minYears !== null)
    return action("gainYears", null, { missingYears: Math.round((minYears - years) * 10) / 10 });
  if (verdict === "notMet") return action("takeCourse", "courses");
  const itemId = entryOf(lines, "experience");
  // The CV names the skill, but no dated job does.
  if (verdict === "related" && has && itemId !== null) return action("addDates", "experience", { itemId });
  return action("addLine", "experience");
}

function languageStep({ verdict, lines }: Evidence): StepAction {
  const itemId = entryOf(lines, "languages");
  if (itemId === null) return action("addLanguage", "languages");
  return action(verdict === "notMet" ? "raiseLevel" : "addLevel", "languages", { itemId });
}

function educationStep({ verdict, lines }: Evidence): StepAction {
  if (verdict === "unknown") return action("addEducation", "education");
  if (verdict === "notMet") return action("gainEducation", null);
  return action("clarifyEducation", "education", { itemId: entryOf(lines, "education") });
}

const stepsByKind = { skill: skillStep, language: languageStep, education: educationStep } as const;

/** The smallest step towards a requirement; null if the CV already meets it. */
export const stepTowards = (evidence: Evidence): StepAction | null =>
  evidence.verdict === "met" ? null : stepsByKind[evidence.requirement.kind](evidence);

const keyOf = ({ kind, id }: Requirement): string => `${kind} ${id}`;

/** In how many jobs each requirement is not met. */
export function countGaps(jobs: readonly ComparedJob[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { evidence } of jobs)
    for (const { requirement, verdict } of evidence)
      if (verdict !== "met") counts.set(keyOf(requirement), (counts.get(keyOf(requirement)) ?? 0) + 1);
  return counts;
}

export const withJobs = (
  step: StepAction,
  requirement: Requirement,
  gaps: ReadonlyMap<string, number>,
): JobFitStep => ({
  ...step,
  jobs: gaps.get(keyOf(requirement)) ?? 0,
});

const mostSteps = 3;

/** The steps that would help with most jobs. Of the same requirement, that of the best job is taken. */
export function bestSteps(jobs: readonly ComparedJob[]): JobFits["steps"] {
  const gaps = countGaps(jobs);
  const first = new Map<string, Evidence>();
  for (const { evidence } of jobs)
    for (const one of evidence)
      if (one.verdict !== "met" && !first.has(keyOf(one.requirement))) first.set(keyOf(one.requirement), one);
  return [...first.values()]
    .map((one) => ({
      requirement: one.requirement,
      found: one.found,
      step: withJobs(stepTowards(one)!, one.requirement, gaps),
    }))
    .filter(({ step }) => step.section !== null)
    .toSorted((one, other) => other.step.jobs - one.step.jobs)
    .slice(0, mostSteps);
}

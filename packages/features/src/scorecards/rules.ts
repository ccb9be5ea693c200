import type { ScorecardCriterion, ScorecardSubmission, Judgement, Requirement } from "@orbita/contract";
import { fail } from "../kernel/failure.ts";

/**
 * Makes a scorecard criterion from a requirement of the post. Its id contains everything that is judged, so that five years instead of three is
 * another criterion.
 */
export const criterionOf = (requirement: Requirement): ScorecardCriterion => {
  const { kind, id, minYears, level, field } = requirement;
  return { id: [kind, id, minYears ?? level ?? field ?? ""].join(":").slice(0, 400), requirement, text: null };
};

/** The new content of a scorecard: the given judgements, and earlier judgements about criteria that no longer exist. */
export function judged(
  criteria: readonly ScorecardCriterion[],
  { judgements }: ScorecardSubmission,
  before: readonly Judgement[],
): Judgement[] {
  const asked = new Map(criteria.map((one) => [one.id, one]));
  const given = new Map(judgements.map((one) => [one.criterionId, one]));
  if (judgements.some(({ criterionId }) => !asked.has(criterionId))) fail("scorecard.criteriaChanged");
  const now = criteria.map((criterion): Judgement => {
    const { answer = "notAsked", note = "" } = given.get(criterion.id) ?? {};
    return { criterion, answer, note };
  });
  // Prevents members from handing in an empty scorecard only to read those of others.
  if (now.every(({ answer }) => answer === "notAsked")) fail("scorecard.empty");
  return [...now, ...before.filter(({ criterion }) => !asked.has(criterion.id))];
}

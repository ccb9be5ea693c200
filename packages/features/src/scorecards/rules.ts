import type { ScorecardCriterion, HandedIn, Judgement, Requirement } from "@orbita/contract";
import { fail } from "../kernel/failure.ts";

/** All that is judged stands in the id: five years where it was three is another criterion. */
export const criterionOf = (requirement: Requirement): ScorecardCriterion => {
  const { kind, id, minYears, level, field } = requirement;
  return { id: [kind, id, minYears ?? level ?? field ?? ""].join(":").slice(0, 400), requirement, text: null };
};

/** What a card says from now on: what was given, and what it said before of criteria that are asked no more. */
export function judged(
  criteria: readonly ScorecardCriterion[],
  { judgements }: HandedIn,
  before: readonly Judgement[],
): Judgement[] {
  const asked = new Map(criteria.map((one) => [one.id, one]));
  const given = new Map(judgements.map((one) => [one.criterionId, one]));
  if (judgements.some(({ criterionId }) => !asked.has(criterionId))) fail("scorecard.criteriaChanged");
  const now = criteria.map((criterion): Judgement => {
    const { answer = "notAsked", note = "" } = given.get(criterion.id) ?? {};
    return { criterion, answer, note };
  });
  // A card that says nothing would be a way to read what the others say.
  if (now.every(({ answer }) => answer === "notAsked")) fail("scorecard.empty");
  return [...now, ...before.filter(({ criterion }) => !asked.has(criterion.id))];
}

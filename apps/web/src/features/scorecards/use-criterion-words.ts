import { useLingui } from "@lingui/react/macro";
import type { ScorecardAnswer, ScorecardCriterion } from "@orbita/contract";
import { useRequirementWords } from "~/features/evidence/use-requirement-words.ts";

/** Labels of criteria and answers. */
export function useCriterionWords() {
  const { t } = useLingui();
  const { nameOf } = useRequirementWords();
  const answers: Record<ScorecardAnswer, string> = {
    yes: t({ message: "Yes", context: "scorecard" }),
    partly: t({ message: "Partly", context: "scorecard" }),
    no: t({ message: "No", context: "scorecard" }),
    notAsked: t({ message: "Not asked", context: "scorecard" }),
  };
  return {
    answers,
    criterionName: ({ requirement, text }: ScorecardCriterion): string =>
      requirement ? nameOf(requirement) : (text ?? ""),
  };
}

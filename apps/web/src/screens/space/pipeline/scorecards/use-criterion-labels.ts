import { useLingui } from "@lingui/react/macro";
import type { ScorecardAnswer, ScorecardCriterion } from "@orbita/contract";
import { useRequirementLabels } from "~/domain/evidence/use-requirement-labels.ts";

/** Labels of the criteria and answers of a scorecard. */
export function useCriterionLabels() {
  const { t } = useLingui();
  const { nameOf } = useRequirementLabels();
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

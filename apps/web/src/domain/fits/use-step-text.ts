import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { JobFits, JobFitStep, Requirement } from "@orbita/contract";
import { useRequirementLabels } from "~/domain/evidence/use-requirement-labels.ts";

type BestStep = JobFits["steps"][number];
export type StepTowards = { requirement: Requirement; found: BestStep["found"]; step: JobFitStep };

/** The smallest step towards a requirement, in words: what to write in the CV, or that there is nothing to write. */
export function useStepText(): (step: StepTowards) => string {
  const { t } = useLingui();
  const { labelOf } = useRequirementLabels();
  return ({ requirement, found, step: { kind, missingYears } }) => {
    const { minYears, level } = requirement;
    const name = labelOf(requirement.label);
    const own = found ? labelOf(found) : "";
    switch (kind) {
      case "addLine":
        return t`If you have experience with ${name}, add a line that says where and for what.`;
      case "addDates":
        return t`Add dates to the entries that mention ${name}: the job asks for ${plural(minYears ?? 1, { one: "# year", other: "# years" })}.`;
      case "gainYears":
        return t`You’re ${plural(missingYears ?? 0, { one: "# year", other: "# years" })} short, so there’s nothing to add to your CV. You can explain in your application what you offer instead.`;
      case "takeCourse":
        return t`Your CV says that you don’t know ${name}. If you’ve taken a course since, add it.`;
      case "addLanguage":
        return t`If you speak ${name}, add the language with your level.`;
      case "addLevel":
        return t`Your CV mentions ${name} without a level. Add your level.`;
      case "raiseLevel":
        return t`Your CV says ${own}, the job asks for ${level}. If your level is higher now, change it.`;
      case "addEducation":
        return t`If you have this qualification, add it to your CV.`;
      case "clarifyEducation":
        return t`Your CV doesn’t say which level your qualification has. Add the level to its title.`;
      case "gainEducation":
        return t`Your CV says ${own}, the job asks for ${name}, so there’s nothing to add. You can explain in your application what you offer instead.`;
    }
  };
}

/** How many of the listed jobs ask for the requirement, in a sentence. Empty if it is only this job. */
export function useJobsAskingText(): (jobs: number, listed: number) => string {
  const { t } = useLingui();
  return (jobs, listed) =>
    jobs > 1 ? t`${jobs} of the ${plural(listed, { one: "# job", other: "# jobs" })} that fit your CV ask for it.` : "";
}

import { useLingui } from "@lingui/react/macro";
import type { AiCall } from "@orbita/contract";

/** Labels of the register. */
export function useRegisterWords() {
  const { t } = useLingui();
  const tasks: Record<AiCall["task"], string> = {
    assistant: t`Question about CVs`,
    jobPostDescription: t`Draft of a job post`,
    translateDescription: t`Translation of a job post`,
    readDocument: t`Reading of a CV`,
  };
  const classes: Record<AiCall["dataClasses"][number], string> = {
    summary: t`summary`,
    experience: t`experience`,
    education: t`education`,
    skills: t`skills`,
    languages: t`languages`,
    certifications: t`certifications`,
    document: t`document`,
    jobPost: t`job post`,
    spaceProfile: t`what the Space says of itself`,
    question: t`question`,
  };
  const outcomes: Record<AiCall["outcome"], string> = {
    running: t`under way`,
    answered: t`answered`,
    fellBack: t`the model gave no usable answer: answered on our machines`,
    declined: t`declined`,
    failed: t`failed`,
    cancelled: t`stopped`,
    abandoned: t`broken off`,
  };
  return { tasks, classes, outcomes };
}

import { useLingui } from "@lingui/react/macro";
import type { AiCall } from "@orbita/contract";

/** Labels for the register of AI calls. */
export function useRegisterLabels() {
  const { t } = useLingui();
  const tasks: Record<AiCall["task"], string> = {
    assistant: t`Question about CVs`,
    jobPostDescription: t`Job draft`,
    translateDescription: t`Job translation`,
    readDocument: t`CV reading`,
    criticalSummary: t`Critical review of a CV`,
    interviewQuestions: t`Interview questions for a CV`,
  };
  const classes: Record<AiCall["dataClasses"][number], string> = {
    summary: t`summary`,
    experience: t`experience`,
    education: t`education`,
    skills: t`skills`,
    languages: t`languages`,
    certifications: t`certifications`,
    document: t`document`,
    jobPost: t`job`,
    spaceProfile: t`Space description`,
    question: t`question`,
  };
  const outcomes: Record<AiCall["outcome"], string> = {
    running: t`in progress`,
    answered: t`answered`,
    fellBack: t`answered on our servers, because the model gave no usable answer`,
    declined: t`not answered, because our rules don’t allow it`,
    failed: t`failed`,
    cancelled: t({ message: "cancelled", context: "AI call" }),
    abandoned: t`interrupted`,
  };
  return { tasks, classes, outcomes };
}

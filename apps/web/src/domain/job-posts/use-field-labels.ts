import { useLingui } from "@lingui/react/macro";
import type { PublishableField } from "./missing.ts";

/** The labels of a post's fields. */
export function useFieldLabels(): Record<PublishableField, string> {
  const { t } = useLingui();
  return {
    title: t`Title`,
    description: t`Description`,
    draftedParagraphs: t`AI-written paragraphs`,
    language: t`Text language`,
    contractType: t`Working hours`,
    contractEconomicType: t`Contract`,
    durationMonths: t`Duration`,
    allowance: t`Allowance`,
    weeklyHours: t`Hours per week`,
    partTimeHours: t`Part-time hours`,
    travelType: t`Travel`,
    travelDestination: t`Destination`,
    travelNote: t`Travel details`,
    workplaceType: t`Workplace`,
    location: t`Office`,
    remoteFrom: t`Remote work area`,
    officePresence: t`Time on site`,
    salaryMin: t`Minimum gross salary per year`,
    salaryMax: t`Maximum gross salary per year`,
    ccnl: t`Collective agreement (CCNL)`,
    ccnlLevel: t`Level`,
    education: t({ message: "Education", context: "job requirement" }),
    educationMandatory: t`Education requirement`,
    educationField: t`Field of study`,
    benefits: t`Benefits`,
    skills: t`Skills`,
    languages: t`Languages`,
    screeningQuestions: t`Screening questions`,
    hiringCompany: t`Hiring company`,
    blind: t`First stage`,
    replyDays: t`Reply time`,
  };
}

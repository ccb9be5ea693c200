import { useLingui } from "@lingui/react/macro";
import type { PublishableField } from "./missing.ts";

/** The labels of a post's fields. */
export function useFieldLabels(): Record<PublishableField, string> {
  const { t } = useLingui();
  return {
    title: t`Title`,
    description: t`Description`,
    draftedParagraphs: t`Paragraphs by an AI`,
    language: t`Language of the ad`,
    contractType: t`Working time`,
    contractEconomicType: t`Contract`,
    durationMonths: t`Duration`,
    allowance: t`Allowance`,
    weeklyHours: t`Hours a week`,
    partTimeHours: t`Part-time hours`,
    travelType: t`Travel`,
    travelDestination: t`Where to`,
    travelNote: t`About the travel`,
    workplaceType: t`How one works`,
    location: t`Office`,
    remoteFrom: t`One may work from`,
    officePresence: t`Share of the week on site`,
    salaryMin: t`Gross a year, from`,
    salaryMax: t`Gross a year, to`,
    ccnl: t`Collective agreement (CCNL)`,
    ccnlLevel: t`Level`,
    education: t`Schooling`,
    educationMandatory: t`Schooling: mandatory`,
    educationField: t`Field of study`,
    benefits: t`Benefits`,
    skills: t`Skills`,
    languages: t`Languages`,
    screeningQuestions: t`Screening questions`,
    hiringCompany: t`Hiring company`,
    blind: t`First stage`,
    replyDays: t`Promise an answer within`,
  };
}

import { useLingui } from "@lingui/react/macro";
import { plural } from "@lingui/core/macro";
import { placeName } from "~/shell/format/place.ts";
import { formatEuros } from "~/shell/format/format.ts";
import type { EditorField } from "./differences.ts";
import type { EditorValues } from "./editor-form.ts";
import { useChoiceLabels } from "./use-choice-labels.ts";
import { usePostLabels } from "./use-post-labels.ts";
import { usePresenceLabels } from "./use-presence-labels.ts";

/** The value of a field as readable text. */
export function useValueLabels(): (values: EditorValues, field: EditorField) => string {
  const { t, i18n } = useLingui();
  const { labelOfCode, skillOf } = usePostLabels();
  const { destinations, kinds, languages } = useChoiceLabels();
  const presence = usePresenceLabels();
  const list = new Intl.ListFormat(i18n.locale, { type: "conjunction" });
  const regions = new Intl.DisplayNames(i18n.locale, { type: "region", fallback: "code" });
  const weighed = (name: string, mandatory: boolean) => (mandatory ? t`${name} (required)` : name);
  const forYears = (name: string, minYears: number | null) =>
    minYears === null ? name : t`${name}, at least ${plural(minYears, { one: "# year", other: "# years" })}`;
  const euros = (value: number | null) => value !== null && formatEuros(i18n.locale, value);
  const code = (value: string | null) => value && labelOfCode(value);

  const words: { [Field in EditorField]: (values: EditorValues) => string | false | null } = {
    title: ({ title }) => title,
    description: ({ description }) => description,
    draftedParagraphs: ({ draftedParagraphs }) => draftedParagraphs.join("\n\n"),
    language: ({ language }) => languages[language],
    contractType: ({ contractType }) => code(contractType),
    contractEconomicType: ({ contractEconomicType }) => code(contractEconomicType),
    durationMonths: ({ durationMonths: months }) =>
      months !== null && t`${plural(months, { one: "# month", other: "# months" })}`,
    allowance: ({ allowance }) => euros(allowance),
    weeklyHours: ({ weeklyHours }) =>
      weeklyHours !== null && new Intl.NumberFormat(i18n.locale, { maximumFractionDigits: 1 }).format(weeklyHours),
    partTimeHours: ({ partTimeHours }) => partTimeHours,
    travelType: ({ travelType }) => code(travelType),
    travelDestination: ({ travelDestination }) => travelDestination && destinations[travelDestination],
    travelNote: ({ travelNote }) => travelNote,
    workplaceType: ({ workplaceType }) => code(workplaceType),
    location: ({ location }) => location && placeName(location),
    remoteFrom: ({ remoteFrom }) =>
      remoteFrom && [remoteFrom.region, regions.of(remoteFrom.country)].filter(Boolean).join(", "),
    officePresence: ({ officePresence }) => officePresence !== null && presence(officePresence),
    salaryMin: ({ salaryMin }) => euros(salaryMin),
    salaryMax: ({ salaryMax }) => euros(salaryMax),
    ccnl: ({ ccnl }) => code(ccnl),
    ccnlLevel: ({ ccnlLevel }) => ccnlLevel,
    education: ({ education }) => code(education),
    educationMandatory: ({ educationMandatory }) => (educationMandatory ? t`Required` : t`Nice to have`),
    educationField: ({ educationField }) => educationField,
    benefits: ({ benefits }) =>
      list.format(benefits.map((one) => [labelOfCode(one.code), one.detail].filter(Boolean).join(": "))),
    skills: ({ skills }) =>
      list.format(skills.map(({ id, mandatory, minYears }) => weighed(forYears(skillOf(id), minYears), mandatory))),
    languages: (values) =>
      list.format(values.languages.map((one) => weighed(`${labelOfCode(one.code)} ${one.level}`, one.mandatory))),
    screeningQuestions: ({ screeningQuestions }) =>
      screeningQuestions
        .map(({ text, kind, options }, at) => `${at + 1}. ${text} (${[kinds[kind], ...options].join(", ")})`)
        .join("\n"),
    hiringCompany: ({ hiringCompany }) => hiringCompany,
    blind: ({ blind }) => (blind ? t({ message: "Anonymous", context: "first stage" }) : t`With names`),
    replyDays: ({ replyDays }) => t`${plural(replyDays, { one: "# day", other: "# days" })}`,
  };
  return (values, field) => words[field](values) || t`Empty`;
}

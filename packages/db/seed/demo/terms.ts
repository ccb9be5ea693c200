import type { JobPostDraft } from "@orbita/contract";

/** The structured fields of a post. Default: permanent full-time employment, on site, without travel. */
export type DemoJobTerms = Omit<
  Partial<JobPostDraft>,
  "title" | "description" | "language" | "location" | "skills" | "benefits"
>;

type RequiredLanguageLevel = NonNullable<JobPostDraft["languages"]>[number]["level"];
const speaks = (language: string, level: RequiredLanguageLevel, mandatory = true) => ({
  code: `language_${language}`,
  level,
  mandatory,
});

export const needs = (language: string, level: RequiredLanguageLevel) => speaks(language, level);
export const likes = (language: string, level: RequiredLanguageLevel) => speaks(language, level, false);

/** The terms of a hybrid job. `officePresence` is the percentage of the week in the office: 40 means two days of five. */
export const hybrid = (officePresence: number): DemoJobTerms => ({
  workplaceType: "workplace_type_hybrid",
  officePresence,
});
export const remote: DemoJobTerms = {
  workplaceType: "workplace_type_full_remote",
  remoteFrom: { country: "IT", region: null },
};
/** The terms of an on-site opening whose role is otherwise remote. */
export const onSite: DemoJobTerms = {
  workplaceType: "workplace_type_office_presence",
  officePresence: null,
  remoteFrom: null,
};

export const partTime = (weeklyHours: number, partTimeHours: string): DemoJobTerms => ({
  contractType: "contract_type_parttime",
  weeklyHours,
  partTimeHours,
});
export const fixedTerm = (durationMonths: number): DemoJobTerms => ({
  contractEconomicType: "contract_economic_type_fixed_term",
  durationMonths,
});
export const apprenticeship = (durationMonths: number): DemoJobTerms => ({
  contractEconomicType: "contract_economic_type_apprenticeship",
  durationMonths,
});

type TravelDestinationCode = NonNullable<JobPostDraft["travelDestination"]>;
export const travels = (
  often: "occasional" | "periodic" | "fulltime",
  to: TravelDestinationCode,
  note: string,
): DemoJobTerms => ({
  travelType: `travel_type_${often}`,
  travelDestination: to,
  travelNote: note,
});

/** The education that a post requires: the suffix of its code, then the field. `educationMandatory` marks a legal requirement. */
export const studies = (education: string, educationField: string, educationMandatory = false): DemoJobTerms => ({
  education: `education_${education}`,
  educationField,
  educationMandatory,
});

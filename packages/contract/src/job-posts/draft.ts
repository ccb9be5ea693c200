import { z } from "zod";
import { id } from "../kernel/fields.ts";
import { title } from "../kernel/names.ts";
import { location } from "../locations/schema.ts";
import { vocabularyCode } from "../vocabulary/schema.ts";
import { jobPostLimits as limits } from "./limits.ts";

/** The codes that validation rules refer to by name. The vocabulary may change their labels, but cannot add further codes. */
export const contractType = z.enum(["contract_type_full", "contract_type_parttime", "contract_type_project"]);
export const contractEconomicType = z.enum([
  "contract_economic_type_permanent",
  "contract_economic_type_fixed_term",
  "contract_economic_type_temp",
  "contract_economic_type_intern",
  "contract_economic_type_apprenticeship",
]);
export const travelType = z.enum([
  "travel_type_not_required",
  "travel_type_occasional",
  "travel_type_periodic",
  "travel_type_fulltime",
]);
export const workplaceType = z.enum([
  "workplace_type_office_presence",
  "workplace_type_hybrid",
  "workplace_type_full_remote",
]);
export const travelDestination = z.enum(["national", "worldwide"]);
export const languageLevel = z.enum(["A1", "A2", "B1", "B2", "C1", "C2"]);
export const adLanguage = z.enum(["it", "en"]);

const wholeEuros = z.int().min(0).max(limits.salary.max);

const noneTwice = (key: string) => (items: readonly unknown[], context: z.RefinementCtx) => {
  const values = items.map((item) => (item as Record<string, unknown>)[key]);
  for (const [index, value] of values.entries())
    if (values.indexOf(value) < index)
      context.addIssue({ code: "custom", message: "field.inUse", path: [index, key], input: value });
};

/** Required skills, the most important first. */
const askedSkills = z
  .array(
    z.strictObject({
      id,
      mandatory: z.boolean().default(false),
      /** Minimum years of experience; null means unspecified. */
      minYears: z.int().min(limits.skills.minYears.min).max(limits.skills.minYears.max).nullable().default(null),
    }),
  )
  .max(limits.skills.max)
  .superRefine(noneTwice("id"));

const askedLanguages = z
  .array(z.strictObject({ code: vocabularyCode, level: languageLevel, mandatory: z.boolean().default(false) }))
  .max(limits.languages.max)
  .superRefine(noneTwice("code"));

/** The benefits that the job offers. Each may have a short detail, such as "8 € a day". */
const givenBenefits = z
  .array(
    z.strictObject({
      code: vocabularyCode,
      detail: z.string().trim().max(limits.benefits.detail).nullable().default(null),
    }),
  )
  .max(limits.benefits.max)
  .superRefine(noneTwice("code"));

export const screeningQuestion = z
  .strictObject({
    text: z.string().trim().max(limits.questions.text.max),
    kind: z.enum(["text", "yesNo", "choice"]).default("text"),
    mandatory: z.boolean().default(false),
    /** The choices of a question of kind `choice`; empty for other kinds. */
    options: z
      .array(z.string().trim().max(limits.questions.options.text))
      .max(limits.questions.options.max)
      .default([]),
  })
  .meta({ id: "ScreeningQuestion" });
export type ScreeningQuestion = z.output<typeof screeningQuestion>;

/** A country, or one of its regions, from which remote employees may work. */
export const remotePlace = z
  .strictObject({
    country: z.string().regex(/^[A-Z]{2}$/),
    region: z.string().trim().max(80).nullable().default(null),
  })
  .meta({ id: "RemotePlace" });

const short = (max: number) => z.string().trim().max(max).nullable();

/** A draft may be incomplete: it rejects only values that could never be valid. */
export const jobPostDraft = z
  .object({
    title: title({ max: limits.title.max }),
    description: z.string().max(limits.description.max),
    /** Paragraphs of the description that an AI drafted. A paragraph stays in this list until somebody edits it. */
    draftedParagraphs: z.array(z.string().max(limits.description.max)).max(limits.draftedParagraphs.max),
    language: adLanguage,
    contractType: contractType.nullable(),
    contractEconomicType: contractEconomicType.nullable(),
    durationMonths: z.int().min(0).max(limits.durationMonths.max).nullable(),
    allowance: z.int().min(0).max(limits.allowance.max).nullable(),
    weeklyHours: z.number().min(0).max(168).nullable(),
    partTimeHours: short(limits.partTimeHours.max),
    travelType: travelType.nullable(),
    travelDestination: travelDestination.nullable(),
    travelNote: short(limits.travelNote.max),
    workplaceType: workplaceType.nullable(),
    location: location.nullable(),
    remoteFrom: remotePlace.nullable(),
    officePresence: z.int().min(0).max(100).nullable(),
    salaryMin: wholeEuros.nullable(),
    salaryMax: wholeEuros.nullable(),
    /** A code from the vocabulary of collective agreements. */
    ccnl: vocabularyCode.nullable(),
    ccnlLevel: short(limits.ccnlLevel.max),
    education: vocabularyCode.nullable(),
    educationMandatory: z.boolean(),
    educationField: short(limits.educationField.max),
    benefits: givenBenefits,
    skills: askedSkills,
    languages: askedLanguages,
    screeningQuestions: z.array(screeningQuestion).max(limits.questions.max),
    /** The client company that an agency recruits for; null for a company, which recruits for itself. */
    hiringCompany: short(limits.hiringCompany.max),
    /** Blind first stage: candidates are shown without name, photo, age and address until they are moved to the next stage. */
    blind: z.boolean(),
    replyDays: z.literal(limits.replyDays),
  })
  .partial()
  .required({ title: true })
  .meta({ id: "JobPostDraft" });
export type JobPostDraft = z.output<typeof jobPostDraft>;

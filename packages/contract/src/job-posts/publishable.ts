import { z } from "zod";
import { fieldErrorsOf, type FieldError } from "../errors/fields.ts";
import { words } from "../kernel/fields.ts";
import { location } from "../locations/schema.ts";
import type { SpaceType } from "../spaces/schema.ts";
import { vocabularyCode } from "../vocabulary/schema.ts";
import {
  contractEconomicType,
  contractType,
  remotePlace,
  travelDestination,
  travelType,
  workplaceType,
  type JobPostDraft,
} from "./draft.ts";
import { jobPostLimits as limits } from "./limits.ts";

/** An unfinished job post; missing fields may be null or absent. */
export type UnfinishedJobPost = { [K in keyof JobPostDraft]?: JobPostDraft[K] | null };
type DraftField = keyof JobPostDraft;

export const isEmployment = ({ contractType: type }: UnfinishedJobPost): boolean => type !== "contract_type_project";
const detailed: readonly unknown[] = [
  "contract_economic_type_temp",
  "contract_economic_type_intern",
  "contract_economic_type_apprenticeship",
];
/**
 * Whether the contract is agency work, an internship or an apprenticeship. These require a duration and have their own salary
 * limits.
 */
export const hasEconomicDetail = (post: UnfinishedJobPost): boolean =>
  isEmployment(post) && detailed.includes(post.contractEconomicType);
const isIntern = (post: UnfinishedJobPost) =>
  isEmployment(post) && post.contractEconomicType === "contract_economic_type_intern";
const isPartTime = ({ contractType: type }: UnfinishedJobPost) => type === "contract_type_parttime";
const travels = ({ travelType: type }: UnfinishedJobPost) => Boolean(type) && type !== "travel_type_not_required";
const isHybrid = ({ workplaceType: type }: UnfinishedJobPost) => type === "workplace_type_hybrid";
const isRemote = ({ workplaceType: type }: UnfinishedJobPost) => type === "workplace_type_full_remote";
/** True if the post requires a level of education; only then does a field of study apply. */
const asksForEducation = ({ education }: UnfinishedJobPost) => Boolean(education) && education !== "education_none";

const within = ({ min, max }: { min: number; max: number }) => z.int().min(min).max(max);
const halves = (value: number) => Number.isInteger(value / limits.weeklyHours.step);

const payOf = (post: UnfinishedJobPost) => (hasEconomicDetail(post) ? limits.detailedSalary : limits.salary);

function maximumPay(post: UnfinishedJobPost) {
  const { max } = payOf(post);
  const min = typeof post.salaryMin === "number" ? post.salaryMin : 0;
  const pay = z.int().max(max);
  if (!hasEconomicDetail(post)) return pay.refine((value) => value >= min, "salary.maxNotAboveMin");
  return pay
    .refine((value) => value > min, "salary.maxNotAboveMin")
    .refine((value) => value - min <= limits.detailedSalary.gap || value <= min, {
      error: "salary.gapTooWide",
      params: { gap: limits.detailedSalary.gap },
    });
}

const option = words({ max: limits.questions.options.text });
const question = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("text"), text: words(limits.questions.text), options: z.array(option).max(0) }),
  z.object({ kind: z.literal("yesNo"), text: words(limits.questions.text), options: z.array(option).max(0) }),
  z.object({
    kind: z.literal("choice"),
    text: words(limits.questions.text),
    options: z.array(option).min(limits.questions.options.min).max(limits.questions.options.max),
  }),
]);

const askedSkill = z.object({ minYears: within(limits.skills.minYears).nullish() });

type PublishingRule = {
  readonly field: DraftField;
  /** Whether the field applies to the post; defaults to always. If it does not apply, publishing the post clears the field. */
  readonly when?: (post: UnfinishedJobPost) => boolean;
  readonly optional?: true;
  readonly must: z.ZodType | ((post: UnfinishedJobPost) => z.ZodType);
};

/**
 * Requirements for publication: every rule of the specification, plus the salary and collective agreement that the law requires.
 */
const rules: readonly PublishingRule[] = [
  { field: "title", must: words(limits.title) },
  { field: "description", must: words(limits.description) },
  { field: "contractType", must: contractType },
  { field: "contractEconomicType", when: isEmployment, must: contractEconomicType },
  { field: "durationMonths", when: hasEconomicDetail, must: within(limits.durationMonths) },
  {
    field: "durationMonths",
    when: (post) => isEmployment(post) && post.contractEconomicType === "contract_economic_type_fixed_term",
    optional: true,
    must: within(limits.durationMonths),
  },
  { field: "allowance", when: isIntern, must: within(limits.allowance) },
  {
    field: "weeklyHours",
    when: isEmployment,
    must: z.number().min(limits.weeklyHours.min).max(limits.weeklyHours.max).refine(halves, "field.invalid"),
  },
  { field: "partTimeHours", when: isPartTime, must: words(limits.partTimeHours) },
  { field: "travelType", must: travelType },
  { field: "travelDestination", when: travels, must: travelDestination },
  { field: "travelNote", when: travels, optional: true, must: words(limits.travelNote) },
  { field: "workplaceType", must: workplaceType },
  { field: "location", when: (post) => !isRemote(post), must: location },
  { field: "remoteFrom", when: isRemote, must: remotePlace },
  { field: "officePresence", when: isHybrid, must: within(limits.officePresence) },
  { field: "salaryMin", must: (post) => within(payOf(post)) },
  { field: "salaryMax", must: maximumPay },
  { field: "ccnl", when: isEmployment, must: vocabularyCode },
  { field: "ccnlLevel", when: isEmployment, optional: true, must: words(limits.ccnlLevel) },
  { field: "educationField", when: asksForEducation, optional: true, must: words(limits.educationField) },
  { field: "skills", optional: true, must: z.array(askedSkill) },
  { field: "screeningQuestions", optional: true, must: z.array(question) },
];

const agencyAlone: PublishingRule = {
  field: "hiringCompany",
  when: () => true,
  optional: true,
  must: words(limits.hiringCompany),
};

const isEmpty = (value: unknown) => value === undefined || value === null || value === "";

/** Validation errors that block publication, by field. The API and the browser share this function. */
export function publicationErrors(post: UnfinishedJobPost, spaceType: SpaceType): FieldError[] {
  const asked = spaceType === "agency" ? [...rules, agencyAlone] : rules;
  return asked.flatMap(({ field, when, optional, must }) => {
    const value = post[field];
    if ((when && !when(post)) || (optional && isEmpty(value))) return [];
    const schema = typeof must === "function" ? must(post) : must;
    const { error } = z.object({ [field]: schema }).safeParse({ [field]: value }, { reportInput: true });
    return error ? fieldErrorsOf(error.issues) : [];
  });
}

/** Fields that do not apply because of the post's other fields, such as the office percentage of a post that is not hybrid. */
export function idleFields(post: UnfinishedJobPost, spaceType: SpaceType): DraftField[] {
  const conditional = new Set(rules.filter(({ when }) => when).map(({ field }) => field));
  const live = new Set(rules.filter(({ when }) => when?.(post)).map(({ field }) => field));
  // The rule requires no location of a remote post, but the post may still state its office.
  live.add("location");
  if (spaceType !== "agency") conditional.add("hiringCompany");
  if (!asksForEducation(post)) conditional.add("educationMandatory");
  return [...conditional].filter((field) => !live.has(field));
}

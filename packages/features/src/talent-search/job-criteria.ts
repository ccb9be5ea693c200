import type { Filter, TalentEstimateRequest } from "@orbita/contract";
import { roleOfTitle } from "../salaries/index.ts";
import type { Lexicon } from "../lexicon/index.ts";
import { parseCriteria, type SearchCriterion } from "./criteria.ts";

/** The fields of a job, or of a draft, that say whom it is for. */
export type JobRequirementFields = Pick<
  TalentEstimateRequest,
  "title" | "skills" | "languages" | "education" | "educationMandatory"
>;

type JobCriteria = {
  /** The occupation that the title names; null if it names none. */
  readonly occupation: SearchCriterion | null;
  /** The requirements in the order of the job: skills, languages, education. */
  readonly requirements: readonly { readonly mandatory: boolean; readonly criterion: SearchCriterion }[];
};

const filterOn = (f: string, v: string): Filter => ({ f, v, mm: "is" });

/** The filter of a talent search for each requirement of a job, in the order of `requirementsOf`. */
const requirementFilters = ({ skills, languages, education, educationMandatory }: JobRequirementFields) => [
  ...skills.map(({ id, mandatory, minYears }) => ({
    mandatory,
    filter: minYears === null ? filterOn("skills", id) : filterOn("skillYears", `${id}:${minYears}`),
  })),
  ...languages.map(({ code, level, mandatory }) => ({
    mandatory,
    filter: filterOn("languageLevels", `${code}:${level}`),
  })),
  // The education level "no qualification needed" is not a requirement.
  ...(education === null || education === "education_none"
    ? []
    : [{ mandatory: educationMandatory, filter: filterOn("educationLevels", education) }]),
];

/** The criteria of a talent search for a job. Each matches exactly as the same filter of the search. */
export function jobCriteria(job: JobRequirementFields, lexicon: Lexicon): JobCriteria {
  const criterionOf = (filter: Filter): SearchCriterion => parseCriteria([filter], [], lexicon)[0]!;
  const occupation = roleOfTitle(job.title, lexicon);
  return {
    occupation: occupation === null ? null : criterionOf(filterOn("occupations", occupation)),
    requirements: requirementFilters(job).map(({ mandatory, filter }) => ({
      mandatory,
      criterion: criterionOf(filter),
    })),
  };
}

/** All criteria of a job, the mandatory ones first, because a search considers only the first ones of many. */
export function criteriaOfJob(job: JobRequirementFields, lexicon: Lexicon): SearchCriterion[] {
  const { occupation, requirements } = jobCriteria(job, lexicon);
  const some = (isMandatory: boolean) =>
    requirements.flatMap(({ mandatory, criterion }) => (mandatory === isMandatory ? criterion : []));
  return [...(occupation ? [occupation] : []), ...some(true), ...some(false)];
}

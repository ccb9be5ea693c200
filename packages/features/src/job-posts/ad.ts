import { lint, type Ad, type Finding } from "@orbita/ad-linter";
import type { FieldError } from "@orbita/contract";
import { failFields } from "../kernel/failure.ts";
import { writtenJobPost } from "./present.ts";
import type { JobPostRow } from "./queries.ts";

/** Makes the linter's input from a job post. */
export function adOf(post: JobPostRow): Ad {
  const { language, screeningQuestions, ...written } = writtenJobPost(post);
  return {
    lang: language,
    title: written.title,
    description: written.description,
    questions: screeningQuestions.map(({ text }) => text),
    salaryMin: written.salaryMin,
    salaryMax: written.salaryMax,
    ccnl: written.ccnl,
    contractType: written.contractType,
    contractEconomicType: written.contractEconomicType,
    workplaceType: written.workplaceType,
    officePresence: written.officePresence,
    weeklyHours: written.weeklyHours,
    travelType: written.travelType,
    employer: { name: post.space_name, type: post.space_type, authorisation: post.space_authorisation },
    hiringCompany: written.hiringCompany,
  };
}

/** Maps a field name of the linter to the path of the field in the API. Only the names of screening questions differ. */
const pathOf = (field: Finding["field"]) => field.replace(/^questions\.(\d+)$/, "screeningQuestions.$1.text");

/** Fails if the post has unlawful wording or wording that contradicts its fields. Advice of the linter does not block publication. */
export function checkAdWording(post: JobPostRow): void {
  const errors = lint(adOf(post))
    .filter(({ severity }) => severity === "error")
    .map(({ field, rule, quote }): FieldError => ({
      path: pathOf(field),
      code: "ad.finding",
      params: { rule, quote },
    }));
  if (errors.length > 0) failFields("jobPost.wording", errors);
}

import type { FieldError, JobPost, NewApplication } from "@orbita/contract";
import { fail, failFields } from "../kernel/failure.ts";
import type { ScreeningAnswers } from "./queries.ts";

type ScreeningQuestion = JobPost["screeningQuestions"][number];

const fits = ({ kind, options }: ScreeningQuestion, answer: string): boolean =>
  kind === "yesNo" ? answer === "yes" || answer === "no" : kind === "choice" ? options.includes(answer) : true;

const wrong = (path: string): FieldError => ({ path, code: "field.invalid", params: {} });

/** Pairs the talent's answers with the current screening questions, in their order; an empty answer counts as not answered. */
export function answersTo(questions: readonly ScreeningQuestion[], given: NewApplication["answers"]): ScreeningAnswers {
  const errors = given.flatMap(({ question, answer }, index) => {
    const asked = questions[question];
    if (!asked) return [wrong(`answers.${index}.question`)];
    return answer === "" || fits(asked, answer) ? [] : [wrong(`answers.${index}.answer`)];
  });
  if (errors.length > 0) failFields("request.invalid", errors);
  const byQuestion = new Map(given.map(({ question, answer }) => [question, answer]));
  const missing = questions.filter(({ mandatory }, index) => mandatory && !byQuestion.get(index));
  if (missing.length > 0)
    fail("application.answersMissing", { questions: missing.map(({ text }) => text).join(" · ") });
  return questions.flatMap(({ text, kind }, index) => {
    const answer = byQuestion.get(index);
    return answer ? [{ text, kind, answer }] : [];
  });
}

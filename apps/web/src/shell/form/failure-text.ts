import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { FieldCode, Problem, ProblemCode } from "@orbita/contract";
import { OfflineError, problemOf } from "../api/failure.ts";

type ProblemParameters = Problem["params"];

/** True for a problem code with a text. The catalogue `app` has the texts of all codes (`dev/error-texts.ts`). */
export const isKnownProblem = (i18n: I18n, code: string): code is ProblemCode =>
  Object.hasOwn(i18n.messages, `problem:${code}`);

/** The text of a problem code in the current language. */
export const problemMessage = (i18n: I18n, code: ProblemCode, params: ProblemParameters = {}): string =>
  i18n._(`problem:${code}`, params);

/** The text of an error at a form field. */
export const fieldMessage = (i18n: I18n, code: FieldCode, params: ProblemParameters): string =>
  i18n._(`field:${code}`, params);

/**
 * The text of an error: the text of its problem code if the api returned a problem.
 * Any other error gets a general text with the error's own message.
 */
export function failureText(i18n: I18n, error: unknown): string {
  if (error instanceof OfflineError) return i18n._(msg`You’re offline. What you wrote is safe on this device.`);
  const problem = problemOf(error);
  if (problem && isKnownProblem(i18n, problem.code)) return problemMessage(i18n, problem.code, problem.params);
  // A page that is older than the server does not know the problem code, so it shows the server's own text.
  if (problem) return problem.detail ?? problem.title;
  const text = error instanceof Error ? error.message : String(error);
  return i18n._(msg`Something went wrong. Try again. Details: ${text}`);
}

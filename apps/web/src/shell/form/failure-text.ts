import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { Problem } from "@orbita/contract";
import { OfflineError, problemOf } from "../api/failure.ts";
import { problemMessages } from "./problem-messages.ts";

const knows = (code: string): code is Problem["code"] => Object.hasOwn(problemMessages, code);

/** A problem shows its detail; any other error shows 'generic error' with its message (specification §8). */
export function failureText(i18n: I18n, error: unknown): string {
  if (error instanceof OfflineError) return i18n._(msg`You are offline. What you wrote is safe on this device.`);
  const problem = problemOf(error);
  if (problem && knows(problem.code)) return i18n._({ ...problemMessages[problem.code], values: problem.params });
  // For a code that this page is too old to know, shows the server's own text.
  if (problem) return problem.detail ?? problem.title;
  const text = error instanceof Error ? error.message : String(error);
  return i18n._(msg`Generic error: ${text}`);
}

import { ModelUnavailable, type ModelFailure } from "./model.ts";

/** The fields of a library error that are safe to pass on. Its message and body contain the prompt, so they are dropped. */
type LibraryErrorFields = { statusCode?: number; responseHeaders?: Record<string, string>; isRetryable?: boolean };

const refusedIn = (error: unknown): LibraryErrorFields => (typeof error === "object" && error !== null ? error : {});

/** HTTP statuses for a busy provider; 529 is Anthropic's status for overloaded. */
const busy = new Set([408, 429, 503, 529]);

export function failureOf(error: unknown): ModelFailure {
  const { statusCode } = refusedIn(error);
  return statusCode !== undefined && busy.has(statusCode) ? "busy" : "broken";
}

/** True if a failure may be temporary, so that a retry makes sense. An error without a status is a connection failure. */
export function mayBeOver(error: unknown): boolean {
  const { statusCode, isRetryable } = refusedIn(error);
  return statusCode === undefined ? true : (isRetryable ?? statusCode >= 500);
}

/** The delay that the provider requests, in milliseconds, or null. The header `retry-after` is in seconds or a date. */
export function askedToWait(error: unknown, now: number): number | null {
  const { "retry-after-ms": ms, "retry-after": said } = refusedIn(error).responseHeaders ?? {};
  if (ms !== undefined && Number(ms) >= 0) return Number(ms);
  if (said === undefined) return null;
  if (Number(said) >= 0) return Number(said) * 1_000;
  const until = Date.parse(said);
  return Number.isNaN(until) ? null : Math.max(0, until - now);
}

/** Translates an error. Keeps only its name and status, and no text of the prompt or the response. */
export function unavailable(why: ModelFailure, error?: unknown): ModelUnavailable {
  const { statusCode } = refusedIn(error);
  const name = error instanceof Error ? error.name : undefined;
  return new ModelUnavailable(why, name === undefined ? undefined : { name, statusCode });
}

import { ModelUnavailable, type ModelFailure } from "./model.ts";

/** What the library says of an answer that was none; its message and its body hold what was asked, so they are never passed on. */
type Refused = { statusCode?: number; responseHeaders?: Record<string, string>; isRetryable?: boolean };

const refusedIn = (error: unknown): Refused => (typeof error === "object" && error !== null ? error : {});

/** 529 is Anthropic's word for overloaded. */
const busy = new Set([408, 429, 503, 529]);

export function failureOf(error: unknown): ModelFailure {
  const { statusCode } = refusedIn(error);
  return statusCode !== undefined && busy.has(statusCode) ? "busy" : "broken";
}

/** Trouble that may be over in a moment. What has no status never arrived: a line that could not be opened, or broke. */
export function mayBeOver(error: unknown): boolean {
  const { statusCode, isRetryable } = refusedIn(error);
  return statusCode === undefined ? true : (isRetryable ?? statusCode >= 500);
}

/** How long the provider asks to be left alone; null where it does not say. Seconds, or a date. */
export function askedToWait(error: unknown, now: number): number | null {
  const { "retry-after-ms": ms, "retry-after": said } = refusedIn(error).responseHeaders ?? {};
  if (ms !== undefined && Number(ms) >= 0) return Number(ms);
  if (said === undefined) return null;
  if (Number(said) >= 0) return Number(said) * 1_000;
  const until = Date.parse(said);
  return Number.isNaN(until) ? null : Math.max(0, until - now);
}

/** The name of the trouble and its status, and not a word of what was asked or answered. */
export function unavailable(why: ModelFailure, error?: unknown): ModelUnavailable {
  const { statusCode } = refusedIn(error);
  const name = error instanceof Error ? error.name : undefined;
  return new ModelUnavailable(why, name === undefined ? undefined : { name, statusCode });
}

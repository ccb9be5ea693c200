import { ProblemError } from "@orbita/contract/kernel/client";
import type { Problem, ProblemCode } from "@orbita/contract";

/** Thrown if the network did not respond, so the page's data is not available now. */
export class OfflineError extends Error {
  constructor() {
    super("offline");
    this.name = "OfflineError";
  }
}

/**
 * Returns the response of an API call.
 * A call that the network did not deliver resolves to `undefined`; then throws an `OfflineError`, for pages that need the response.
 */
export async function answered<T>(call: Promise<T | undefined>): Promise<T> {
  const answer = await call;
  if (answer === undefined) throw new OfflineError();
  return answer;
}

/**
 * Returns the api's problem in an error, if any. Also recognises errors from server rendering, which reach the browser as plain properties,
 * without their class.
 */
export function problemOf(error: unknown): Problem | null {
  if (error instanceof ProblemError) return error.problem;
  if (typeof error !== "object" || error === null || !("problem" in error)) return null;
  const { problem } = error;
  return typeof problem === "object" && problem !== null && "code" in problem ? (problem as Problem) : null;
}

export const hasCode = (error: unknown, code: ProblemCode): boolean => problemOf(error)?.code === code;

/** The problem if an operator closed the platform for maintenance; it may contain until when. Null for an outage. */
export function closedBy(error: unknown): Problem | null {
  const problem = problemOf(error);
  return problem?.code === "server.maintenance" && "retryAfter" in problem.params ? problem : null;
}

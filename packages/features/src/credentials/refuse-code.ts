import type { CodeCheckResult } from "../accounts/index.ts";
import { fail } from "../kernel/failure.ts";

type RefusedCode = Exclude<CodeCheckResult<never>, { verdict: "right" }>;

/** Fails the request after a wrong code. Call it after the commit, so that the counted try stays counted. */
export function refuseCode(guess: RefusedCode): never {
  if (guess.verdict === "wrong") return fail("account.codeInvalid", { triesLeft: guess.triesLeft });
  return fail("account.codeExpired");
}
export type { RefusedCode };

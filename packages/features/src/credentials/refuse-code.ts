import type { Guess } from "../accounts/index.ts";
import { fail } from "../kernel/failure.ts";

type Refused = Exclude<Guess<never>, { verdict: "right" }>;

/** Called after the commit, so that the counted try stays counted. */
export function refuseCode(guess: Refused): never {
  if (guess.verdict === "wrong") return fail("account.codeInvalid", { triesLeft: guess.triesLeft });
  return fail("account.codeExpired");
}
export type { Refused };

import { accountLimits } from "@orbita/contract";
import type { UserChange, UserRow } from "./queries.ts";

/** The columns of a user that a request may change. A column with the value `undefined` stays unchanged. */
export type RequestedChange = { [K in keyof UserChange]?: UserChange[K] | undefined };

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** The requested changes of a user that differ from the stored row. */
export const accountChanges = (user: UserRow, wanted: RequestedChange): UserChange =>
  Object.fromEntries(
    Object.entries(wanted).filter(
      ([column, value]) => value !== undefined && !isSame(value, user[column as keyof UserRow]),
    ),
  );

const { tries: maxTries, minutes } = accountLimits.code;

export type CodeCheckResult<Code> =
  | { verdict: "right"; code: Code }
  | { verdict: "wrong"; triesLeft: number }
  | { verdict: "void" };

export const codeExpiry = (now: Date): Date => new Date(now.getTime() + minutes * 60_000);

type CodeVerdict = { verdict: "right" } | Exclude<CodeCheckResult<never>, { verdict: "right" }>;

/** Judges the code that a user entered. A code is void if it was never requested, has expired or was tried too often. */
export function judgeCode(
  code: { tries: number; expires_at: Date } | undefined,
  { right, now }: { right: boolean; now: Date },
): CodeVerdict {
  if (!code || code.expires_at <= now || code.tries >= maxTries) return { verdict: "void" };
  return right ? { verdict: "right" } : { verdict: "wrong", triesLeft: maxTries - code.tries - 1 };
}

/**
 * Why a refresh token could not be exchanged for a new one: it is invalid, it was just used by another request, or it was used
 * before and may be stolen. The order of the checks matters.
 */
export function judgeToken(
  state: { ended: boolean; used: boolean; inGrace: boolean } | undefined,
): "refused" | "repeated" | "reused" {
  if (!state || state.ended || !state.used) return "refused";
  return state.inGrace ? "repeated" : "reused";
}

import { accountLimits } from "@orbita/contract";
import type { UserChange, UserRow } from "./queries.ts";

/** undefined was not asked for. */
export type WantedChange = { [K in keyof UserChange]?: UserChange[K] | undefined };

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** Only what was asked for and differs. */
export const changesOf = (user: UserRow, wanted: WantedChange): UserChange =>
  Object.fromEntries(
    Object.entries(wanted).filter(
      ([column, value]) => value !== undefined && !isSame(value, user[column as keyof UserRow]),
    ),
  );

const { tries: maxTries, minutes } = accountLimits.code;

export type Guess<Code> =
  | { verdict: "right"; code: Code }
  | { verdict: "wrong"; triesLeft: number }
  | { verdict: "void" };

export const codeExpiry = (now: Date): Date => new Date(now.getTime() + minutes * 60_000);

type Judged = { verdict: "right" } | Exclude<Guess<never>, { verdict: "right" }>;

/** Void is one that nobody asked for, that is past its time, or that was tried too often. */
export function judgeCode(
  code: { tries: number; expires_at: Date } | undefined,
  { right, now }: { right: boolean; now: Date },
): Judged {
  if (!code || code.expires_at <= now || code.tries >= maxTries) return { verdict: "void" };
  return right ? { verdict: "right" } : { verdict: "wrong", triesLeft: maxTries - code.tries - 1 };
}

/** The moments of a refresh token, in the order in which they are told apart. */
export function judgeToken(
  state: { ended: boolean; used: boolean; inGrace: boolean } | undefined,
): "refused" | "repeated" | "reused" {
  if (!state || state.ended || !state.used) return "refused";
  return state.inGrace ? "repeated" : "reused";
}

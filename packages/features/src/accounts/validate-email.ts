import type { TokenPair } from "@orbita/contract";
import { because } from "@orbita/db";
import { noteActivity } from "../activity/index.ts";
import type { Ctx, StepCtx } from "../kernel/ctx.ts";
import { fail } from "../kernel/failure.ts";
import { subjectOf } from "./asker.ts";
import { tryCode } from "./codes.ts";
import { changeUser, findUser } from "./queries.ts";
import type { Guess } from "./rules.ts";
import { signPair, type OpenSession } from "./sessions.ts";
import { signInAs } from "./sign-in-as.ts";

type Outcome =
  | Exclude<Guess<never>, { verdict: "right" }>
  | { verdict: "disabled" }
  | { verdict: "right"; session: OpenSession };

/** Returns an outcome instead of throwing, so that the counted try is committed. */
async function check(ctx: Ctx, email: string, code: string): Promise<Outcome> {
  const guess = await tryCode(ctx, { subject: subjectOf(email), purpose: "verifyEmail" }, code);
  if (guess.verdict !== "right") return guess;
  const user = guess.code.user_id === null ? undefined : await findUser(ctx.tx, guess.code.user_id);
  // The code does not verify an address that has changed since.
  if (user?.email !== email) return { verdict: "void" };
  if (!user.enabled) return { verdict: "disabled" };
  await because(ctx.tx, "email confirmed by code");
  if (user.email_verified_at === null) {
    await changeUser(ctx.tx, user.id, { email_verified_at: ctx.now });
    await noteActivity(ctx, user.id, "email.verified");
  }
  return { verdict: "right", session: await signInAs(ctx, user.id, "code") };
}

export async function validateEmail(
  ctx: StepCtx,
  { email, code }: { email: string; code: string },
): Promise<TokenPair> {
  const outcome = await ctx.write((writing) => check(writing, email, code));
  if (outcome.verdict === "void") return fail("account.codeExpired");
  if (outcome.verdict === "wrong") return fail("account.codeInvalid", { triesLeft: outcome.triesLeft });
  if (outcome.verdict === "disabled") return fail("account.disabled");
  const { pair } = await signPair(ctx, outcome.session);
  return pair;
}

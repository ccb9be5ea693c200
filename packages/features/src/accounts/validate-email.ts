import type { TokenPair } from "@orbita/contract";
import { withReason } from "@orbita/db";
import { noteActivity } from "../activity/index.ts";
import type { Ctx, StepCtx } from "../kernel/ctx.ts";
import { fail, failFields } from "../kernel/failure.ts";
import { emailHashOf } from "./asker.ts";
import { tryCode, issueCode } from "./codes.ts";
import { changeUser, findUser, findUserByEmail, type UserRow } from "./queries.ts";
import type { CodeCheckResult } from "./rules.ts";
import { signPair, type SessionWithToken } from "./sessions.ts";
import { signInAs } from "./sign-in-as.ts";

type ValidationOutcome =
  | Exclude<CodeCheckResult<never>, { verdict: "right" }>
  | { verdict: "disabled" }
  | { verdict: "right"; session: SessionWithToken };

/** Checks the code and returns an outcome instead of throwing, so that the counted try is committed. */
async function check(ctx: Ctx, email: string, code: string): Promise<ValidationOutcome> {
  const guess = await tryCode(ctx, { subject: emailHashOf(email), purpose: "verifyEmail" }, code);
  if (guess.verdict !== "right") return guess;
  const user = guess.code.user_id === null ? undefined : await findUser(ctx.tx, guess.code.user_id);
  // The user's address has changed since the code was sent, so the code no longer verifies it.
  if (user?.email !== email) return { verdict: "void" };
  if (!user.enabled) return { verdict: "disabled" };
  await withReason(ctx.tx, "email confirmed by code");
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

const needsCode = (user: UserRow | undefined): user is UserRow =>
  user !== undefined && user.enabled && user.email_verified_at === null;

/**
 * Sends a code that verifies an email address. A signed-in user gets the code at their own address. A guest names an address, and the response does
 * not reveal whether it has an account.
 */
export async function sendVerificationEmail(ctx: Ctx, { email }: { email?: string | undefined }): Promise<void> {
  const own = ctx.actor.id === null ? undefined : await findUser(ctx.tx, ctx.actor.id);
  const address =
    own?.email ?? email ?? failFields("request.invalid", [{ path: "email", code: "field.required", params: {} }]);
  const user = own ?? (await findUserByEmail(ctx.tx, address));
  const key = { subject: emailHashOf(address), purpose: "verifyEmail" as const };
  await issueCode(ctx, key, { userId: needsCode(user) ? user.id : null });
}

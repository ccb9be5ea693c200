import { termsVersion, type FieldError, type socialSignUp } from "@orbita/contract";
import type { Tx } from "@orbita/db";
import type { z } from "zod";
import { hasEmail, tokenHashOf, hasUsername, issueCode, emailHashOf } from "../accounts/index.ts";
import type { Ctx } from "../kernel/ctx.ts";
import { fail, failFields } from "../kernel/failure.ts";
import { lockPending, savePending, type PendingSignUpRow } from "./pending-queries.ts";

type SignUpInput = z.output<typeof socialSignUp>;

export const inUse = (path: "email" | "username"): FieldError => ({ path, code: "field.inUse", params: {} });

/** Fails if the email address or the username of a sign-up is taken. Checks both fields, so that the form can show all errors at once. */
async function refuseTaken(tx: Tx, email: string, username: string): Promise<void> {
  const taken = { email: await hasEmail(tx, email), username: await hasUsername(tx, username) };
  if (taken.email) failFields("account.emailTaken", [inUse("email"), ...(taken.username ? [inUse("username")] : [])]);
  if (taken.username) failFields("account.usernameTaken", [inUse("username")]);
}

/**
 * The address of the new account. An address that the provider has not verified is only a suggestion: the person enters an
 * address, and a code verifies it.
 */
function addressOf(pending: PendingSignUpRow, written: string | undefined): { email: string; proven: boolean } {
  const proven = pending.email_verified ? pending.email : null;
  const email =
    written ?? proven ?? failFields("request.invalid", [{ path: "email", code: "field.required", params: {} }]);
  return { email, proven: email === proven };
}

/** Stores the person's choices for a pending sign-up. A repeated call replaces the choices; `confirmSignUp` creates the account. */
export async function signUp(ctx: Ctx, body: SignUpInput): Promise<{ codeSent: boolean }> {
  const pending = (await lockPending(ctx.tx, tokenHashOf(body.pending), ctx.now)) ?? fail("social.flowInvalid");
  const { email, proven } = addressOf(pending, body.email);
  await refuseTaken(ctx.tx, email, body.username);
  await savePending(ctx.tx, pending.id, {
    email,
    proven,
    username: body.username,
    firstName: body.firstName,
    lastName: body.lastName,
    language: body.language,
    termsVersion,
    acceptedAt: ctx.now.toISOString(),
  });
  if (!proven)
    await issueCode(ctx, { subject: emailHashOf(email), purpose: "signUp" }, { address: email, signUpId: pending.id });
  return { codeSent: !proven };
}

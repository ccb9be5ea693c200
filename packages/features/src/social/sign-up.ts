import { termsVersion, type FieldError, type socialSignUp } from "@orbita/contract";
import type { Tx } from "@orbita/db";
import type { z } from "zod";
import { hasEmail, hashOf, hasUsername, issueCode, subjectOf } from "../accounts/index.ts";
import type { Ctx } from "../kernel/ctx.ts";
import { fail, failFields } from "../kernel/failure.ts";
import { lockPending, savePending, type PendingRow } from "./pending-queries.ts";

type SignUp = z.output<typeof socialSignUp>;

export const inUse = (path: "email" | "username"): FieldError => ({ path, code: "field.inUse", params: {} });

/** Checks both fields, so that the form can show all errors at once. */
async function refuseTaken(tx: Tx, email: string, username: string): Promise<void> {
  const taken = { email: await hasEmail(tx, email), username: await hasUsername(tx, username) };
  if (taken.email) failFields("account.emailTaken", [inUse("email"), ...(taken.username ? [inUse("username")] : [])]);
  if (taken.username) failFields("account.usernameTaken", [inUse("username")]);
}

/** An address that the provider has not verified is only a suggestion: the person enters an address, and a code verifies it. */
function addressOf(pending: PendingRow, written: string | undefined): { email: string; proven: boolean } {
  const proven = pending.email_verified ? pending.email : null;
  const email =
    written ?? proven ?? failFields("request.invalid", [{ path: "email", code: "field.required", params: {} }]);
  return { email, proven: email === proven };
}

/** Stores the choices; `confirmSignUp` creates the account. Can be repeated with other choices. */
export async function signUp(ctx: Ctx, body: SignUp): Promise<{ codeSent: boolean }> {
  const pending = (await lockPending(ctx.tx, hashOf(body.pending), ctx.now)) ?? fail("social.flowInvalid");
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
    await issueCode(ctx, { subject: subjectOf(email), purpose: "signUp" }, { address: email, signUpId: pending.id });
  return { codeSent: !proven };
}

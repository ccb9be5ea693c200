import { randomUUIDv7 } from "node:crypto";
import { socialNames, type TokenPair } from "@orbita/contract";
import { withReason } from "@orbita/db";
import {
  tokenHashOf,
  insertUser,
  signInAs,
  signPair,
  emailHashOf,
  tryCode,
  type SessionWithToken,
} from "../accounts/index.ts";
import { noteActivity } from "../activity/index.ts";
import type { Ctx, StepCtx } from "../kernel/ctx.ts";
import { fail, failFields, violates } from "../kernel/failure.ts";
import { deletePending, lockPending, type SignUpChoices, type PendingSignUpRow } from "./pending-queries.ts";
import { insertIdentity } from "./queries.ts";
import { inUse } from "./sign-up.ts";

type EmailProofOutcome = { verdict: "right" } | { verdict: "wrong"; triesLeft: number } | { verdict: "void" };
type SignUpOutcome = Exclude<EmailProofOutcome, { verdict: "right" }> | { verdict: "right"; session: SessionWithToken };

/** Checks the code from the email of a sign-up. The code is valid only for the address that this sign-up has chosen. */
async function prove(
  ctx: Ctx,
  { id }: PendingSignUpRow,
  { email, proven }: SignUpChoices,
  code: string | undefined,
): Promise<EmailProofOutcome> {
  if (proven) return { verdict: "right" };
  const given = code ?? failFields("request.invalid", [{ path: "code", code: "field.required", params: {} }]);
  const guess = await tryCode(ctx, { subject: emailHashOf(email), purpose: "signUp" }, given);
  if (guess.verdict !== "right") return guess;
  return guess.code.sign_up_id === id && guess.code.address === email ? { verdict: "right" } : { verdict: "void" };
}

async function openAccount(ctx: Ctx, pending: PendingSignUpRow, chosen: SignUpChoices): Promise<SessionWithToken> {
  const userId = randomUUIDv7();
  await withReason(ctx.tx, "registration");
  await insertUser(ctx.tx, {
    id: userId,
    email: chosen.email,
    email_verified_at: ctx.now,
    username: chosen.username,
    first_name: chosen.firstName,
    last_name: chosen.lastName,
    language: chosen.language,
    terms_version: chosen.termsVersion,
    terms_accepted_at: new Date(chosen.acceptedAt),
  }).catch((error: unknown) => {
    if (violates(error, "users_email")) failFields("account.emailTaken", [inUse("email")]);
    if (violates(error, "users_username")) failFields("account.usernameTaken", [inUse("username")]);
    throw error;
  });
  const { provider, subject, email } = pending;
  const identity = await insertIdentity(ctx.tx, {
    id: randomUUIDv7(),
    user_id: userId,
    provider,
    subject,
    email,
    created_at: ctx.now,
    last_used_at: ctx.now,
  });
  // The same sign-up was already completed in another window. The user can start again, and is then signed in.
  if (!identity) return fail("social.flowInvalid");
  await deletePending(ctx.tx, pending.id);
  await noteActivity(ctx, userId, "account.opened", { provider: socialNames[provider] });
  return signInAs(ctx, userId, provider);
}

/** Checks the code of a sign-up and creates the account. Returns the outcome instead of throwing, so that the counted attempt is committed. */
async function confirm(ctx: Ctx, token: string, code: string | undefined): Promise<SignUpOutcome> {
  const pending = (await lockPending(ctx.tx, tokenHashOf(token), ctx.now)) ?? fail("social.flowInvalid");
  const chosen = pending.chosen ?? fail("social.flowInvalid");
  const proof = await prove(ctx, pending, chosen, code);
  if (proof.verdict !== "right") return proof;
  return { verdict: "right", session: await openAccount(ctx, pending, chosen) };
}

/** Completes a sign-up: checks that the terms are accepted and the address is verified, creates the account and signs the user in. */
export async function confirmSignUp(
  ctx: StepCtx,
  { pending, code }: { pending: string; code?: string | undefined },
): Promise<TokenPair> {
  const outcome = await ctx.write((writing) => confirm(writing, pending, code));
  if (outcome.verdict === "void") return fail("account.codeExpired");
  if (outcome.verdict === "wrong") return fail("account.codeInvalid", { triesLeft: outcome.triesLeft });
  const { pair } = await signPair(ctx, outcome.session);
  return pair;
}

import { randomBytes } from "node:crypto";
import { passkeyLimits, type PasskeyEnrolmentRequest, type TokenPair } from "@orbita/contract";
import { withReason, type Tx } from "@orbita/db";
import { tokenHashOf, lockUser, signInAs, signPair } from "../accounts/index.ts";
import type { Ctx, StepCtx } from "../kernel/ctx.ts";
import { fail, violates } from "../kernel/failure.ts";
import { savePasskey, verifyNewPasskey } from "./add-passkey.ts";
import { challengeForNewPasskey } from "./passkey-challenges.ts";
import { findEnrolment, insertEnrolment, takeEnrolment } from "./queries.ts";

/** Returns the secret of a link with which the user enrols one passkey without signing in first. */
export async function createEnrolment(tx: Tx, userId: string, now: Date): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  const expires_at = new Date(now.getTime() + passkeyLimits.enrolmentHours * 3_600_000);
  await insertEnrolment(tx, { token_hash: tokenHashOf(token), user_id: userId, expires_at });
  return token;
}

export async function askToEnrol(ctx: Ctx, { token }: { token: string }) {
  const userId = (await findEnrolment(ctx.tx, tokenHashOf(token), ctx.now)) ?? fail("passkey.enrolmentExpired");
  return challengeForNewPasskey(ctx, userId);
}

/**
 * Adds the passkey and signs the user in. The link is consumed together with the passkey, so that a failed attempt can be
 * retried.
 */
export async function enrolPasskey(ctx: StepCtx, { token, ...made }: PasskeyEnrolmentRequest): Promise<TokenPair> {
  const userId = (await findEnrolment(ctx.tx, tokenHashOf(token), ctx.now)) ?? fail("passkey.enrolmentExpired");
  const passkey = await verifyNewPasskey(ctx, userId, made);
  const session = await ctx
    .write(async (writing) => {
      await withReason(writing.tx, "passkey enrolled with a one-time link");
      const user = await lockUser(writing.tx, userId);
      if (!user || !(await takeEnrolment(writing.tx, tokenHashOf(token)))) return fail("passkey.enrolmentExpired");
      if (!user.enabled) return fail("account.disabled");
      await savePasskey(writing, userId, passkey);
      return signInAs(writing, userId, "passkey");
    })
    .catch((error: unknown) => {
      if (violates(error, "passkeys_credential_id_key")) return fail("passkey.alreadyThere");
      throw error;
    });
  const { pair } = await signPair(ctx, session);
  return pair;
}

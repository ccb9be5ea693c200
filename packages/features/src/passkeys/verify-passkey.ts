import type { PasskeySignIn, TokenPair } from "@orbita/contract";
import { type Tx, withReason } from "@orbita/db";
import type { StepCtx } from "../kernel/ctx.ts";
import { fail } from "../kernel/failure.ts";
import { lockUser, signInAs, signPair } from "../accounts/index.ts";
import { findByCredential, markUsed, takeChallenge, type PasskeyRow } from "./queries.ts";

type VerifiedPasskey = {
  passkey: PasskeyRow;
  /** Advances the passkey's counter. Returns false if another request advanced it first or the passkey was removed. */
  use: (tx: Tx, now: Date) => Promise<boolean>;
};

/** Fails a passkey request with the same error code for every reason. The reason is only logged. */
function refusePasskey({ log }: Pick<StepCtx, "log">, reason: string): never {
  log.warn({ reason }, "passkey refused");
  return fail("passkey.refused");
}

/**
 * Verifies the signature of an authenticator. `userId` is the user for whom the challenge was created; it is null for a sign-in, where the passkey
 * alone identifies the user.
 */
export async function verifyPasskey(
  ctx: StepCtx,
  userId: string | null,
  { challengeId, credential }: PasskeySignIn,
): Promise<VerifiedPasskey> {
  const { passkeys } = ctx.platform;
  // The challenge is deleted whatever the outcome: each response is verified only once.
  const challenge = await ctx.write(({ tx, now }) => takeChallenge(tx, { id: challengeId, userId, now }));
  if (challenge === undefined) return refusePasskey(ctx, "no such challenge");
  const passkey = await findByCredential(ctx.tx, Buffer.from(credential.id, "base64url"));
  if (!passkey) return refusePasskey(ctx, "no such passkey");
  if (userId !== null && passkey.user_id !== userId) return refusePasskey(ctx, "another person's passkey");
  if (credential.response.userHandle !== passkeys.handleOf(passkey.user_id))
    return refusePasskey(ctx, "another's user handle");
  const signed = await passkeys.verifySigned(credential, challenge, {
    credentialId: passkey.credential_id,
    publicKey: passkey.public_key,
    counter: Number(passkey.counter),
    transports: passkey.transports,
  });
  if ("refused" in signed) return refusePasskey(ctx, signed.refused);
  return { passkey, use: (tx, now) => markUsed(tx, { id: passkey.id, counter: signed.counter, now }) };
}

/** Verifies that the signed-in user controls one of their passkeys. */
export async function verifyOwnPasskey(ctx: StepCtx, userId: string, answer: PasskeySignIn): Promise<void> {
  const { use } = await verifyPasskey(ctx, userId, answer);
  if (!(await ctx.write(({ tx, now }) => use(tx, now)))) refusePasskey(ctx, "used or removed meanwhile");
}

/** Signs in with a passkey, which alone identifies the user. */
export async function signInWithPasskey(ctx: StepCtx, answer: PasskeySignIn): Promise<TokenPair> {
  const { passkey, use } = await verifyPasskey(ctx, null, answer);
  const session = await ctx.write(async (writing) => {
    await withReason(writing.tx, "sign-in");
    const user = await lockUser(writing.tx, passkey.user_id);
    const used = await use(writing.tx, writing.now);
    if (!user || !used) return refusePasskey(ctx, "used or removed meanwhile");
    // Reports a disabled account only after the caller has proven to be its owner.
    if (!user.enabled) return fail("account.disabled");
    return signInAs(writing, user.id, "passkey");
  });
  const { pair } = await signPair(ctx, session);
  return pair;
}

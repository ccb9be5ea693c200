import type { PasskeySignIn } from "@orbita/contract";
import type { Tx } from "@orbita/db";
import type { StepCtx } from "../kernel/ctx.ts";
import { fail } from "../kernel/failure.ts";
import { findByCredential, markUsed, takeChallenge, type PasskeyRow } from "./queries.ts";

type VerifiedPasskey = {
  passkey: PasskeyRow;
  /** Moves the counter; false where another request moved it first, or the passkey was removed. */
  use: (tx: Tx, now: Date) => Promise<boolean>;
};

/** Refuses with one code, whatever is wrong; the log has the reason. */
export function refusePasskey({ log }: Pick<StepCtx, "log">, reason: string): never {
  log.warn({ reason }, "passkey refused");
  return fail("passkey.refused");
}

/**
 * Checks what an authenticator signed. `userId` is whom the challenge was issued to: null for a sign-in, where the passkey alone
 * says who it is.
 */
export async function verifyPasskey(
  ctx: StepCtx,
  userId: string | null,
  { challengeId, credential }: PasskeySignIn,
): Promise<VerifiedPasskey> {
  const { passkeys } = ctx.platform;
  // Gone whatever comes of it: an answer is judged once.
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

/** The signed-in person has one of their passkeys at hand. */
export async function verifyOwnPasskey(ctx: StepCtx, userId: string, answer: PasskeySignIn): Promise<void> {
  const { use } = await verifyPasskey(ctx, userId, answer);
  if (!(await ctx.write(({ tx, now }) => use(tx, now)))) refusePasskey(ctx, "used or removed meanwhile");
}

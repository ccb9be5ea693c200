import type { PasskeySignIn, TokenPair } from "@orbita/contract";
import { because } from "@orbita/db";
import { lockUser, signInAs, signPair } from "../accounts/index.ts";
import type { StepCtx } from "../kernel/ctx.ts";
import { fail } from "../kernel/failure.ts";
import { findByCredential, markUsed, takeChallenge } from "./queries.ts";

/** Who it is follows from the passkey alone. Whatever is wrong is refused with one word, and why is written in the log. */
export async function signInWithPasskey(ctx: StepCtx, { challengeId, credential }: PasskeySignIn): Promise<TokenPair> {
  const { passkeys } = ctx.platform;
  const refuse = (reason: string): never => {
    ctx.log.warn({ reason }, "passkey refused");
    return fail("passkey.refused");
  };
  // Gone whatever comes of it: an answer is judged once.
  const challenge = await ctx.write(({ tx, now }) => takeChallenge(tx, { id: challengeId, userId: null, now }));
  if (challenge === undefined) return refuse("no such challenge");
  const kept = await findByCredential(ctx.tx, Buffer.from(credential.id, "base64url"));
  if (!kept) return refuse("no such passkey");
  if (credential.response.userHandle !== passkeys.handleOf(kept.user_id)) return refuse("another's user handle");
  const signed = await passkeys.verifySigned(credential, challenge, {
    credentialId: kept.credential_id,
    publicKey: kept.public_key,
    counter: Number(kept.counter),
    transports: kept.transports,
  });
  if ("refused" in signed) return refuse(signed.refused);
  const session = await ctx.write(async (writing) => {
    await because(writing.tx, "sign-in");
    const user = await lockUser(writing.tx, kept.user_id);
    const used = await markUsed(writing.tx, { id: kept.id, counter: signed.counter, now: writing.now });
    if (!user || !used) return refuse("used or removed meanwhile");
    // Said only to who has proven to be its owner.
    if (!user.enabled) return fail("account.disabled");
    return signInAs(writing, user.id, "passkey");
  });
  const { pair } = await signPair(ctx, session);
  return pair;
}

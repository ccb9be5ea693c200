import type { PasskeySignIn, TokenPair } from "@orbita/contract";
import { withReason } from "@orbita/db";
import { lockUser, signInAs, signPair } from "../accounts/index.ts";
import type { StepCtx } from "../kernel/ctx.ts";
import { fail } from "../kernel/failure.ts";
import { refusePasskey, verifyPasskey } from "./verify-passkey.ts";

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

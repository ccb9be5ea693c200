import type { TokenPair } from "@orbita/contract";
import { withReason } from "@orbita/db";
import type { StepCtx, Ctx } from "../kernel/ctx.ts";
import { fail } from "../kernel/failure.ts";
import { deviceHashOf, emailHashOf } from "./asker.ts";
import { findSigningIn } from "./device-queries.ts";
import { changeUser, lockUser } from "./queries.ts";
import { guessPassword } from "./quotas.ts";
import { signPair, endSession, rotateSession } from "./sessions.ts";
import { signInAs } from "./sign-in-as.ts";

/**
 * Verifies the password outside a transaction. Runs the verification even without an account, so that timing does not reveal
 * whether one exists.
 */
export async function login(
  ctx: StepCtx,
  { email, password }: { email: string; password: string },
): Promise<TokenPair> {
  const { passwords } = ctx.platform;
  const user = await findSigningIn(ctx.tx, email, deviceHashOf(ctx.asker));
  const known = user?.password_hash ?? null;
  const asked = { subject: emailHashOf(email), known: user?.known ?? false };
  const right = await guessPassword(ctx, asked, () => passwords.verify(known, password));
  if (!user || known === null || !right) return fail("account.invalidCredentials");
  // Only a caller with the right password learns that the account is disabled.
  if (!user.enabled) return fail("account.disabled");
  const better = passwords.isOutdated(known) ? await passwords.hash(password) : null;
  const session = await ctx.write(async (writing) => {
    // If another password was set during the verification, the old password is no longer valid, and its rehash must not overwrite the
    // new hash.
    const now = await lockUser(writing.tx, user.id);
    if (now?.password_hash !== known) return fail("account.invalidCredentials");
    await withReason(writing.tx, "sign-in");
    if (better !== null) await changeUser(writing.tx, user.id, { password_hash: better });
    return signInAs(writing, user.id, "password");
  });
  const { pair } = await signPair(ctx, session);
  return pair;
}

/** Ends the session of the caller. A guest has no session to end; that is not an error. */
export async function logout(ctx: Ctx): Promise<void> {
  if (ctx.actor.sessionId !== null) await endSession(ctx, ctx.actor.sessionId, "logout");
}

/**
 * Exchanges a refresh token. Does not run in a single transaction: if a token is reused, the end of the session must be committed although the
 * request is refused.
 */
export async function refreshSession(ctx: StepCtx, refreshToken: string): Promise<TokenPair> {
  const session =
    (await ctx.write((writing) => rotateSession(writing, refreshToken))) ?? fail("access.unauthenticated");
  const { pair } = await signPair(ctx, session);
  return pair;
}

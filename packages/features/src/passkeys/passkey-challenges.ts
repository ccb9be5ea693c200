import { randomUUIDv7 } from "node:crypto";
import { passkeyLimits } from "@orbita/contract";
import { findUser } from "../accounts/index.ts";
import type { Ctx } from "../kernel/ctx.ts";
import { fail } from "../kernel/failure.ts";
import { findPasskeys, insertChallenge } from "./queries.ts";
import { challengeExpiry } from "./rules.ts";

type PasskeyChallenge = { challengeId: string; options: Record<string, unknown> };

async function keep(
  ctx: Ctx,
  asked: { challenge: string; options: object },
  userId: string | null,
): Promise<PasskeyChallenge> {
  const id = randomUUIDv7();
  const expires_at = challengeExpiry(ctx.now);
  await insertChallenge(ctx.tx, { id, challenge: asked.challenge, user_id: userId, expires_at });
  return { challengeId: id, options: { ...asked.options } };
}

/** Creates a challenge for a new passkey. Enforces the limit before the authenticator creates a passkey; otherwise it would store a passkey unknown to us. */
export async function challengeForNewPasskey(ctx: Ctx, userId = ctx.actor.id): Promise<PasskeyChallenge> {
  const user = (userId && (await findUser(ctx.tx, userId))) || fail("access.unauthenticated");
  const has = await findPasskeys(ctx.tx, user.id);
  if (has.length >= passkeyLimits.perUser) return fail("passkey.tooMany", { max: passkeyLimits.perUser });
  const owner = { id: user.id, name: user.email, displayName: `${user.first_name} ${user.last_name}` };
  const known = has.map(({ credential_id: credentialId, transports }) => ({ credentialId, transports }));
  return keep(ctx, await ctx.platform.passkeys.askToMake(owner, known), user.id);
}

/** Creates a challenge for the signed-in user, so that only their passkeys can answer it. */
export async function challengeForConfirmation(ctx: Ctx): Promise<PasskeyChallenge> {
  const userId = ctx.actor.id ?? fail("access.unauthenticated");
  return keep(ctx, await ctx.platform.passkeys.askToSign(), userId);
}

/** Creates a challenge for a sign-in. It lists no credentials, so that the response does not reveal which users have a passkey. */
export const challengeForSignIn = async (ctx: Ctx): Promise<PasskeyChallenge> =>
  keep(ctx, await ctx.platform.passkeys.askToSign(), null);

import { randomUUIDv7 } from "node:crypto";
import { passkeyLimits } from "@orbita/contract";
import { findUser } from "../accounts/index.ts";
import type { Ctx } from "../kernel/ctx.ts";
import { fail } from "../kernel/failure.ts";
import { findPasskeys, insertChallenge } from "./queries.ts";
import { challengeExpiry } from "./rules.ts";

type Asked = { challengeId: string; options: Record<string, unknown> };

async function keep(ctx: Ctx, asked: { challenge: string; options: object }, userId: string | null): Promise<Asked> {
  const id = randomUUIDv7();
  const expires_at = challengeExpiry(ctx.now);
  await insertChallenge(ctx.tx, { id, challenge: asked.challenge, user_id: userId, expires_at });
  return { challengeId: id, options: { ...asked.options } };
}

/** Too many are refused here already: afterwards the authenticator would hold a passkey that we do not know. */
export async function askToMake(ctx: Ctx, userId = ctx.actor.id): Promise<Asked> {
  const user = (userId && (await findUser(ctx.tx, userId))) || fail("access.unauthenticated");
  const has = await findPasskeys(ctx.tx, user.id);
  if (has.length >= passkeyLimits.perUser) return fail("passkey.tooMany", { max: passkeyLimits.perUser });
  const owner = { id: user.id, name: user.email, displayName: `${user.first_name} ${user.last_name}` };
  const known = has.map(({ credential_id: credentialId, transports }) => ({ credentialId, transports }));
  return keep(ctx, await ctx.platform.passkeys.askToMake(owner, known), user.id);
}

/** Only this person's passkeys answer: the challenge is theirs. */
export async function askToConfirm(ctx: Ctx): Promise<Asked> {
  const userId = ctx.actor.id ?? fail("access.unauthenticated");
  return keep(ctx, await ctx.platform.passkeys.askToSign(), userId);
}

/** Names nobody, so that it tells nobody who has one. */
export const askToSign = async (ctx: Ctx): Promise<Asked> => keep(ctx, await ctx.platform.passkeys.askToSign(), null);

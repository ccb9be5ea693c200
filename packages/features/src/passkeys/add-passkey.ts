import { randomUUIDv7 } from "node:crypto";
import { passkeyLimits, type NewPasskey, type Passkey, type ServerLanguage } from "@orbita/contract";
import { passkeyNames } from "@orbita/i18n";
import type { CreatedPasskey } from "@orbita/platform";
import { lockUser, notifyOwner } from "../accounts/index.ts";
import { noteActivity } from "../activity/index.ts";
import { readAgent } from "../kernel/agent.ts";
import type { RequestOrigin, Ctx, StepCtx } from "../kernel/ctx.ts";
import { fail, violates } from "../kernel/failure.ts";
import { presentPasskey } from "./present.ts";
import { findPasskeys, insertPasskey, takeChallenge } from "./queries.ts";
import { homeOf } from "./rules.ts";

/** The default name of a passkey, taken from the device. The owner can rename the passkey later. */
function nameFor({ transports }: CreatedPasskey, { userAgent, language }: RequestOrigin): string {
  const words = (kind: keyof typeof passkeyNames, spoken: ServerLanguage) => passkeyNames[kind][spoken];
  const home = homeOf(transports);
  if (home !== "device") return words(home, language);
  return readAgent(userAgent).system ?? words("unknown", language);
}

type VerifiedNewPasskey = { made: CreatedPasskey; name: string };

export async function verifyNewPasskey(
  ctx: StepCtx,
  userId: string,
  { challengeId, name, credential }: NewPasskey,
): Promise<VerifiedNewPasskey> {
  // The challenge is deleted whatever the outcome: each response is verified only once.
  const challenge = await ctx.write(({ tx, now }) => takeChallenge(tx, { id: challengeId, userId, now }));
  if (challenge === undefined) return fail("passkey.refused");
  const made = await ctx.platform.passkeys.verifyMade(credential, challenge);
  if ("refused" in made) {
    ctx.log.warn({ reason: made.refused }, "passkey refused");
    return fail("passkey.refused");
  }
  return { made, name: name ?? nameFor(made, ctx.asker) };
}

export async function addPasskey(ctx: StepCtx, asked: NewPasskey): Promise<Passkey> {
  const userId = ctx.actor.id ?? fail("access.unauthenticated");
  const verified = await verifyNewPasskey(ctx, userId, asked);
  return ctx
    .write((writing) => savePasskey(writing, userId, verified))
    .catch((error: unknown) => {
      if (violates(error, "passkeys_credential_id_key")) return fail("passkey.alreadyThere");
      throw error;
    });
}

export async function savePasskey(ctx: Ctx, userId: string, { made, name }: VerifiedNewPasskey): Promise<Passkey> {
  // The lock serialises additions of passkeys, so that the count below is correct.
  await lockUser(ctx.tx, userId);
  const has = await findPasskeys(ctx.tx, userId);
  if (has.length >= passkeyLimits.perUser) return fail("passkey.tooMany", { max: passkeyLimits.perUser });
  const row = await insertPasskey(ctx.tx, {
    id: randomUUIDv7(),
    user_id: userId,
    credential_id: made.credentialId,
    public_key: made.publicKey,
    counter: made.counter,
    transports: made.transports,
    name,
  });
  await noteActivity(ctx, userId, "passkey.added", { name });
  await notifyOwner(ctx, { userId }, "passkeyAdded", { name });
  return presentPasskey(row);
}

import { randomUUIDv7 } from "node:crypto";
import { socialNames, type ConnectedAccount, type SocialProvider } from "@orbita/contract";
import { withReason } from "@orbita/db";
import type { SocialPerson } from "@orbita/platform";
import { notifyOwner } from "../accounts/index.ts";
import { noteActivity } from "../activity/index.ts";
import type { Ctx, StepCtx } from "../kernel/ctx.ts";
import { fail } from "../kernel/failure.ts";
import { endFlow, type ProviderReturn } from "./end-flow.ts";
import { presentIdentity } from "./present.ts";
import { findIdentity, insertIdentity, touchIdentity, type IdentityRow } from "./queries.ts";

/**
 * Connects a provider's identity to the account as a sign-in method and notifies the owner. Returns undefined if the identity belongs to another
 * user, or the user already has an identity of this provider.
 */
export async function connect(
  ctx: Ctx,
  userId: string,
  provider: SocialProvider,
  { subject, email }: SocialPerson,
): Promise<IdentityRow | undefined> {
  await withReason(ctx.tx, "provider connected");
  const identity = await insertIdentity(ctx.tx, {
    id: randomUUIDv7(),
    user_id: userId,
    provider,
    subject,
    email,
    created_at: ctx.now,
    last_used_at: ctx.now,
  });
  if (!identity) return undefined;
  await noteActivity(ctx, userId, "provider.linked", { provider: socialNames[provider] });
  await notifyOwner(ctx, { userId }, "providerLinked", { provider: socialNames[provider] });
  return identity;
}

/**
 * Connects the identity that the provider returned to the signed-in user. Idempotent for an identity that is already connected; refuses an identity
 * of another user.
 */
export async function linkIdentity(ctx: StepCtx, returned: ProviderReturn): Promise<ConnectedAccount> {
  const userId = ctx.actor.id ?? fail("access.unauthenticated");
  const { provider } = returned;
  const person = await endFlow(ctx, returned, "link");
  return ctx.write(async (writing) => {
    const known = await findIdentity(writing.tx, provider, person.subject);
    if (known && known.user_id !== userId) return fail("social.alreadyLinked");
    if (known) {
      await touchIdentity(writing.tx, known, writing.now, person.email);
      return presentIdentity({ ...known, email: person.email, last_used_at: writing.now });
    }
    const identity = await connect(writing, userId, provider, person);
    return presentIdentity(identity ?? fail("social.alreadyLinked"));
  });
}

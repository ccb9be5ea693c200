import { socialNames, type SocialProvider, type ConnectedAccount } from "@orbita/contract";
import { withReason, type Db } from "@orbita/db";
import { lockUser, notifyOwner } from "../accounts/index.ts";
import { noteActivity } from "../activity/index.ts";
import type { Ctx } from "../kernel/ctx.ts";
import { fail } from "../kernel/failure.ts";
import { presentIdentity } from "./present.ts";
import { countWaysIn, deleteIdentity, listIdentities } from "./queries.ts";
import { canDisconnect } from "./rules.ts";

/**
 * Removes a provider as a sign-in method. The lock serializes removals, because two concurrent removals would each see the other
 * method still there.
 */
export async function disconnectIdentity(ctx: Ctx, provider: SocialProvider): Promise<void> {
  const userId = ctx.actor.id ?? fail("access.unauthenticated");
  await lockUser(ctx.tx, userId);
  const identities = await listIdentities(ctx.tx, userId);
  const identity = identities.find((one) => one.provider === provider) ?? fail("social.notFound");
  if (!canDisconnect(await countWaysIn(ctx.tx, userId))) fail("account.lastSignInMethod");
  await withReason(ctx.tx, "provider disconnected");
  await deleteIdentity(ctx.tx, identity.id);
  await noteActivity(ctx, userId, "provider.unlinked", { provider: socialNames[provider] });
  await notifyOwner(ctx, { userId }, "providerUnlinked", { provider: socialNames[provider] });
}

/** The providers that a user can sign in with, in the order they were connected. */
export const readConnectedAccounts = async (db: Db, userId: string): Promise<ConnectedAccount[]> =>
  (await listIdentities(db, userId)).map(presentIdentity);

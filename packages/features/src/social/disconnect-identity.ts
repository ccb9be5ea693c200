import { socialNames, type SocialProvider } from "@orbita/contract";
import { because } from "@orbita/db";
import { lockUser, tellOwner } from "../accounts/index.ts";
import { noteActivity } from "../activity/index.ts";
import type { Ctx } from "../kernel/ctx.ts";
import { fail } from "../kernel/failure.ts";
import { countWaysIn, deleteIdentity, listIdentities } from "./queries.ts";
import { canDisconnect } from "./rules.ts";

/** The lock serializes removals of sign-in methods: two concurrent ones would each see the other method still there. */
export async function disconnectIdentity(ctx: Ctx, provider: SocialProvider): Promise<void> {
  const userId = ctx.actor.id ?? fail("access.unauthenticated");
  await lockUser(ctx.tx, userId);
  const identities = await listIdentities(ctx.tx, userId);
  const identity = identities.find((one) => one.provider === provider) ?? fail("social.notFound");
  if (!canDisconnect(await countWaysIn(ctx.tx, userId))) fail("account.lastSignInMethod");
  await because(ctx.tx, "provider disconnected");
  await deleteIdentity(ctx.tx, identity.id);
  await noteActivity(ctx, userId, "provider.unlinked", { provider: socialNames[provider] });
  await tellOwner(ctx, { userId }, "providerUnlinked", { provider: socialNames[provider] });
}

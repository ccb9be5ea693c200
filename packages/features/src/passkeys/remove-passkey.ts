import { lockUser, tellOwner } from "../accounts/index.ts";
import { noteActivity } from "../activity/index.ts";
import type { Ctx } from "../kernel/ctx.ts";
import { fail } from "../kernel/failure.ts";
import { countOtherWays, deletePasskey, lockPasskey } from "./queries.ts";

/**
 * At least one sign-in method must remain. Removing a passkey and disconnecting a provider both lock the user's row first, so
 * that two concurrent removals cannot each count on the other's method.
 */
export async function removePasskey(ctx: Ctx, { id }: { id: string }): Promise<void> {
  const userId = ctx.actor.id ?? fail("access.unauthenticated");
  const user = (await lockUser(ctx.tx, userId)) ?? fail("access.unauthenticated");
  const row = (await lockPasskey(ctx.tx, { id, userId })) ?? fail("passkey.notFound");
  if (user.password_hash === null && (await countOtherWays(ctx.tx, { id, userId })) === 0)
    fail("account.lastSignInMethod");
  await deletePasskey(ctx.tx, id);
  await noteActivity(ctx, userId, "passkey.removed", { name: row.name });
  await tellOwner(ctx, { userId }, "passkeyRemoved", { name: row.name });
}

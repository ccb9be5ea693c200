import type { Passkey } from "@orbita/contract";
import type { Db } from "@orbita/db";
import { lockUser, notifyOwner } from "../accounts/index.ts";
import { noteActivity } from "../activity/index.ts";
import type { Ctx } from "../kernel/ctx.ts";
import { fail } from "../kernel/failure.ts";
import { presentPasskey } from "./present.ts";
import { findPasskeys, countOtherWays, deletePasskey, lockPasskey, renamePasskeyRow } from "./queries.ts";

/**
 * The user's passkeys, also used by the data export. The public key is left out: it belongs to the device and contains no
 * personal data.
 */
export const readPasskeys = async (db: Db, userId: string): Promise<Passkey[]> =>
  (await findPasskeys(db, userId)).map(presentPasskey);

/**
 * Removes a passkey; at least one sign-in method must remain. Removing a passkey and disconnecting a provider both lock the
 * user's row first, so that two concurrent removals cannot each count on the other's method.
 */
export async function removePasskey(ctx: Ctx, { id }: { id: string }): Promise<void> {
  const userId = ctx.actor.id ?? fail("access.unauthenticated");
  const user = (await lockUser(ctx.tx, userId)) ?? fail("access.unauthenticated");
  const row = (await lockPasskey(ctx.tx, { id, userId })) ?? fail("passkey.notFound");
  if (user.password_hash === null && (await countOtherWays(ctx.tx, { id, userId })) === 0)
    fail("account.lastSignInMethod");
  await deletePasskey(ctx.tx, id);
  await noteActivity(ctx, userId, "passkey.removed", { name: row.name });
  await notifyOwner(ctx, { userId }, "passkeyRemoved", { name: row.name });
}

export async function renamePasskey(ctx: Ctx, { id, name }: { id: string; name: string }): Promise<Passkey> {
  const userId = ctx.actor.id ?? fail("access.unauthenticated");
  const row = (await lockPasskey(ctx.tx, { id, userId })) ?? fail("passkey.notFound");
  if (row.name === name) return presentPasskey(row);
  const saved = await renamePasskeyRow(ctx.tx, id, name);
  await noteActivity(ctx, userId, "passkey.renamed", { from: row.name, to: name });
  return presentPasskey(saved);
}

import { findUser } from "../accounts/index.ts";
import type { ReadCtx } from "../kernel/ctx.ts";
import { fail } from "../kernel/failure.ts";

export async function hasPassword({ tx, actor }: ReadCtx): Promise<{ hasPassword: boolean; changed: string | null }> {
  const user = (actor.id && (await findUser(tx, actor.id))) || fail("access.unauthenticated");
  if (user.password_hash === null) return { hasPassword: false, changed: null };
  // A password that was never changed is as old as the account.
  return { hasPassword: true, changed: (user.password_changed_at ?? user.created_at).toISOString() };
}

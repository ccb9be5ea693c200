import { findUserByEmail, hasNewAddress, issueCode, subjectOf, tellOwner } from "../accounts/index.ts";
import type { Ctx } from "../kernel/ctx.ts";

/**
 * For an address that nobody has the same is done, and no mail leaves: see issueCode. An address that replaced another one
 * resets nothing while the change can be undone; its owner is told so by mail, never in the answer.
 */
export async function resetPassword(ctx: Ctx, { email }: { email: string }): Promise<void> {
  const user = await findUserByEmail(ctx.tx, email);
  const key = { subject: subjectOf(email), purpose: "resetPassword" as const };
  const isTooNew = user !== undefined && user.enabled && (await hasNewAddress(ctx.tx, user));
  await issueCode(ctx, key, { userId: user?.enabled && !isTooNew ? user.id : null });
  if (isTooNew) await tellOwner(ctx, { userId: user.id }, "resetTooSoon");
}

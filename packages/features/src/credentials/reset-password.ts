import { findUserByEmail, hasNewAddress, issueCode, subjectOf, tellOwner } from "../accounts/index.ts";
import type { Ctx } from "../kernel/ctx.ts";

/**
 * For an unknown address the same steps run, but no mail is sent: see issueCode. A new address cannot reset the password while
 * its change can be undone; the owner is notified by mail, never in the response.
 */
export async function resetPassword(ctx: Ctx, { email }: { email: string }): Promise<void> {
  const user = await findUserByEmail(ctx.tx, email);
  const key = { subject: subjectOf(email), purpose: "resetPassword" as const };
  const isTooNew = user !== undefined && user.enabled && (await hasNewAddress(ctx.tx, user));
  await issueCode(ctx, key, { userId: user?.enabled && !isTooNew ? user.id : null });
  if (isTooNew) await tellOwner(ctx, { userId: user.id }, "resetTooSoon");
}

import { findUserByEmail, issueCode, subjectOf } from "../accounts/index.ts";
import type { Ctx } from "../kernel/ctx.ts";

/** For an address that nobody has the same is done, and no mail leaves: see issueCode. */
export async function resetPassword(ctx: Ctx, { email }: { email: string }): Promise<void> {
  const user = await findUserByEmail(ctx.tx, email);
  const key = { subject: subjectOf(email), purpose: "resetPassword" as const };
  await issueCode(ctx, key, { userId: user?.enabled ? user.id : null });
}

import { issueCode } from "../accounts/index.ts";
import type { StepCtx } from "../kernel/ctx.ts";
import { fail } from "../kernel/failure.ts";

/** The new password is stored, hashed, with the code that confirms it; the old password is valid until then. */
export async function changePassword(ctx: StepCtx, { password }: { password: string }): Promise<void> {
  const userId = ctx.actor.id ?? fail("access.unauthenticated");
  const passwordHash = await ctx.platform.passwords.hash(password);
  await ctx.write((writing) =>
    issueCode(writing, { subject: userId, purpose: "changePassword" }, { userId, passwordHash }),
  );
}

import { issueCode } from "../accounts/index.ts";
import type { StepCtx } from "../kernel/ctx.ts";
import { fail } from "../kernel/failure.ts";

/** The new password waits, hashed, beside the code that confirms it; until then the old one counts. */
export async function changePassword(ctx: StepCtx, { password }: { password: string }): Promise<void> {
  const userId = ctx.actor.id ?? fail("access.unauthenticated");
  const passwordHash = await ctx.platform.passwords.hash(password);
  await ctx.write((writing) =>
    issueCode(writing, { subject: userId, purpose: "changePassword" }, { userId, passwordHash }),
  );
}

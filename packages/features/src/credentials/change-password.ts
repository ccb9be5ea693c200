import { issueCode } from "../accounts/index.ts";
import type { StepCtx } from "../kernel/ctx.ts";
import { checkCurrentPassword } from "./check-current-password.ts";

type Change = { currentPassword?: string | undefined; password: string };

/** The new password waits, hashed, beside the code that confirms it; until then the old one counts. */
export async function changePassword(ctx: StepCtx, { currentPassword, password }: Change): Promise<void> {
  const user = await checkCurrentPassword(ctx, currentPassword);
  const passwordHash = await ctx.platform.passwords.hash(password);
  await ctx.write((writing) =>
    issueCode(writing, { subject: user.id, purpose: "changePassword" }, { userId: user.id, passwordHash }),
  );
}

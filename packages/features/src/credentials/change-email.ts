import { hasEmail, issueCode } from "../accounts/index.ts";
import type { StepCtx } from "../kernel/ctx.ts";
import { checkCurrentPassword } from "./check-current-password.ts";
import { failTaken } from "./fail-taken.ts";

type Change = { email: string; currentPassword?: string | undefined };

/** The code goes to the new address, which counts once it is proven; the old one counts until then. */
export async function changeEmail(ctx: StepCtx, { email, currentPassword }: Change): Promise<void> {
  const user = await checkCurrentPassword(ctx, currentPassword);
  await ctx.write(async (writing) => {
    if (await hasEmail(writing.tx, email)) failTaken();
    await issueCode(writing, { subject: user.id, purpose: "changeEmail" }, { userId: user.id, address: email });
  });
}

import { hasEmail, issueCode } from "../accounts/index.ts";
import type { Ctx } from "../kernel/ctx.ts";
import { fail } from "../kernel/failure.ts";
import { failTaken } from "./fail-taken.ts";

/** The code goes to the new address, which counts once it is proven; the old one counts until then. */
export async function changeEmail(ctx: Ctx, { email }: { email: string }): Promise<void> {
  const userId = ctx.actor.id ?? fail("access.unauthenticated");
  if (await hasEmail(ctx.tx, email, { but: userId })) failTaken();
  await issueCode(ctx, { subject: userId, purpose: "changeEmail" }, { userId, address: email });
}

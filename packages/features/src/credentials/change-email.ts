import { hasEmail, issueCode } from "../accounts/index.ts";
import type { Ctx } from "../kernel/ctx.ts";
import { fail } from "../kernel/failure.ts";
import { failTaken } from "./fail-taken.ts";

/** Mails the code to the new address, which takes effect once confirmed; the old address is valid until then. */
export async function changeEmail(ctx: Ctx, { email }: { email: string }): Promise<void> {
  const userId = ctx.actor.id ?? fail("access.unauthenticated");
  if (await hasEmail(ctx.tx, email, { but: userId })) failTaken();
  await issueCode(ctx, { subject: userId, purpose: "changeEmail" }, { userId, address: email });
}

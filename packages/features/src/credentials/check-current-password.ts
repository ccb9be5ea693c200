import { findUser, guessPassword, subjectOf, type UserRow } from "../accounts/index.ts";
import type { StepCtx } from "../kernel/ctx.ts";
import { fail } from "../kernel/failure.ts";

/** Who left a computer open has not left the password. Who has none yet is asked for none: the code has to do. */
export async function checkCurrentPassword(ctx: StepCtx, currentPassword: string | undefined): Promise<UserRow> {
  const user = (ctx.actor.id && (await findUser(ctx.tx, ctx.actor.id))) || fail("access.unauthenticated");
  if (user.password_hash === null) return user;
  // Whoever holds the sign-in has the guesses of this browser, and no more.
  const right = await guessPassword(ctx, { subject: subjectOf(user.email), known: true }, () =>
    ctx.platform.passwords.verify(user.password_hash, currentPassword ?? ""),
  );
  return right ? user : fail("account.passwordWrong");
}

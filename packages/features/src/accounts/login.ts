import type { TokenPair } from "@orbita/contract";
import { because } from "@orbita/db";
import type { StepCtx } from "../kernel/ctx.ts";
import { fail } from "../kernel/failure.ts";
import { changeUser, findUserByEmail } from "./queries.ts";
import { signPair } from "./sessions.ts";
import { signInAs } from "./sign-in-as.ts";

/** The password is checked with no transaction open, and checked also for nobody: the time tells nothing. */
export async function login(
  ctx: StepCtx,
  { email, password }: { email: string; password: string },
): Promise<TokenPair> {
  const { passwords } = ctx.platform;
  const user = await findUserByEmail(ctx.tx, email);
  const known = user?.password_hash ?? null;
  const right = await passwords.verify(known, password);
  if (!user || known === null || !right) return fail("account.invalidCredentials");
  // Said only to who knows the password.
  if (!user.enabled) return fail("account.disabled");
  const better = passwords.isOutdated(known) ? await passwords.hash(password) : null;
  const session = await ctx.write(async (writing) => {
    await because(writing.tx, "sign-in");
    if (better !== null) await changeUser(writing.tx, user.id, { password_hash: better });
    return signInAs(writing, user.id, "password");
  });
  const { pair } = await signPair(ctx, session);
  return pair;
}

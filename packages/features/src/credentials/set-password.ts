import type { TokenPair } from "@orbita/contract";
import { because } from "@orbita/db";
import {
  changeUser,
  deleteCodesOf,
  endSessionsOf,
  hashOf,
  lockUser,
  signInAs,
  signPair,
  tellOwner,
  type OpenSession,
} from "../accounts/index.ts";
import { noteActivity } from "../activity/index.ts";
import type { Ctx, StepCtx } from "../kernel/ctx.ts";
import { fail } from "../kernel/failure.ts";
import { deleteResetsOf, findReset, takeReset } from "./queries.ts";

/** Locks out everybody who knew the old password: ends every session, and invalidates all codes and links mailed before. */
async function replace(ctx: Ctx, ticket: { hash: Buffer; userId: string }, passwordHash: string): Promise<OpenSession> {
  const { userId } = ticket;
  // Locks the user first, then the ticket, so that concurrent requests with different tickets cannot deadlock.
  const user = await lockUser(ctx.tx, userId);
  if (!user || !(await takeReset(ctx.tx, ticket.hash))) return fail("account.codeExpired");
  if (!user.enabled) return fail("account.disabled");
  await because(ctx.tx, "password reset by code");
  await changeUser(ctx.tx, userId, { password_hash: passwordHash, password_changed_at: ctx.now });
  // The link in the mail proves the address, as the code does.
  if (user.email_verified_at === null) {
    await changeUser(ctx.tx, userId, { email_verified_at: ctx.now });
    await noteActivity(ctx, userId, "email.verified");
  }
  await deleteResetsOf(ctx.tx, userId);
  await deleteCodesOf(ctx.tx, userId);
  await endSessionsOf(ctx, userId, { reason: "password reset" });
  await noteActivity(ctx, userId, "password.reset");
  await tellOwner(ctx, { userId }, "passwordChanged");
  return signInAs(ctx, userId, "code");
}

export async function setPassword(
  ctx: StepCtx,
  { token, password }: { token: string; password: string },
): Promise<TokenPair> {
  const hash = hashOf(token);
  // Checked before the slow hash, so that invalid requests cost little; consumed after it.
  const userId = (await findReset(ctx.tx, hash)) ?? fail("account.codeExpired");
  const passwordHash = await ctx.platform.passwords.hash(password);
  const session = await ctx.write((writing) => replace(writing, { hash, userId }, passwordHash));
  const { pair } = await signPair(ctx, session);
  return pair;
}

import type { TokenPair } from "@orbita/contract";
import { withReason } from "@orbita/db";
import {
  changeUser,
  deleteCodesOf,
  deleteResetsOf,
  endSessionsOf,
  findReset,
  findUser,
  issueCode,
  tokenHashOf,
  lockUser,
  signInAs,
  signPair,
  takeReset,
  notifyOwner,
  type SessionWithToken,
} from "../accounts/index.ts";
import { noteActivity } from "../activity/index.ts";
import type { Ctx, StepCtx, ReadCtx } from "../kernel/ctx.ts";
import { fail } from "../kernel/failure.ts";

/**
 * Replaces the password and locks out everybody who knew the old one: ends every session, and invalidates all codes and links
 * mailed before.
 */
async function replace(
  ctx: Ctx,
  ticket: { hash: Buffer; userId: string },
  passwordHash: string,
): Promise<SessionWithToken> {
  const { userId } = ticket;
  // Locks the user first, then the ticket, so that concurrent requests with different tickets cannot deadlock.
  const user = await lockUser(ctx.tx, userId);
  if (!user || !(await takeReset(ctx.tx, ticket.hash))) return fail("account.codeExpired");
  if (!user.enabled) return fail("account.disabled");
  await withReason(ctx.tx, "password reset by code");
  await changeUser(ctx.tx, userId, { password_hash: passwordHash, password_changed_at: ctx.now });
  // The ticket was mailed to the user, so using it proves that the email address is theirs, as a code does.
  if (user.email_verified_at === null) {
    await changeUser(ctx.tx, userId, { email_verified_at: ctx.now });
    await noteActivity(ctx, userId, "email.verified");
  }
  await deleteResetsOf(ctx.tx, userId);
  await deleteCodesOf(ctx.tx, userId);
  await endSessionsOf(ctx, userId, { reason: "password reset" });
  await noteActivity(ctx, userId, "password.reset");
  await notifyOwner(ctx, { userId }, "passwordChanged");
  return signInAs(ctx, userId, "code");
}

export async function setPassword(
  ctx: StepCtx,
  { token, password }: { token: string; password: string },
): Promise<TokenPair> {
  const hash = tokenHashOf(token);
  // The ticket is checked before the slow hash, so that invalid requests cost little, and consumed after it.
  const userId = (await findReset(ctx.tx, hash)) ?? fail("account.codeExpired");
  const passwordHash = await ctx.platform.passwords.hash(password);
  const session = await ctx.write((writing) => replace(writing, { hash, userId }, passwordHash));
  const { pair } = await signPair(ctx, session);
  return pair;
}

/** Stores the hash of the new password with the code that confirms it; the old password is valid until then. */
export async function changePassword(ctx: StepCtx, { password }: { password: string }): Promise<void> {
  const userId = ctx.actor.id ?? fail("access.unauthenticated");
  const passwordHash = await ctx.platform.passwords.hash(password);
  await ctx.write((writing) =>
    issueCode(writing, { subject: userId, purpose: "changePassword" }, { userId, passwordHash }),
  );
}

export async function hasPassword({ tx, actor }: ReadCtx): Promise<{ hasPassword: boolean; changed: string | null }> {
  const user = (actor.id && (await findUser(tx, actor.id))) || fail("access.unauthenticated");
  if (user.password_hash === null) return { hasPassword: false, changed: null };
  // For a password that was never changed, the date is that of the registration.
  return { hasPassword: true, changed: (user.password_changed_at ?? user.created_at).toISOString() };
}

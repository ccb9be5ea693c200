import { randomBytes, randomUUIDv7 } from "node:crypto";
import { accountLimits } from "@orbita/contract";
import { withReason } from "@orbita/db";
import {
  changeUser,
  tokenHashOf,
  insertReset,
  lockUser,
  emailHashOf,
  tryCode,
  findUserByEmail,
  hasNewAddress,
  issueCode,
  notifyOwner,
} from "../accounts/index.ts";
import { noteActivity } from "../activity/index.ts";
import type { Ctx, StepCtx } from "../kernel/ctx.ts";
import { refuseCode, type RefusedCode } from "./refuse-code.ts";

type ResetOutcome = RefusedCode | { verdict: "right"; token: string };

async function check(ctx: Ctx, email: string, code: string): Promise<ResetOutcome> {
  const guess = await tryCode(ctx, { subject: emailHashOf(email), purpose: "resetPassword" }, code);
  if (guess.verdict !== "right") return guess;
  const user = guess.code.user_id === null ? undefined : await lockUser(ctx.tx, guess.code.user_id);
  // The user's address has changed since the code was sent, so the code no longer verifies it.
  if (!user?.enabled || user.email !== email) return { verdict: "void" };
  if (user.email_verified_at === null) {
    await withReason(ctx.tx, "email confirmed by code");
    await changeUser(ctx.tx, user.id, { email_verified_at: ctx.now });
    await noteActivity(ctx, user.id, "email.verified");
  }
  const token = randomBytes(32).toString("base64url");
  await insertReset(ctx.tx, { tokenHash: tokenHashOf(token), userId: user.id, minutes: accountLimits.resetMinutes });
  return { verdict: "right", token };
}

/**
 * Exchanges a code, which is short, for a ticket that cannot be guessed, so that the user can take time to choose a password. The
 * code proves that the user owns the address.
 */
export async function validateReset(
  ctx: StepCtx,
  { email, code }: { email: string; code: string },
): Promise<{ token: string }> {
  const outcome = await ctx.write((writing) => check(writing, email, code));
  return outcome.verdict === "right" ? { token: outcome.token } : refuseCode(outcome);
}

/**
 * Requests a code to reset the password. For an unknown address the same steps run, but no mail is sent: see `issueCode`. A new
 * address cannot reset the password while its change can be undone; the user learns this by mail, never from the response.
 */
export async function resetPassword(ctx: Ctx, { email }: { email: string }): Promise<void> {
  const user = await findUserByEmail(ctx.tx, email);
  const key = { subject: emailHashOf(email), purpose: "resetPassword" as const };
  // This query also runs for an unknown address: without it, the response would be measurably faster.
  const isNew = await hasNewAddress(ctx.tx, user ?? { id: randomUUIDv7(), email });
  const isTooNew = user !== undefined && user.enabled && isNew;
  await issueCode(ctx, key, { userId: user?.enabled && !isTooNew ? user.id : null });
  if (isTooNew) await notifyOwner(ctx, { userId: user.id }, "resetTooSoon");
}

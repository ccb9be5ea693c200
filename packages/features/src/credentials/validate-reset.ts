import { randomBytes } from "node:crypto";
import { accountLimits } from "@orbita/contract";
import { because } from "@orbita/db";
import { changeUser, hashOf, insertReset, lockUser, subjectOf, tryCode } from "../accounts/index.ts";
import { noteActivity } from "../activity/index.ts";
import type { Ctx, StepCtx } from "../kernel/ctx.ts";
import { refuseCode, type Refused } from "./refuse-code.ts";

type Outcome = Refused | { verdict: "right"; token: string };

async function check(ctx: Ctx, email: string, code: string): Promise<Outcome> {
  const guess = await tryCode(ctx, { subject: subjectOf(email), purpose: "resetPassword" }, code);
  if (guess.verdict !== "right") return guess;
  const user = guess.code.user_id === null ? undefined : await lockUser(ctx.tx, guess.code.user_id);
  // The code does not verify an address that has changed since.
  if (!user?.enabled || user.email !== email) return { verdict: "void" };
  if (user.email_verified_at === null) {
    await because(ctx.tx, "email confirmed by code");
    await changeUser(ctx.tx, user.id, { email_verified_at: ctx.now });
    await noteActivity(ctx, user.id, "email.verified");
  }
  const token = randomBytes(32).toString("base64url");
  await insertReset(ctx.tx, { tokenHash: hashOf(token), userId: user.id, minutes: accountLimits.resetMinutes });
  return { verdict: "right", token };
}

/**
 * The code proves the address and is short. It is exchanged for a ticket that cannot be guessed, so the user can take time to
 * choose a password.
 */
export async function validateReset(
  ctx: StepCtx,
  { email, code }: { email: string; code: string },
): Promise<{ token: string }> {
  const outcome = await ctx.write((writing) => check(writing, email, code));
  return outcome.verdict === "right" ? { token: outcome.token } : refuseCode(outcome);
}

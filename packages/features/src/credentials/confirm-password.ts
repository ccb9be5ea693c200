import { withReason } from "@orbita/db";
import { changeUser, deleteCodesOf, deleteResetsOf, endSessionsOf, notifyOwner, tryCode } from "../accounts/index.ts";
import { noteActivity } from "../activity/index.ts";
import type { Ctx, StepCtx } from "../kernel/ctx.ts";
import { fail } from "../kernel/failure.ts";
import { refuseCode, type RefusedCode } from "./refuse-code.ts";

async function confirm(ctx: Ctx, userId: string, code: string): Promise<RefusedCode | { verdict: "right" }> {
  const guess = await tryCode(ctx, { subject: userId, purpose: "changePassword" }, code);
  if (guess.verdict !== "right") return guess;
  const { password_hash: passwordHash } = guess.code;
  if (passwordHash === null) return { verdict: "void" };
  await withReason(ctx.tx, "password changed by code");
  await changeUser(ctx.tx, userId, { password_hash: passwordHash, password_changed_at: ctx.now });
  await deleteResetsOf(ctx.tx, userId);
  await deleteCodesOf(ctx.tx, userId);
  await endSessionsOf(ctx, userId, { reason: "password changed", except: ctx.actor.sessionId });
  await noteActivity(ctx, userId, "password.changed");
  await notifyOwner(ctx, { userId }, "passwordChanged");
  return { verdict: "right" };
}

export async function confirmPassword(ctx: StepCtx, { code }: { code: string }): Promise<void> {
  const userId = ctx.actor.id ?? fail("access.unauthenticated");
  const outcome = await ctx.write((writing) => confirm(writing, userId, code));
  if (outcome.verdict !== "right") refuseCode(outcome);
}

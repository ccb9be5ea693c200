import { randomUUIDv7 } from "node:crypto";
import { accountLimits, type Me } from "@orbita/contract";
import { withReason } from "@orbita/db";
import {
  changeUser,
  deleteCodesOf,
  deleteResetsOf,
  hasEmail,
  insertEmailChange,
  lockUser,
  readMe,
  tryCode,
  issueCode,
} from "../accounts/index.ts";
import { noteActivity } from "../activity/index.ts";
import { mailDeviceOf } from "../kernel/agent.ts";
import type { Ctx, StepCtx } from "../kernel/ctx.ts";
import { fail, violates } from "../kernel/failure.ts";
import { failTaken } from "./fail-taken.ts";
import { sendEmailUndo } from "./jobs.ts";
import { refuseCode, type RefusedCode } from "./refuse-code.ts";

async function confirm(ctx: Ctx, userId: string, code: string): Promise<RefusedCode | { verdict: "right" }> {
  const guess = await tryCode(ctx, { subject: userId, purpose: "changeEmail" }, code);
  if (guess.verdict !== "right") return guess;
  const user = await lockUser(ctx.tx, userId);
  const { address } = guess.code;
  if (!user || address === null) return { verdict: "void" };
  if (await hasEmail(ctx.tx, address, { but: userId })) failTaken();
  await withReason(ctx.tx, "email changed by code");
  // Another account may have taken the address since the request, so the unique constraint decides.
  await changeUser(ctx.tx, userId, { email: address, email_verified_at: ctx.now }).catch((error: unknown) => {
    if (violates(error, "users_email")) failTaken();
    throw error;
  });
  // Codes and links mailed to the old address become invalid.
  await deleteCodesOf(ctx.tx, userId);
  await deleteResetsOf(ctx.tx, userId);
  await noteActivity(ctx, userId, "email.changed", { from: user.email, to: address });
  const id = randomUUIDv7();
  await insertEmailChange(ctx.tx, {
    id,
    user_id: userId,
    from_email: user.email,
    to_email: address,
    changed_at: ctx.now,
    undo_until: new Date(ctx.now.getTime() + accountLimits.emailUndoHours * 3_600_000),
  });
  await ctx.enqueue(sendEmailUndo, { changeId: id, device: mailDeviceOf(ctx.asker) });
  return { verdict: "right" };
}

export async function confirmEmail(ctx: StepCtx, { code }: { code: string }): Promise<Me> {
  const userId = ctx.actor.id ?? fail("access.unauthenticated");
  const outcome = await ctx.write((writing) => confirm(writing, userId, code));
  return outcome.verdict === "right" ? readMe(ctx) : refuseCode(outcome);
}

/**
 * Mails a code to the new address. The new address takes effect once the code is confirmed; the old address is valid until then.
 */
export async function changeEmail(ctx: Ctx, { email }: { email: string }): Promise<void> {
  const userId = ctx.actor.id ?? fail("access.unauthenticated");
  if (await hasEmail(ctx.tx, email, { but: userId })) failTaken();
  await issueCode(ctx, { subject: userId, purpose: "changeEmail" }, { userId, address: email });
}

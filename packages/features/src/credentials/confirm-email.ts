import { randomUUIDv7 } from "node:crypto";
import { accountLimits, type Me } from "@orbita/contract";
import { because } from "@orbita/db";
import {
  changeUser,
  deleteCodesOf,
  hasEmail,
  insertEmailChange,
  lockUser,
  readMe,
  tryCode,
} from "../accounts/index.ts";
import { noteActivity } from "../activity/index.ts";
import type { Ctx, StepCtx } from "../kernel/ctx.ts";
import { fail, violates } from "../kernel/failure.ts";
import { failTaken } from "./fail-taken.ts";
import { sendEmailUndo } from "./jobs.ts";
import { deleteResetsOf } from "./queries.ts";
import { refuseCode, type Refused } from "./refuse-code.ts";

async function confirm(ctx: Ctx, userId: string, code: string): Promise<Refused | { verdict: "right" }> {
  const guess = await tryCode(ctx, { subject: userId, purpose: "changeEmail" }, code);
  if (guess.verdict !== "right") return guess;
  const user = await lockUser(ctx.tx, userId);
  const { address } = guess.code;
  if (!user || address === null) return { verdict: "void" };
  if (await hasEmail(ctx.tx, address, { but: userId })) failTaken();
  await because(ctx.tx, "email changed by code");
  // The address may have been taken since the request: the unique constraint decides.
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
  await ctx.enqueue(sendEmailUndo, { changeId: id });
  return { verdict: "right" };
}

export async function confirmEmail(ctx: StepCtx, { code }: { code: string }): Promise<Me> {
  const userId = ctx.actor.id ?? fail("access.unauthenticated");
  const outcome = await ctx.write((writing) => confirm(writing, userId, code));
  return outcome.verdict === "right" ? readMe(ctx) : refuseCode(outcome);
}

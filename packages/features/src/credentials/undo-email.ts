import { because } from "@orbita/db";
import {
  changeUser,
  deleteCodesOf,
  deleteEmailChangesSince,
  endSessionsOf,
  findUndoable,
  hashOf,
  lockUser,
} from "../accounts/index.ts";
import { noteActivity } from "../activity/index.ts";
import type { Ctx } from "../kernel/ctx.ts";
import { fail, violates } from "../kernel/failure.ts";
import { failTaken } from "./fail-taken.ts";
import { deleteResetsOf, deleteWaysInSince } from "./queries.ts";

/**
 * Restores the address from before a change. The person who made the change may have added sign-in methods: every session ends,
 * and a password, passkeys and providers newer than the change are removed. A reset by the restored address works at once.
 */
export async function undoEmail(ctx: Ctx, { token }: { token: string }): Promise<{ email: string }> {
  const change = (await findUndoable(ctx.tx, hashOf(token), ctx.now)) ?? fail("account.undoExpired");
  const user = (await lockUser(ctx.tx, change.user_id)) ?? fail("account.undoExpired");
  // A second click waited for the lock and finds the change undone.
  if (!(await findUndoable(ctx.tx, hashOf(token), ctx.now))) fail("account.undoExpired");
  await because(ctx.tx, "email change undone from the old address");
  const hasNewPassword = user.password_changed_at !== null && user.password_changed_at >= change.changed_at;
  await changeUser(ctx.tx, user.id, {
    email: change.from_email,
    email_verified_at: ctx.now,
    ...(hasNewPassword && { password_hash: null }),
  }).catch((error: unknown) => {
    if (violates(error, "users_email")) failTaken();
    throw error;
  });
  await deleteEmailChangesSince(ctx.tx, change);
  await deleteWaysInSince(ctx.tx, user.id, change.changed_at);
  await deleteCodesOf(ctx.tx, user.id);
  await deleteResetsOf(ctx.tx, user.id);
  await endSessionsOf(ctx, user.id, { reason: "email change undone" });
  await noteActivity(ctx, user.id, "email.changeUndone", { from: user.email, to: change.from_email });
  return { email: change.from_email };
}

import { withReason } from "@orbita/db";
import {
  changeUser,
  deleteCodesOf,
  deleteEmailChangesSince,
  deleteResetsOf,
  endSessionsOf,
  findUndoable,
  tokenHashOf,
  lockUser,
} from "../accounts/index.ts";
import { noteActivity } from "../activity/index.ts";
import type { Ctx } from "../kernel/ctx.ts";
import { fail, violates } from "../kernel/failure.ts";
import { deletePasskeysSince } from "../passkeys/index.ts";
import { deleteIdentitiesSince } from "../social/index.ts";
import { failTaken } from "./fail-taken.ts";

/**
 * Restores the email address from before a change. The person who made the change may have added sign-in methods, so every session ends, and a
 * password, passkeys and providers newer than the change are removed. The user can then reset the password with the restored address at once.
 */
export async function undoEmail(ctx: Ctx, { token }: { token: string }): Promise<{ email: string }> {
  const change = (await findUndoable(ctx.tx, tokenHashOf(token), ctx.now)) ?? fail("account.undoExpired");
  const user = (await lockUser(ctx.tx, change.user_id)) ?? fail("account.undoExpired");
  // If the user clicked twice, the second request waited for the lock and finds the change undone.
  if (!(await findUndoable(ctx.tx, tokenHashOf(token), ctx.now))) fail("account.undoExpired");
  await withReason(ctx.tx, "email change undone from the old address");
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
  await deletePasskeysSince(ctx.tx, user.id, change.changed_at);
  await deleteIdentitiesSince(ctx.tx, user.id, change.changed_at);
  await deleteCodesOf(ctx.tx, user.id);
  await deleteResetsOf(ctx.tx, user.id);
  await endSessionsOf(ctx, user.id, { reason: "email change undone" });
  await noteActivity(ctx, user.id, "email.changeUndone", { from: user.email, to: change.from_email });
  return { email: change.from_email };
}

import type { Ctx } from "../kernel/ctx.ts";
import { failFields } from "../kernel/failure.ts";
import { subjectOf } from "./asker.ts";
import { issueCode } from "./codes.ts";
import { findUser, findUserByEmail, type UserRow } from "./queries.ts";

const needsCode = (user: UserRow | undefined): user is UserRow =>
  user !== undefined && user.enabled && user.email_verified_at === null;

/**
 * A signed-in user gets the code at their own address. A guest names an address, and the response does not reveal whether it has
 * an account.
 */
export async function sendVerificationEmail(ctx: Ctx, { email }: { email?: string | undefined }): Promise<void> {
  const own = ctx.actor.id === null ? undefined : await findUser(ctx.tx, ctx.actor.id);
  const address =
    own?.email ?? email ?? failFields("request.invalid", [{ path: "email", code: "field.required", params: {} }]);
  const user = own ?? (await findUserByEmail(ctx.tx, address));
  const key = { subject: subjectOf(address), purpose: "verifyEmail" as const };
  await issueCode(ctx, key, { userId: needsCode(user) ? user.id : null });
}

import type { NotificationKind } from "@orbita/contract";
import type { Ctx } from "../kernel/ctx.ts";
import { fail } from "../kernel/failure.ts";
import { wantEmail } from "../people/index.ts";
import { findKindsOf } from "./mail-queries.ts";
import { digestOf, isAlways, isKind } from "./rules.ts";

/**
 * The kinds of notifications that an unsubscribe token covers. A token of a digest covers the kinds of all notifications in
 * that digest that still exist.
 */
async function kindsOf(ctx: Ctx, { userId, kind }: { userId: string; kind: string }): Promise<NotificationKind[]> {
  const digestId = digestOf(kind);
  const named = digestId === null ? [kind] : await findKindsOf(ctx.tx, userId, digestId);
  // A token may name a kind that the product no longer has. Such kinds are ignored.
  return named.filter(isKind).filter((one) => !isAlways(one));
}

async function want(ctx: Ctx, token: string, email: boolean): Promise<string> {
  const said = ctx.platform.unsubscribeTokens.open(token);
  const kinds = said ? await kindsOf(ctx, said) : [];
  if (!said || kinds.length === 0) return fail("notification.linkInvalid");
  for (const kind of kinds)
    if (!(await wantEmail(ctx, { userId: said.userId, kind, email }))) return fail("notification.linkInvalid");
  return digestOf(said.kind) === null ? said.kind : "digest";
}

/**
 * Turns off the emails that the token covers, without a sign-in: by the link in the email's footer or by the button of the
 * mail program. Idempotent.
 */
export const unsubscribe = async (ctx: Ctx, { token }: { token: string }) => ({ kind: await want(ctx, token, false) });

export const resubscribe = async (ctx: Ctx, { token }: { token: string }): Promise<void> =>
  void (await want(ctx, token, true));

import type { NotificationKind } from "@orbita/contract";
import type { Ctx } from "../kernel/ctx.ts";
import { fail } from "../kernel/failure.ts";
import { wantEmail } from "../people/index.ts";
import { findKindsOf } from "./mail-queries.ts";
import { digestOf, isAlways, isKind } from "./rules.ts";

/** Of a gathered mail all that was in it, for as long as it is kept. */
async function kindsOf(ctx: Ctx, { userId, kind }: { userId: string; kind: string }): Promise<NotificationKind[]> {
  const digestId = digestOf(kind);
  const named = digestId === null ? [kind] : await findKindsOf(ctx.tx, userId, digestId);
  // A kind that has left the product since is as good as none.
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

/** Who has the mail may: the link at its foot, and the button of mail programs. Twice is as once. */
export const unsubscribe = async (ctx: Ctx, { token }: { token: string }) => ({ kind: await want(ctx, token, false) });

export const resubscribe = async (ctx: Ctx, { token }: { token: string }): Promise<void> =>
  void (await want(ctx, token, true));

import type { NotificationKind } from "@orbita/contract";
import type { Ctx } from "../kernel/ctx.ts";
import { fail } from "../kernel/failure.ts";
import { wantEmail } from "../people/index.ts";
import { isAlways, isKind } from "./rules.ts";

async function want(ctx: Ctx, token: string, email: boolean): Promise<NotificationKind> {
  const said = ctx.platform.unsubscribeTokens.open(token);
  // A kind that has left the product since is as good as none.
  if (!said || !isKind(said.kind) || isAlways(said.kind)) return fail("notification.linkInvalid");
  const found = await wantEmail(ctx, { userId: said.userId, kind: said.kind, email });
  return found ? said.kind : fail("notification.linkInvalid");
}

/** Who has the mail may: the link at its foot, and the button of mail programs. Twice is as once. */
export const unsubscribe = async (ctx: Ctx, { token }: { token: string }) => ({ kind: await want(ctx, token, false) });

export const resubscribe = async (ctx: Ctx, { token }: { token: string }): Promise<void> =>
  void (await want(ctx, token, true));

import type { Me } from "@orbita/contract";
import { withReason } from "@orbita/db";
import { noteActivity } from "../activity/index.ts";
import type { Ctx } from "../kernel/ctx.ts";
import { fail } from "../kernel/failure.ts";
import { personChanged } from "../people/index.ts";
import { reopenSpacesOf } from "../spaces/index.ts";
import { takeDeletionBack } from "./queries.ts";
import { readMe } from "./read-me.ts";
import { notifyOwner } from "./notify-owner.ts";

/** Cancels a requested account deletion. Signing in alone does not cancel it: the user has to confirm explicitly. */
export async function keepAccount(ctx: Ctx): Promise<Me> {
  const userId = ctx.actor.id ?? fail("access.unauthenticated");
  await withReason(ctx.tx, "deletion taken back");
  if (await takeDeletionBack(ctx.tx, userId)) {
    await reopenSpacesOf(ctx, userId);
    await noteActivity(ctx, userId, "account.deletionTakenBack");
    await notifyOwner(ctx, { userId }, "deletionTakenBack");
    await ctx.tell(personChanged, { id: userId });
  }
  return readMe(ctx);
}

import { randomUUIDv7 } from "node:crypto";
import type { HidingTarget, hiding } from "@orbita/contract";
import { withReason } from "@orbita/db";
import type { z } from "zod";
import { noteActivity } from "../activity/index.ts";
import type { Ctx } from "../kernel/ctx.ts";
import { fail } from "../kernel/failure.ts";
import { personChanged } from "./events.ts";
import { presentHidden } from "./present.ts";
import { deleteHidden, findHidingSpaceName, insertHidden, lockSettings } from "./queries.ts";

/** Hides the user from a Space or an email domain, without a notification to anybody. */
export async function hideFrom(ctx: Ctx, from: z.output<typeof hiding>): Promise<HidingTarget> {
  const userId = ctx.actor.id ?? fail("access.unauthenticated");
  if ("spaceId" in from && (await findHidingSpaceName(ctx.tx, from.spaceId)) === undefined) fail("space.notFound");
  await withReason(ctx.tx, "hides");
  await lockSettings(ctx.tx, userId);
  const row =
    (await insertHidden(ctx.tx, {
      id: randomUUIDv7(),
      user_id: userId,
      space_id: "spaceId" in from ? from.spaceId : null,
      domain: "domain" in from ? from.domain : null,
      created_at: ctx.now,
    })) ?? fail("people.alreadyHidden");
  const shown = presentHidden(row);
  await noteActivity(ctx, userId, "hiddenFrom.added", { name: shown.name });
  await ctx.tell(personChanged, { id: userId });
  return shown;
}

export async function showTo(ctx: Ctx, { id }: { id: string }): Promise<void> {
  const userId = ctx.actor.id ?? fail("access.unauthenticated");
  await withReason(ctx.tx, "no longer hides");
  await lockSettings(ctx.tx, userId);
  const row = (await deleteHidden(ctx.tx, userId, id)) ?? fail("people.notFound");
  await noteActivity(ctx, userId, "hiddenFrom.removed", { name: presentHidden(row).name });
  await ctx.tell(personChanged, { id: userId });
}

import { isOpen } from "@orbita/contract";
import type { Ctx } from "../kernel/ctx.ts";
import { applicationChanged } from "./events.ts";
import { insertStep, lockApplication, updateApplication } from "./queries.ts";

type ApplicationWriteCtx = Pick<Ctx, "tx" | "now" | "tell" | "actor">;

/** Removes text from the motivation of an application on request of its talent. */
export async function redactMotivation(ctx: ApplicationWriteCtx, id: string, motivation: string): Promise<void> {
  const row = await lockApplication(ctx.tx, id);
  if (!row || row.motivation === motivation) return;
  await updateApplication(ctx.tx, id, { motivation });
  await ctx.tell(applicationChanged, { id, spaceId: row.space_id });
}

type RemovalInput = { readonly id: string; readonly reason: string };

/**
 * Removes the application from the Space's lists; the talent keeps it. Returns false while it is open, because the talent must
 * get an answer first.
 */
export async function removeApplicationBySupport(
  ctx: ApplicationWriteCtx,
  { id, reason }: RemovalInput,
): Promise<boolean> {
  const row = await lockApplication(ctx.tx, id);
  if (!row || row.hidden_at) return true;
  if (isOpen(row.status)) return false;
  await updateApplication(ctx.tx, id, { hidden_at: ctx.now });
  const at = { applicationId: id, from: row.status, to: row.status, actorId: ctx.actor.id, at: ctx.now };
  await insertStep(ctx.tx, { ...at, kind: "hidden", reason });
  await ctx.tell(applicationChanged, { id, spaceId: row.space_id });
  return true;
}

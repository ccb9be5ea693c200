import type { SpaceChange } from "@orbita/contract";
import { because } from "@orbita/db";
import { endPostsOf } from "../job-posts/index.ts";
import type { Ctx } from "../kernel/ctx.ts";
import { failFields } from "../kernel/failure.ts";
import { save } from "./change-space.ts";
import { spaceChanged } from "./events.ts";
import { countPublished, saveSpace } from "./own-queries.ts";
import { changedColumns, columnsOf, faultsOf } from "./rules.ts";

type Acting = Pick<Ctx, "tx" | "now" | "actor" | "tell" | "enqueue">;

const lock = (tx: Ctx["tx"], id: string) =>
  tx.selectFrom("spaces").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();

/**
 * For fields that owners can no longer change themselves, such as the URL or VAT number, and for changes on their request; also
 * for a closed Space.
 */
export async function changeSpaceBySupport(ctx: Acting, id: string, change: SpaceChange): Promise<void> {
  const row = await lock(ctx.tx, id);
  if (!row) return;
  const columns = changedColumns(row, columnsOf(change));
  if (Object.keys(columns).length === 0) return;
  const faults = faultsOf({ ...row, ...columns } as typeof row, columns);
  if (faults.length > 0) failFields("request.invalid", faults);
  await save(ctx, id, columns);
  await ctx.tell(spaceChanged, { id });
}

/** Closes the Space permanently, as its owners could. Returns false if it has published posts that people may still apply to. */
export async function closeSpaceBySupport(ctx: Acting, id: string): Promise<boolean> {
  const row = await lock(ctx.tx, id);
  if (!row || row.closed_for_good) return true;
  if ((await countPublished(ctx.tx, id)) > 0) return false;
  await endPostsOf(ctx, id);
  await because(ctx.tx, "Space closed");
  const closing = { enabled: false, closed_at: ctx.now, closed_for_good: true };
  await saveSpace(ctx.tx, id, { ...closing, changed_at: ctx.now, changed_by: ctx.actor.id });
  await ctx.tell(spaceChanged, { id });
  return true;
}

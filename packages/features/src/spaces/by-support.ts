import type { SpaceChange } from "@orbita/contract";
import { withReason } from "@orbita/db";
import { endJobPosts } from "../job-posts/index.ts";
import type { Ctx } from "../kernel/ctx.ts";
import { failFields } from "../kernel/failure.ts";
import { saveSpaceChange } from "./change-space.ts";
import { spaceChanged } from "./events.ts";
import { countPublished, saveOwnSpace } from "./own-queries.ts";
import { changedColumns, spaceColumns, spaceFaults } from "./rules.ts";

type SpaceWriteCtx = Pick<Ctx, "tx" | "now" | "actor" | "tell" | "enqueue">;

const lock = (tx: Ctx["tx"], id: string) =>
  tx.selectFrom("spaces").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();

/**
 * Changes a Space for support staff: fields that owners can no longer change themselves, such as the URL or VAT number, and
 * changes on the owners' request. Also works for a closed Space.
 */
export async function changeSpaceBySupport(ctx: SpaceWriteCtx, id: string, change: SpaceChange): Promise<void> {
  const row = await lock(ctx.tx, id);
  if (!row) return;
  const columns = changedColumns(row, spaceColumns(change));
  if (Object.keys(columns).length === 0) return;
  const faults = spaceFaults({ ...row, ...columns } as typeof row, columns);
  if (faults.length > 0) failFields("request.invalid", faults);
  await saveSpaceChange(ctx, id, columns);
  await ctx.tell(spaceChanged, { id });
}

/** Closes the Space permanently, as its owners could. Returns false if it has published posts, because people may still apply to them. */
export async function closeSpaceBySupport(ctx: SpaceWriteCtx, id: string): Promise<boolean> {
  const row = await lock(ctx.tx, id);
  if (!row || row.closed_for_good) return true;
  if ((await countPublished(ctx.tx, id)) > 0) return false;
  await endJobPosts(ctx, id);
  await withReason(ctx.tx, "Space closed");
  const closing = { enabled: false, closed_at: ctx.now, closed_for_good: true };
  await saveOwnSpace(ctx.tx, id, { ...closing, changed_at: ctx.now, changed_by: ctx.actor.id });
  await ctx.tell(spaceChanged, { id });
  return true;
}

import type { Ctx } from "../kernel/ctx.ts";
import { spaceChanged } from "./events.ts";
import { reopenOwnedBy, shutSpace } from "./leaving-queries.ts";

type SpaceCloseCtx = Pick<Ctx, "tx" | "tell" | "now">;

/** Closes Spaces without members and hides their posts, because no member is left to reply. */
export async function closeSpaces(ctx: SpaceCloseCtx, ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    await shutSpace(ctx.tx, id, ctx.now);
    await ctx.tell(spaceChanged, { id });
  }
}

/** Reopens the Spaces that closed because this user left, when they come back in time. */
export async function reopenSpacesOf(ctx: Pick<Ctx, "tx" | "tell">, userId: string): Promise<void> {
  for (const id of await reopenOwnedBy(ctx.tx, userId)) await ctx.tell(spaceChanged, { id });
}

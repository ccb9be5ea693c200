import type { Ctx } from "../kernel/ctx.ts";
import { spaceChanged } from "./events.ts";
import { reopenOwnedBy, shutSpace } from "./leaving-queries.ts";

type Closing = Pick<Ctx, "tx" | "tell" | "now">;

/** Hides the Space and its posts, because no member is left to reply. */
export async function closeSpaces(ctx: Closing, ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    await shutSpace(ctx.tx, id, ctx.now);
    await ctx.tell(spaceChanged, { id });
  }
}

/** Reopens Spaces that closed because their members left, when an owner comes back in time. */
export async function reopenSpacesOf(ctx: Pick<Ctx, "tx" | "tell">, userId: string): Promise<void> {
  for (const id of await reopenOwnedBy(ctx.tx, userId)) await ctx.tell(spaceChanged, { id });
}

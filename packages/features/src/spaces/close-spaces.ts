import type { Ctx } from "../kernel/ctx.ts";
import { spaceChanged } from "./events.ts";
import { reopenOwnedBy, shutSpace } from "./leaving-queries.ts";

type Closing = Pick<Ctx, "tx" | "tell" | "now">;

/** Out of sight with its posts: nobody is left in it who would answer. */
export async function closeSpaces(ctx: Closing, ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    await shutSpace(ctx.tx, id, ctx.now);
    await ctx.tell(spaceChanged, { id });
  }
}

/** Those that were closed because their people left, and whose owner came back in time. */
export async function reopenSpacesOf(ctx: Pick<Ctx, "tx" | "tell">, userId: string): Promise<void> {
  for (const id of await reopenOwnedBy(ctx.tx, userId)) await ctx.tell(spaceChanged, { id });
}

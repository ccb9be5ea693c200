import type { Ctx } from "../kernel/ctx.ts";
import { removeObjects } from "./jobs.ts";
import { idsOfFilesOf, markLeaving } from "./queries.ts";

type Leaving = Pick<Ctx, "tx" | "enqueue">;

/** Hides the files in this transaction; a job removes the objects. */
export async function giveUpFiles({ tx, enqueue }: Leaving, ids: readonly string[]): Promise<void> {
  for (const id of await markLeaving(tx, ids)) await enqueue(removeObjects, { id });
}

export const giveUpFile = (ctx: Leaving, id: string): Promise<void> => giveUpFiles(ctx, [id]);

export const giveUpFilesOf = async (ctx: Leaving, userId: string): Promise<void> =>
  giveUpFiles(ctx, await idsOfFilesOf(ctx.tx, userId));

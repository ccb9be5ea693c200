import type { Ctx } from "../kernel/ctx.ts";
import { fail } from "../kernel/failure.ts";
import { removeObjects } from "./jobs.ts";
import { idsOfFilesOf, markLeaving, lockOwnFile } from "./queries.ts";

type FileDiscardCtx = Pick<Ctx, "tx" | "enqueue">;

/** Hides the files in this transaction; a job then removes their objects from storage. */
export async function discardFiles({ tx, enqueue }: FileDiscardCtx, ids: readonly string[]): Promise<void> {
  for (const id of await markLeaving(tx, ids)) await enqueue(removeObjects, { id });
}

export const discardFile = (ctx: FileDiscardCtx, id: string): Promise<void> => discardFiles(ctx, [id]);

export const discardFilesOf = async (ctx: FileDiscardCtx, userId: string): Promise<void> =>
  discardFiles(ctx, await idsOfFilesOf(ctx.tx, userId));

export async function removeFile(ctx: Ctx, id: string): Promise<void> {
  const ownerId = ctx.actor.id ?? fail("access.unauthenticated");
  const file = (await lockOwnFile(ctx.tx, ownerId, id)) ?? fail("file.notFound");
  await discardFile(ctx, file.id);
}

import type { Tx } from "@orbita/db";
import type { UploadedFile } from "@orbita/contract";
import type { Ctx, StepCtx } from "../kernel/ctx.ts";
import { fail } from "../kernel/failure.ts";
import { markReady } from "./queries.ts";
import { storeFiles } from "./store-files.ts";
import { takeFile } from "./take-file.ts";
import { ownerOf, wishOf, type UploadBody } from "./upload-files.ts";

export type SpaceImage = "spaceLogo" | "spaceCover";
type Attached = { fileId: string; userId: string; purpose: SpaceImage | "resume"; spaceId: string };

/** From now on it is the Space's, and stays when who uploaded it leaves. False: it was not theirs to give. */
export async function giveToSpace(tx: Tx, { fileId, userId, purpose, spaceId }: Attached): Promise<boolean> {
  const row = await tx
    .updateTable("files")
    .set({ owner_id: null, space_id: spaceId })
    .where("id", "=", fileId)
    .where("owner_id", "=", userId)
    .where("purpose", "=", purpose)
    .where("status", "=", "ready")
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

/** And back: what a Space kept about a person becomes the person's. */
export async function giveToPerson(tx: Tx, { fileId, userId, spaceId }: Omit<Attached, "purpose">): Promise<void> {
  await tx
    .updateTable("files")
    .set({ owner_id: userId, space_id: null })
    .where("id", "=", fileId)
    .where("space_id", "=", spaceId)
    .execute();
}

/**
 * Taken, stored and put to use in one call: `settle` runs in the transaction that makes the file ready. It is whoever's asks,
 * unless somebody else is named.
 */
export async function uploadOne<T>(
  ctx: StepCtx,
  { ownerId = ownerOf(ctx), ...body }: UploadBody & { ownerId?: string },
  file: UploadedFile,
  settle: (ctx: Ctx, fileId: string) => Promise<T>,
): Promise<T> {
  const wish = wishOf(body);
  const taken = await takeFile(ctx, file, wish);
  return storeFiles(ctx, [taken], { ownerId, purpose: wish.purpose }, async (inner, [id]) => {
    if ((await markReady(inner.tx, [id!])).length === 0) fail("file.uploadFailed");
    return settle(inner, id!);
  });
}

import type { Tx } from "@orbita/db";
import type { UploadedFile } from "@orbita/contract";
import type { Ctx, StepCtx } from "../kernel/ctx.ts";
import { fail } from "../kernel/failure.ts";
import { markFileReady } from "./queries.ts";
import { storeFiles } from "./store-files.ts";
import { takeFile } from "./take-file.ts";
import { requireFileOwner, wishOf, type UploadBody } from "./upload-files.ts";

export type SpaceImagePurpose = "spaceLogo" | "spaceCover";
type AttachedImage = { fileId: string; userId: string; purpose: SpaceImagePurpose | "resume"; spaceId: string };

/**
 * Transfers a file to the Space, so that it stays when its uploader leaves. Returns false if the file did not belong to the user.
 */
export async function giveToSpace(tx: Tx, { fileId, userId, purpose, spaceId }: AttachedImage): Promise<boolean> {
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

/** Transfers a file that a Space stored about a person to that person; the reverse of `giveToSpace`. */
export async function giveToPerson(tx: Tx, { fileId, userId, spaceId }: Omit<AttachedImage, "purpose">): Promise<void> {
  await tx
    .updateTable("files")
    .set({ owner_id: userId, space_id: null })
    .where("id", "=", fileId)
    .where("space_id", "=", spaceId)
    .execute();
}

/**
 * Checks and stores an uploaded file, and puts it to use in the same call: `settle` runs in the transaction that marks the file
 * ready. The owner is the caller unless `ownerId` is given.
 */
export async function uploadOne<T>(
  ctx: StepCtx,
  { ownerId = requireFileOwner(ctx), ...body }: UploadBody & { ownerId?: string },
  file: UploadedFile,
  settle: (ctx: Ctx, fileId: string) => Promise<T>,
): Promise<T> {
  const wish = wishOf(body);
  const taken = await takeFile(ctx, file, wish);
  return storeFiles(ctx, [taken], { ownerId, purpose: wish.purpose }, async (inner, [id]) => {
    if ((await markFileReady(inner.tx, [id!])).length === 0) fail("file.uploadFailed");
    return settle(inner, id!);
  });
}

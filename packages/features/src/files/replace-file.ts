import type { StoredFile, UploadedFile } from "@orbita/contract";
import type { StepCtx } from "../kernel/ctx.ts";
import { fail } from "../kernel/failure.ts";
import { removeObjects } from "./jobs.ts";
import { presentFile } from "./present.ts";
import { findOwnFile, lockOwnFile, swapContents } from "./queries.ts";
import { storeFiles } from "./store-files.ts";
import { takeFile } from "./take-file.ts";
import { requireFileOwner, wishOf, type UploadBody } from "./upload-files.ts";

/**
 * Replaces the content of a file under the same id. The upload is a separate row until the contents are swapped, so that the id
 * always has a valid file.
 */
export async function replaceFile(ctx: StepCtx, id: string, body: UploadBody, file: UploadedFile): Promise<StoredFile> {
  const ownerId = requireFileOwner(ctx);
  const earlier = await ctx.earlier<StoredFile>();
  if (earlier !== undefined) return earlier;
  const wish = wishOf(body);
  // The purpose of a file cannot change, so an upload for another purpose does not find it.
  if (!(await findOwnFile(ctx.tx, ownerId, id, wish.purpose))) fail("file.notFound");
  const taken = await takeFile(ctx, file, wish);
  return storeFiles(ctx, [taken], { ownerId, purpose: wish.purpose }, async ({ tx, enqueue }, [upload]) => {
    const present = (await lockOwnFile(tx, ownerId, id)) ?? fail("file.notFound");
    const next = (await swapContents(tx, { file: present, upload: upload! })) ?? fail("file.uploadFailed");
    await enqueue(removeObjects, { id: upload! });
    return presentFile(next);
  });
}

import { maxFiles, type FilePurpose, type StoredFile, type UploadedFile } from "@orbita/contract";
import type { StepCtx } from "../kernel/ctx.ts";
import { fail, failFields } from "../kernel/failure.ts";
import { presentFile } from "./present.ts";
import { markFileReady } from "./queries.ts";
import { cropOf } from "./rules.ts";
import { storeFiles } from "./store-files.ts";
import { takeFile, type AcceptedFile, type FileRequirements } from "./take-file.ts";

export type UploadBody = {
  purpose: FilePurpose;
  cropX?: number | undefined;
  cropY?: number | undefined;
  cropWidth?: number | undefined;
  cropHeight?: number | undefined;
};

export const requireFileOwner = ({ actor }: StepCtx): string => actor.id ?? fail("access.unauthenticated");

export function wishOf({ purpose, ...crop }: UploadBody): FileRequirements {
  const part = cropOf(crop);
  if (part === undefined) failFields("request.invalid", [{ path: "cropWidth", code: "field.invalid", params: {} }]);
  return { purpose, crop: part };
}

/** Uploads all files or none: nothing is stored before the last file has been checked. */
export async function uploadFiles(
  ctx: StepCtx,
  body: UploadBody,
  files: readonly UploadedFile[],
): Promise<StoredFile[]> {
  const ownerId = requireFileOwner(ctx);
  if (files.length === 0 || files.length > maxFiles) fail("request.malformed");
  const earlier = await ctx.earlier<StoredFile[]>();
  if (earlier !== undefined) return earlier;
  const wish = wishOf(body);
  const taken: AcceptedFile[] = [];
  for (const file of files) taken.push(await takeFile(ctx, file, wish));
  return storeFiles(ctx, taken, { ownerId, purpose: body.purpose }, async ({ tx }, ids) => {
    const rows = await markFileReady(tx, ids);
    // `sweepFiles` took one of the files as aborted, because this request was too slow.
    if (rows.length < ids.length) fail("file.uploadFailed");
    return ids.map((id) => presentFile(rows.find((row) => row.id === id)!));
  });
}

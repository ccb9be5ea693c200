import type { ResumeUpload } from "@orbita/contract";
import type { Ctx } from "../kernel/ctx.ts";
import { giveToPerson, discardFile } from "../files/index.ts";
import { fail } from "../kernel/failure.ts";
import { presentUpload } from "./present.ts";
import { deleteUpload, lockUpload, setOwner } from "./queries.ts";
import { lockOwnUpload } from "./list-uploads.ts";
import { announceUpload } from "./events.ts";

type UploadDiscardCtx = Pick<Ctx, "tx" | "enqueue">;

/**
 * Deletes a CV upload of any owner with its proposals and file; the caller must have checked permission. If a worker is reading the upload, it finds
 * no row to write to.
 */
export async function discardUpload(ctx: UploadDiscardCtx, id: string): Promise<void> {
  const fileId = await deleteUpload(ctx.tx, id);
  if (fileId) await discardFile(ctx, fileId);
}

export async function discardOwnUpload(ctx: Ctx, id: string): Promise<void> {
  const upload = await lockOwnUpload(ctx, id);
  await discardUpload(ctx, id);
  await announceUpload(ctx, { id, userId: upload.owner_id });
}

/** Transfers a CV upload that a Space stored about a person to that person, as a proposal for their own resume. The Space loses the upload. */
export async function handOverUpload(ctx: Ctx, id: string, ownerId: string): Promise<ResumeUpload> {
  const upload = await lockUpload(ctx.tx, id);
  if (!upload?.space_id) return fail("resumeUpload.notFound");
  if (upload.file_id) await giveToPerson(ctx.tx, { fileId: upload.file_id, userId: ownerId, spaceId: upload.space_id });
  await announceUpload(ctx, { id, userId: ownerId });
  return presentUpload(await setOwner(ctx.tx, id, ownerId));
}

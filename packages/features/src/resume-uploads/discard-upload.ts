import type { ResumeUpload } from "@orbita/contract";
import type { Ctx } from "../kernel/ctx.ts";
import { giveToPerson, giveUpFile } from "../files/index.ts";
import { fail } from "../kernel/failure.ts";
import { presentUpload } from "./present.ts";
import { deleteUpload, lockUpload, setOwner } from "./queries.ts";
import { lockOwn } from "./read-uploads.ts";
import { tellChanged } from "./tell-changed.ts";

type Leaving = Pick<Ctx, "tx" | "enqueue">;

/**
 * Deletes the upload of any owner with its proposals and file; the caller has checked permission. A reading in progress finds no
 * row to write to.
 */
export async function discardUpload(ctx: Leaving, id: string): Promise<void> {
  const fileId = await deleteUpload(ctx.tx, id);
  if (fileId) await giveUpFile(ctx, fileId);
}

export async function discardOwnUpload(ctx: Ctx, id: string): Promise<void> {
  const upload = await lockOwn(ctx, id);
  await discardUpload(ctx, id);
  await tellChanged(ctx, { id, userId: upload.owner_id });
}

/** Moves an upload that a Space stored about a person to that person, as a proposal for their own resume. The Space loses it. */
export async function handOverUpload(ctx: Ctx, id: string, ownerId: string): Promise<ResumeUpload> {
  const upload = await lockUpload(ctx.tx, id);
  if (!upload?.space_id) return fail("resumeUpload.notFound");
  if (upload.file_id) await giveToPerson(ctx.tx, { fileId: upload.file_id, userId: ownerId, spaceId: upload.space_id });
  await tellChanged(ctx, { id, userId: ownerId });
  return presentUpload(await setOwner(ctx.tx, id, ownerId));
}

import { withReason, type Tx } from "@orbita/db";
import { noteActivity } from "../activity/index.ts";
import { discardFile } from "../files/index.ts";
import type { Ctx } from "../kernel/ctx.ts";
import { deleteJobWishes } from "../job-wishes/index.ts";
import { lockOwnResume } from "./change-resume.ts";
import { deleteRow, insertResume, lockResume, type ResumeRow } from "./queries.ts";
import { announceResume } from "./write-resume.ts";

/**
 * Deletes the CV uploads of a talent and returns the ids of their files. Callers pass it in, because the feature
 * `resume-uploads` owns it and already imports this feature.
 */
export type UploadDeleter = (tx: Tx, ownerId: string) => Promise<string[]>;

/**
 * Permanently deletes the content of a resume, its versions, links and source documents. Every user has a resume, so an empty resume replaces it,
 * with a higher version, because the version of the person's indexed document includes it.
 */
export async function emptyResume(ctx: Ctx, { id }: { id: string }, deleteUploads: UploadDeleter): Promise<void> {
  await empty(ctx, await lockOwnResume(ctx, id), deleteUploads);
}

type ResumeClearCtx = Pick<Ctx, "tx" | "now" | "tell" | "enqueue"> & Partial<Pick<Ctx, "actor" | "asker">>;

async function empty(ctx: ResumeClearCtx, row: ResumeRow, deleteUploads: UploadDeleter): Promise<void> {
  const ownerId = row.owner_id!;
  await withReason(ctx.tx, "emptied");
  for (const fileId of await deleteUploads(ctx.tx, ownerId)) await discardFile(ctx, fileId);
  await deleteRow(ctx.tx, row.id);
  await deleteJobWishes(ctx.tx, ownerId);
  const next = await insertResume(ctx.tx, { owner_id: ownerId, version: row.version + 1 });
  await announceResume(ctx, row);
  await announceResume(ctx, { ...row, id: next });
  await noteActivity(ctx, ownerId, "resume.emptied");
}

/** Empties a resume for support staff, on the owner's behalf. Returns false if the resume belongs to a Space and not to a user. */
export async function emptyResumeBySupport(
  { tx, now, tell, enqueue }: ResumeClearCtx,
  id: string,
  deleteUploads: UploadDeleter,
): Promise<boolean> {
  const row = await lockResume(tx, { id });
  if (!row?.owner_id) return false;
  await empty({ tx, now, tell, enqueue }, row, deleteUploads);
  return true;
}

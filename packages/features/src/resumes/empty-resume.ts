import { because } from "@orbita/db";
import { noteActivity } from "../activity/index.ts";
import { giveUpFile } from "../files/index.ts";
import type { Ctx } from "../kernel/ctx.ts";
import { lockOwn } from "./change-resume.ts";
import { deleteRow, deleteUploads, insertResume, lockResume, type ResumeRow } from "./queries.ts";
import { tellChanged } from "./write-resume.ts";

/**
 * Permanently deletes contents, versions, links and the documents they were read from. Every user has a resume, so an empty one
 * replaces it, with a higher version because the version of the person's indexed document includes it.
 */
export async function emptyResume(ctx: Ctx, { id }: { id: string }): Promise<void> {
  await empty(ctx, await lockOwn(ctx, id));
}

type Emptying = Pick<Ctx, "tx" | "now" | "tell" | "enqueue"> & Partial<Pick<Ctx, "actor" | "asker">>;

async function empty(ctx: Emptying, row: ResumeRow): Promise<void> {
  const ownerId = row.owner_id!;
  await because(ctx.tx, "emptied");
  for (const fileId of await deleteUploads(ctx.tx, ownerId)) await giveUpFile(ctx, fileId);
  await deleteRow(ctx.tx, row.id);
  const next = await insertResume(ctx.tx, { owner_id: ownerId, version: row.version + 1 });
  await tellChanged(ctx, row);
  await tellChanged(ctx, { ...row, id: next });
  await noteActivity(ctx, ownerId, "resume.emptied");
}

/** For support staff, on the owner's behalf. Returns false if the resume belongs to a Space and not to a user. */
export async function emptyResumeBySupport({ tx, now, tell, enqueue }: Emptying, id: string): Promise<boolean> {
  const row = await lockResume(tx, { id });
  if (!row?.owner_id) return false;
  await empty({ tx, now, tell, enqueue }, row);
  return true;
}

import type { ResumeReview, ResumeUpload } from "@orbita/contract";
import type { Ctx, ReadCtx } from "../kernel/ctx.ts";
import { fail } from "../kernel/failure.ts";
import { isOwn, maySee } from "./policy.ts";
import { presentReview, presentUpload } from "./present.ts";
import { findUpload, findUploads, lockUpload, type UploadRow } from "./queries.ts";

export async function listUploads({ tx, actor }: ReadCtx): Promise<ResumeUpload[]> {
  const rows = await findUploads(tx, actor.id ?? fail("access.unauthenticated"));
  return rows.map(presentUpload);
}

export async function readOwnUpload({ tx, actor }: ReadCtx, id: string): Promise<ResumeReview> {
  const row = await findUpload(tx, id);
  return row && isOwn(actor, row) ? presentReview(row) : fail("resumeUpload.notFound");
}

/** The caller's own upload, or one of a Space in which they recruit. Others are reported as not found. */
export async function readUploadFor({ tx, actor }: Pick<ReadCtx, "tx" | "actor">, id: string): Promise<ResumeReview> {
  const row = await findUpload(tx, id);
  return row && maySee(actor, row) ? presentReview(row) : fail("resumeUpload.notFound");
}

export async function lockOwn({ tx, actor }: Ctx, id: string): Promise<UploadRow> {
  const row = await lockUpload(tx, id);
  return row && isOwn(actor, row) ? row : fail("resumeUpload.notFound");
}

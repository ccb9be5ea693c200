import {
  isAsked,
  pendingUploadOf,
  proposalsOf,
  type Resume,
  type ResumeUpload,
  type ResumeUploadReview,
} from "@orbita/contract";
import type { Ctx, ReadCtx } from "../kernel/ctx.ts";
import { fail } from "../kernel/failure.ts";
import { isOwnUpload, maySee } from "./policy.ts";
import { presentReview, presentUpload } from "./present.ts";
import { findUpload, findUploads, lockUpload, type UploadRow } from "./queries.ts";

export async function listUploads({ tx, actor }: ReadCtx): Promise<ResumeUpload[]> {
  const rows = await findUploads(tx, actor.id ?? fail("access.unauthenticated"));
  return rows.map(presentUpload);
}

type PendingReview = { id: string; name: string; failed: boolean; open: number; decided: number; at: string };

/** The user's upload that waits for them: to be reviewed, or failed. Null while a document is being read, too. */
export async function readPendingUpload(
  { tx, actor }: Pick<ReadCtx, "tx" | "actor">,
  resume: Resume,
): Promise<PendingReview | null> {
  const upload = pendingUploadOf(await findUploads(tx, actor.id ?? fail("access.unauthenticated")));
  if (!upload || upload.state === "reading") return null;
  const row = upload.state === "ready" ? await findUpload(tx, upload.id) : undefined;
  const asked = row?.reading ? proposalsOf(row.reading, resume).filter(isAsked) : [];
  const open = asked.filter(({ path }) => row?.decisions[path] === undefined).length;
  return {
    id: upload.id,
    name: upload.name,
    failed: upload.state === "failed",
    open,
    decided: asked.length - open,
    at: upload.updated_at.toISOString(),
  };
}

export async function readOwnUpload({ tx, actor }: ReadCtx, id: string): Promise<ResumeUploadReview> {
  const row = await findUpload(tx, id);
  return row && isOwnUpload(actor, row) ? presentReview(row) : fail("resumeUpload.notFound");
}

/** The caller's own upload, or an upload of a Space in which they recruit. Other uploads are reported as not found. */
export async function readUploadFor(
  { tx, actor }: Pick<ReadCtx, "tx" | "actor">,
  id: string,
): Promise<ResumeUploadReview> {
  const row = await findUpload(tx, id);
  return row && maySee(actor, row) ? presentReview(row) : fail("resumeUpload.notFound");
}

export async function lockOwnUpload({ tx, actor }: Ctx, id: string): Promise<UploadRow> {
  const row = await lockUpload(tx, id);
  return row && isOwnUpload(actor, row) ? row : fail("resumeUpload.notFound");
}

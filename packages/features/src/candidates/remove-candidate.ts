import type { ResumeUpload } from "@orbita/contract";
import { withReason } from "@orbita/db";
import { noteActivity } from "../activity/index.ts";
import type { Ctx } from "../kernel/ctx.ts";
import { allow, fail } from "../kernel/failure.ts";
import { discardUpload, handOverUpload } from "../resume-uploads/index.ts";
import { deleteResume } from "../resumes/index.ts";
import { noticeHashOf } from "./notice-secret.ts";
import { mayAdd, mayReadCandidate } from "./policy.ts";
import { findCandidate, findNoticed, type AddedCvRow } from "./queries.ts";

/** Deletes an added CV and its uploaded document. */
export async function eraseCandidate(
  ctx: Pick<Ctx, "tx" | "now" | "tell" | "enqueue">,
  { resume_id, upload_id }: Pick<AddedCvRow, "resume_id" | "upload_id">,
): Promise<void> {
  await deleteResume(ctx, resume_id);
  if (upload_id) await discardUpload(ctx, upload_id);
}

/** Deletes the added CV with this resume, on behalf of an administrator of the installation. */
export async function eraseCandidateOf(ctx: Pick<Ctx, "tx" | "now" | "tell" | "enqueue">, resumeId: string) {
  const row = await findCandidate(ctx.tx, resumeId);
  await (row ? eraseCandidate(ctx, row) : deleteResume(ctx, resumeId));
}

/** Deletes an added CV of the caller's Space; a CV of another Space is reported as not found. */
export async function removeCandidate(ctx: Ctx, { id }: { id: string }): Promise<void> {
  const row = await findCandidate(ctx.tx, id);
  if (!row || !mayReadCandidate(ctx.actor, row.space_id)) return fail("candidate.notFound");
  allow(mayAdd(ctx.actor, row.space_id));
  await withReason(ctx.tx, "removed by the Space");
  await eraseCandidate(ctx, row);
}

const bySecret = async ({ tx }: Pick<Ctx, "tx">, secret: string): Promise<AddedCvRow> =>
  (await findNoticed(tx, noticeHashOf(secret))) ?? fail("candidate.notFound");

/**
 * Deletes the added CV whose notice contains this secret. The secret is sufficient authorisation, because it was mailed to the
 * person whom the CV is about.
 */
export async function eraseByNotice(ctx: Ctx, { secret }: { secret: string }): Promise<void> {
  const row = await bySecret(ctx, secret);
  await withReason(ctx.tx, "deleted by the person");
  await eraseCandidate(ctx, row);
}

/** The person claims the added CV: its document becomes a proposal for their own resume, and the Space's copy is deleted. */
export async function claimByNotice(ctx: Ctx, { secret }: { secret: string }): Promise<ResumeUpload> {
  const userId = ctx.actor.id ?? fail("access.unauthenticated");
  const row = await bySecret(ctx, secret);
  if (!row.upload_id) return fail("candidate.notFound");
  await withReason(ctx.tx, "claimed by the person");
  const upload = await handOverUpload(ctx, row.upload_id, userId);
  await deleteResume(ctx, row.resume_id);
  await noteActivity(ctx, userId, "resume.claimed", { name: row.space_name });
  return upload;
}

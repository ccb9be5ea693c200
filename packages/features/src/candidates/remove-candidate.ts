import type { ResumeUpload } from "@orbita/contract";
import { because } from "@orbita/db";
import { noteActivity } from "../activity/index.ts";
import type { Ctx } from "../kernel/ctx.ts";
import { allow, fail } from "../kernel/failure.ts";
import { discardUpload, handOverUpload } from "../resume-uploads/index.ts";
import { deleteResume } from "../resumes/index.ts";
import { hashOf } from "./notice-secret.ts";
import { mayAdd, mayRead } from "./policy.ts";
import { findCandidate, findNoticed, type CandidateRow } from "./queries.ts";

/** Also deletes the uploaded document. */
export async function eraseCandidate(
  ctx: Pick<Ctx, "tx" | "now" | "tell" | "enqueue">,
  { resume_id, upload_id }: Pick<CandidateRow, "resume_id" | "upload_id">,
): Promise<void> {
  await deleteResume(ctx, resume_id);
  if (upload_id) await discardUpload(ctx, upload_id);
}

/** For administrators of the installation. */
export async function eraseCandidateOf(ctx: Pick<Ctx, "tx" | "now" | "tell" | "enqueue">, resumeId: string) {
  const row = await findCandidate(ctx.tx, resumeId);
  await (row ? eraseCandidate(ctx, row) : deleteResume(ctx, resumeId));
}

/** A CV of another Space is reported as not found. */
export async function removeCandidate(ctx: Ctx, { id }: { id: string }): Promise<void> {
  const row = await findCandidate(ctx.tx, id);
  if (!row || !mayRead(ctx.actor, row.space_id)) return fail("candidate.notFound");
  allow(mayAdd(ctx.actor, row.space_id));
  await because(ctx.tx, "removed by the Space");
  await eraseCandidate(ctx, row);
}

const bySecret = async ({ tx }: Pick<Ctx, "tx">, secret: string): Promise<CandidateRow> =>
  (await findNoticed(tx, hashOf(secret))) ?? fail("candidate.notFound");

/** The link is sufficient authorisation: it was mailed to the person whose CV it is. */
export async function eraseByNotice(ctx: Ctx, { secret }: { secret: string }): Promise<void> {
  const row = await bySecret(ctx, secret);
  await because(ctx.tx, "deleted by the person");
  await eraseCandidate(ctx, row);
}

/** The document becomes a proposal for the user's own resume; the Space's copy is deleted. */
export async function claimByNotice(ctx: Ctx, { secret }: { secret: string }): Promise<ResumeUpload> {
  const userId = ctx.actor.id ?? fail("access.unauthenticated");
  const row = await bySecret(ctx, secret);
  if (!row.upload_id) return fail("candidate.notFound");
  await because(ctx.tx, "claimed by the person");
  const upload = await handOverUpload(ctx, row.upload_id, userId);
  await deleteResume(ctx, row.resume_id);
  await noteActivity(ctx, userId, "resume.claimed", { name: row.space_name });
  return upload;
}

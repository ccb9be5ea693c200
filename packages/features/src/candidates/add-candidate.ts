import {
  judgingSections,
  type AddedCv,
  type newCandidate,
  type ResumeUpload,
  type UploadedFile,
} from "@orbita/contract";
import { withReason } from "@orbita/db";
import type { z } from "zod";
import type { Ctx, StepCtx } from "../kernel/ctx.ts";
import { allow, fail } from "../kernel/failure.ts";
import { requireVerified } from "../kernel/verified.ts";
import { receiveUpload, settleUpload } from "../resume-uploads/index.ts";
import { createSpaceResume, type ResumeContentChange } from "../resumes/index.ts";
import { sendCandidateNotice } from "./jobs.ts";
import { noticeHashOf, noticeSecret } from "./notice-secret.ts";
import { mayAdd } from "./policy.ts";
import { presentCandidate } from "./present.ts";
import { findCandidate, insertCandidate } from "./queries.ts";

/** Uploads a CV for the caller's current Space. */
export function sendCandidateCv(ctx: StepCtx, file: UploadedFile): Promise<ResumeUpload> {
  const { id: sentBy, spaceId } = ctx.actor;
  if (sentBy === null || spaceId === null) return fail("access.unauthenticated");
  allow(mayAdd(ctx.actor, spaceId));
  requireVerified(ctx.actor, spaceId);
  return receiveUpload(ctx, file, { spaceId, sentBy });
}

/** Removes the sections that assess the person, because only the talent may request an assessment. */
function factual({ ...content }: z.output<typeof newCandidate>["content"]): ResumeContentChange {
  for (const section of judgingSections) delete content[section];
  return content;
}

export async function addCandidate(
  ctx: Ctx,
  { id: spaceId }: { id: string },
  given: z.output<typeof newCandidate>,
): Promise<AddedCv> {
  allow(mayAdd(ctx.actor, spaceId));
  requireVerified(ctx.actor, spaceId);
  await withReason(ctx.tx, "candidate added");
  const read = await settleUpload(ctx, given.uploadId, spaceId);
  const { firstName, lastName } = given;
  const resume = await createSpaceResume(
    ctx,
    { spaceId, firstName, lastName, content: { ...read, ...factual(given.content) } },
    "document",
  );
  const added = await insertCandidate(ctx.tx, {
    resume_id: resume.id,
    space_id: spaceId,
    upload_id: given.uploadId,
    added_by: ctx.actor.id,
    email: given.email,
    source: given.source,
    source_note: given.sourceNote,
    legal_basis: given.legalBasis,
    language: given.language,
    secret_hash: noticeHashOf(noticeSecret(ctx.platform.codes, resume.id)),
    created_at: ctx.now,
  });
  if (!added) return fail("candidate.alreadyAdded");
  await ctx.enqueue(sendCandidateNotice, { id: resume.id });
  return presentCandidate((await findCandidate(ctx.tx, resume.id))!, resume);
}

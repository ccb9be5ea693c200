import { randomUUID } from "node:crypto";
import {
  applyDecisions,
  fieldErrorsOf,
  resumeContent,
  type Decisions,
  type Resume,
  type Decision,
  type ResumeUploadReview,
} from "@orbita/contract";
import { withReason } from "@orbita/db";
import type { Ctx } from "../kernel/ctx.ts";
import { fail, failFields } from "../kernel/failure.ts";
import { enqueueSuggestions, loadResume, writeResume } from "../resumes/index.ts";
import { findSkillIds } from "../skills/index.ts";
import { announceUpload } from "./events.ts";
import { lockOwnUpload } from "./list-uploads.ts";
import { presentReview } from "./present.ts";
import { markConfirmed, saveDecisions } from "./queries.ts";
import { proposalPath, skillCodesOf, changeDecisions, mostDecisions } from "./rules.ts";

type UploadConfirmation = { version: number; decisions: Decisions };

const write = resumeContent.partial();

/**
 * Writes the accepted proposals to the resume in one step. Fails if the resume has changed since the user saw it, or if the
 * upload was confirmed already.
 */
export async function confirmUpload(ctx: Ctx, id: string, { version, decisions }: UploadConfirmation): Promise<Resume> {
  const upload = await lockOwnUpload(ctx, id);
  const { reading } = upload;
  if (upload.state !== "ready" || !reading) return fail("resumeUpload.notReady");
  const resume = (await loadResume(ctx, { ownerId: upload.owner_id! })) ?? fail("resume.notFound");
  if (resume.version !== version) fail("resume.changedMeanwhile", { version: resume.version });
  const skillIds = await findSkillIds(ctx.tx, skillCodesOf(reading));
  const ids = new Map<string, string>();
  const idOf = (path: string) => ids.get(path) ?? ids.set(path, randomUUID()).get(path)!;
  const { content, origins } = applyDecisions(reading, resume, decisions, { idOf, skillIds });
  const { data, error } = write.safeParse(content, { reportInput: true });
  if (error) {
    const misfits = fieldErrorsOf(error.issues);
    return failFields(
      "request.invalid",
      misfits.map((one) => ({ ...one, path: proposalPath(one.path, content, ids) })),
    );
  }
  await withReason(ctx.tx, "confirmed from a document");
  await markConfirmed(ctx.tx, id, decisions);
  await announceUpload(ctx, { id, userId: upload.owner_id });
  if (Object.keys(data).length === 0) return resume;
  const written = await writeResume(ctx, resume.id, data, (section, item) => {
    const { id: itemId } = item as { id?: string };
    return origins.get(itemId ?? section) ?? origins.get(section) ?? "document";
  });
  // The resume was not locked when it was read. A higher version means that another write came in between.
  if (written.version !== version + 1) fail("resume.changedMeanwhile", { version: written.version - 1 });
  await enqueueSuggestions(ctx, resume.id);
  return written;
}

type DecisionChange = Readonly<Record<string, Decision | null>>;

/** Saves the user's decisions during the review. The resume does not change before the confirmation. */
export async function saveReviewDecisions(ctx: Ctx, id: string, change: DecisionChange): Promise<ResumeUploadReview> {
  const upload = await lockOwnUpload(ctx, id);
  if (upload.state !== "ready") fail("resumeUpload.notReady");
  const next = changeDecisions(upload.decisions, change);
  if (Object.keys(next).length > mostDecisions)
    failFields("request.invalid", [{ path: "decisions", code: "field.tooMany", params: { max: mostDecisions } }]);
  return presentReview(await saveDecisions(ctx.tx, id, next));
}

import { randomUUID } from "node:crypto";
import { applyDecisions, fieldErrorsOf, resumeContent, type Decisions, type Resume } from "@orbita/contract";
import { because } from "@orbita/db";
import type { Ctx } from "../kernel/ctx.ts";
import { fail, failFields } from "../kernel/failure.ts";
import { loadResume, writeResume } from "../resumes/index.ts";
import { findSkillIds } from "../skills/index.ts";
import { markConfirmed } from "./queries.ts";
import { lockOwn } from "./read-uploads.ts";
import { proposalPath, skillCodesOf } from "./rules.ts";
import { tellChanged } from "./tell-changed.ts";

type Confirmation = { version: number; decisions: Decisions };

const write = resumeContent.partial();

/** Writes the accepted proposals to the resume at once, only on the version the user saw, and only one time. */
export async function confirmUpload(ctx: Ctx, id: string, { version, decisions }: Confirmation): Promise<Resume> {
  const upload = await lockOwn(ctx, id);
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
  await because(ctx.tx, "confirmed from a document");
  await markConfirmed(ctx.tx, id, decisions);
  await tellChanged(ctx, { id, userId: upload.owner_id });
  if (Object.keys(data).length === 0) return resume;
  const written = await writeResume(ctx, resume.id, data, (section, item) => {
    const { id: itemId } = item as { id?: string };
    return origins.get(itemId ?? section) ?? origins.get(section) ?? "document";
  });
  // The resume was read before it was locked: another write came in between.
  if (written.version !== version + 1) fail("resume.changedMeanwhile", { version: written.version - 1 });
  return written;
}

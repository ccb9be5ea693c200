import { randomUUID } from "node:crypto";
import { applyDecisions, emptyResume, proposalsOf, resumeContent, type ParsedDocument } from "@orbita/contract";
import type { Ctx } from "../kernel/ctx.ts";
import { fail } from "../kernel/failure.ts";
import type { ResumeContentChange } from "../resumes/index.ts";
import { findSkillIds } from "../skills/index.ts";
import { lockUpload, markConfirmed } from "./queries.ts";
import { skillCodesOf } from "./rules.ts";

/** The content of a resume for which everything that was read in the CV is accepted. Leaves out an invalid section instead of failing. */
function wholeOf(reading: ParsedDocument, skillIds: ReadonlyMap<string, string>): ResumeContentChange {
  const all = Object.fromEntries(
    proposalsOf(reading, emptyResume).map(({ path }) => [path, { kind: "accept" } as const]),
  );
  const { content } = applyDecisions(reading, emptyResume, all, { idOf: () => randomUUID(), skillIds });
  const kept = Object.entries(content).flatMap(([section, value]) => {
    const { data } = resumeContent.partial().safeParse({ [section]: value });
    return data ? Object.entries(data) : [];
  });
  return Object.fromEntries(kept);
}

/**
 * Confirms an upload from which a Space creates a candidate, which works only once, and returns its content. Uploads of other
 * Spaces are reported as not found.
 */
export async function settleUpload({ tx }: Pick<Ctx, "tx">, id: string, spaceId: string): Promise<ResumeContentChange> {
  const upload = await lockUpload(tx, id);
  if (upload?.space_id !== spaceId) return fail("resumeUpload.notFound");
  const { reading } = upload;
  if (upload.state !== "ready" || !reading) return fail("resumeUpload.notReady");
  await markConfirmed(tx, id, {});
  return wholeOf(reading, await findSkillIds(tx, skillCodesOf(reading)));
}

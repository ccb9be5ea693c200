import { randomUUID } from "node:crypto";
import { applyDecisions, emptyResume, proposalsOf, resumeContent, type Reading } from "@orbita/contract";
import type { Ctx } from "../kernel/ctx.ts";
import { fail } from "../kernel/failure.ts";
import type { ResumeWrite } from "../resumes/index.ts";
import { findSkillIds } from "../skills/index.ts";
import { lockUpload, markConfirmed } from "./queries.ts";
import { skillCodesOf } from "./rules.ts";

/** Accepts everything that was read, for an empty resume. Sections that are invalid are left out, not the whole content. */
function wholeOf(reading: Reading, skillIds: ReadonlyMap<string, string>): ResumeWrite {
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

/** Confirms an upload of which a Space makes a candidate, only once. Uploads of other Spaces are reported as not found. */
export async function settleUpload({ tx }: Pick<Ctx, "tx">, id: string, spaceId: string): Promise<ResumeWrite> {
  const upload = await lockUpload(tx, id);
  if (upload?.space_id !== spaceId) return fail("resumeUpload.notFound");
  const { reading } = upload;
  if (upload.state !== "ready" || !reading) return fail("resumeUpload.notReady");
  await markConfirmed(tx, id, {});
  return wholeOf(reading, await findSkillIds(tx, skillCodesOf(reading)));
}

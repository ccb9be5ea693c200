import { randomUUID } from "node:crypto";
import { applyDecisions, emptyResume, proposalsOf, resumeContent, type Reading } from "@orbita/contract";
import type { Ctx } from "../kernel/ctx.ts";
import { fail } from "../kernel/failure.ts";
import type { ResumeWrite } from "../resumes/index.ts";
import { findSkillIds } from "../skills/index.ts";
import { lockUpload, markConfirmed } from "./queries.ts";
import { skillCodesOf } from "./rules.ts";

/** All that was read, for a resume that says nothing yet. What could not be saved is left out rather than the whole. */
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

/** What a Space makes a candidate of is settled, once; another Space's is as one that is not there. */
export async function settleUpload({ tx }: Pick<Ctx, "tx">, id: string, spaceId: string): Promise<ResumeWrite> {
  const upload = await lockUpload(tx, id);
  if (upload?.space_id !== spaceId) return fail("resumeUpload.notFound");
  const { reading } = upload;
  if (upload.state !== "ready" || !reading) return fail("resumeUpload.notReady");
  await markConfirmed(tx, id, {});
  return wholeOf(reading, await findSkillIds(tx, skillCodesOf(reading)));
}

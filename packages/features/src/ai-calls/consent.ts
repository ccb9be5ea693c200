import type { AiFallbackReason, AiTask } from "@orbita/contract";
import type { Db } from "@orbita/db";
import type { AiCallPurpose } from "./call.ts";
import { findPersonChoices, findSpaceChoices, personDefaults, type SpaceChoices } from "./settings-queries.ts";

const switches: Record<AiTask, (choices: SpaceChoices) => boolean> = {
  assistant: ({ assistant }) => assistant,
  jobPostDescription: ({ job_descriptions }) => job_descriptions,
  translateDescription: ({ job_descriptions }) => job_descriptions,
  readDocument: () => true,
  criticalSummary: () => true,
  interviewQuestions: () => true,
};

/**
 * Why the data of this purpose must stay on this machine; null if they may leave it. A Space decides for its own texts and each
 * person for their data. People without an account never consented, so their data stay here.
 */
export async function whyStay(
  db: Db,
  { task, spaceId, subjectIds, people }: AiCallPurpose,
): Promise<AiFallbackReason | null> {
  if (spaceId !== null) {
    const choices = await findSpaceChoices(db, spaceId);
    if (!switches[task](choices)) return "switchedOff";
    if (!choices.external_model) return "noConsent";
  }
  if (subjectIds.length < people) return "noConsent";
  const choices = await findPersonChoices(db, subjectIds);
  return subjectIds.every((id) => (choices.get(id) ?? personDefaults).external) ? null : "noConsent";
}

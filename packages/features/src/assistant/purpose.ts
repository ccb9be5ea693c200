import type { AiEngine } from "@orbita/contract";
import { onBox, whyStay, type AiCallPurpose } from "../ai-calls/index.ts";
import type { ReadCtx } from "../kernel/ctx.ts";
import type { ConversationTopic } from "./read-topic.ts";

const dataClasses = [
  "question",
  "summary",
  "experience",
  "education",
  "skills",
  "languages",
  "certifications",
] as const;

export const purposeOf = ({ spaceId, subjects }: ConversationTopic): AiCallPurpose => ({
  task: "assistant",
  spaceId,
  people: subjects.length,
  subjectIds: subjects.flatMap(({ ownerId }) => ownerId ?? []),
  dataClasses,
});

/** Whether the model or our own code would answer a question about this topic now, and why. */
export async function engineFor(
  { tx, platform }: Pick<ReadCtx, "tx" | "platform">,
  topic: ConversationTopic,
): Promise<AiEngine> {
  if (platform.model === null || topic.subjects.length === 0) return onBox;
  const note = await whyStay(tx, purposeOf(topic));
  return note === null ? { kind: "model", model: platform.model.name, note: null } : { ...onBox, note };
}

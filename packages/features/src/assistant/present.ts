import type { AssistantAnswer, AssistantMessage } from "@orbita/contract";
import type { MessageRow } from "./queries.ts";

export const presentMessage = (
  { id, question, language, answer, created_at }: MessageRow,
  isThere: (answer: AssistantAnswer) => boolean,
): AssistantMessage => ({
  id,
  question,
  language,
  answer: isThere(answer) ? answer : null,
  created: created_at.toISOString(),
});

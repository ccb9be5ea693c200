import type { AssistantAnswer, AssistantExchange } from "@orbita/contract";
import type { AssistantMessageRow } from "./queries.ts";

export const presentAssistantMessage = (
  { id, question, language, answer, created_at }: AssistantMessageRow,
  isThere: (answer: AssistantAnswer) => boolean,
): AssistantExchange => ({
  id,
  question,
  language,
  answer: isThere(answer) ? answer : null,
  created: created_at.toISOString(),
});

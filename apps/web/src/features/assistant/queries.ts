import type { AssistantOpening, AssistantReply, AssistantTopic } from "@orbita/contract";
import { queryOptions } from "@tanstack/react-query";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";

export type Topic = AssistantTopic;
export type AnswerLanguage = "it" | "en";

/** Of a model that answers, or of the machine itself: the assistant speaks two of our languages. */
export const answerLanguage = (locale: string): AnswerLanguage => (locale === "it" ? "it" : "en");

/** What was asked before about this, and what could be. */
export const openingQuery = ({ about, id, spaceId }: Topic, language: AnswerLanguage) =>
  queryOptions({
    queryKey: ["assistant", about, id, spaceId, language],
    queryFn: (): Promise<AssistantOpening> =>
      answered(api().assistant.open({ query: { about, id, language, ...(spaceId && { spaceId }) } })),
    // What it says is bound to what one may see at this moment.
    staleTime: 0,
    retry: false,
  });

export const withReply = (
  opening: AssistantOpening,
  { conversationId, message }: AssistantReply,
): AssistantOpening => ({
  ...opening,
  conversation: { id: conversationId, messages: [...(opening.conversation?.messages ?? []), message] },
});

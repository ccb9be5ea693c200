import type { AssistantInitialState, AssistantReply, AssistantTopic } from "@orbita/contract";
import { queryOptions } from "@tanstack/react-query";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";

export type ConversationTopic = AssistantTopic;
export type AnswerLanguage = "it" | "en";

/** The assistant answers in Italian or English only. */
export const answerLanguage = (locale: string): AnswerLanguage => (locale === "it" ? "it" : "en");

/** The initial state of the assistant for a topic: the stored conversation, and suggested questions. */
export const openingQuery = ({ about, id, spaceId }: ConversationTopic, language: AnswerLanguage) =>
  queryOptions({
    queryKey: ["assistant", about, id, spaceId, language],
    queryFn: (): Promise<AssistantInitialState> =>
      answered(api().assistant.open({ query: { about, id, language, ...(spaceId && { spaceId }) } })),
    // Always stale, because the stored answers that the server returns depend on what the user may currently see.
    staleTime: 0,
    retry: false,
  });

export const withReply = (
  opening: AssistantInitialState,
  { conversationId, message }: AssistantReply,
): AssistantInitialState => ({
  ...opening,
  conversation: { id: conversationId, messages: [...(opening.conversation?.messages ?? []), message] },
});

import type { AssistantAnswer, AssistantMessage, AssistantQuote } from "@orbita/contract";

export const quotesIn = ({ statements, comparison }: AssistantAnswer): AssistantQuote[] => [
  ...statements.flatMap(({ quotes }) => quotes),
  ...(comparison?.people ?? []).flatMap(({ cells }) => cells.flatMap(({ quotes }) => quotes)),
];

export const quotesOf = (messages: readonly AssistantMessage[]): AssistantQuote[] =>
  messages.flatMap(({ answer }) => (answer ? quotesIn(answer) : []));

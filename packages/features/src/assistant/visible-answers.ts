import type { AssistantAnswer, AssistantQuote } from "@orbita/contract";
import type { AssistantSubject } from "./subject.ts";
import { linesIn } from "./lines.ts";

const quotesIn = ({ statements, comparison }: AssistantAnswer): AssistantQuote[] => [
  ...statements.flatMap(({ quotes }) => quotes),
  ...(comparison?.people ?? []).flatMap(({ cells }) => cells.flatMap(({ quotes }) => quotes)),
];

/** The people that an answer quotes or compares. */
export const subjectsIn = (answer: AssistantAnswer): Set<string> =>
  new Set([
    ...quotesIn(answer).map(({ subject }) => subject),
    ...(answer.comparison?.people ?? []).map(({ subject }) => subject),
  ]);

const keyOf = ({ section, itemId, text }: Pick<AssistantQuote, "section" | "itemId" | "text">) =>
  `${section} ${itemId} ${text}`;

/**
 * Returns whether an answer may be shown again: only while the user can still see everything that it quotes. A deleted or hidden
 * line, or a person who left, hides the answer.
 */
export function createAnswerCheck(subjects: readonly AssistantSubject[]): (answer: AssistantAnswer) => boolean {
  const lines = new Map(
    subjects.map((subject) => [subject.id, { label: subject.label, keys: new Set(linesIn(subject).map(keyOf)) }]),
  );
  return (answer) =>
    quotesIn(answer).every((quote) => lines.get(quote.subject)?.keys.has(keyOf(quote))) &&
    (answer.comparison?.people ?? []).every(({ subject, label }) => lines.get(subject)?.label === label);
}

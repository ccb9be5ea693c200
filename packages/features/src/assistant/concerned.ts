import type { AssistantAnswer } from "@orbita/contract";
import { subjectsIn } from "./still-there.ts";
import type { Subject } from "./subject.ts";

const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? [];

/**
 * The people that a message concerns, with whose data it is deleted: the only subject; of several subjects, those that the answer
 * quotes or compares, and those named in the question or the answer.
 */
export function concernedIn(
  subjects: readonly Subject[],
  { question, answer }: { readonly question: string; readonly answer: AssistantAnswer },
): Subject[] {
  if (subjects.length < 2) return [...subjects];
  const about = subjectsIn(answer);
  const said = new Set([question, answer.text, ...answer.statements.map(({ text }) => text)].flatMap(wordsIn));
  return subjects.filter(({ id, label }) => about.has(id) || wordsIn(label).some((word) => said.has(word)));
}

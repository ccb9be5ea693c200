import type { QuestionCue } from "./grammar.ts";
import type { ParsedQuestion } from "./question.ts";

const begins = /^\s*(?:e|ed|ma|invece|anche|and|but|what about|how about|also)(?![\p{L}\p{N}'’])/iu;
/** Cues that indicate the form of a question. All others indicate its subject. */
const asking: ReadonlySet<QuestionCue> = new Set([
  "duration",
  "since",
  "until",
  "when",
  "where",
  "level",
  "count",
  "which",
  "validity",
  "grade",
  "issuer",
  "current",
  "tasks",
  "role",
]);

const namesNothing = ({ content, languages }: ParsedQuestion): boolean =>
  content.length === 0 && languages.length === 0;

/**
 * True for a question that is short and incomplete without the previous one: "E il tedesco?", "And German?", "Da quanto?", "A che
 * livello?"
 */
export function isFollowUp({ text, cues, ...question }: ParsedQuestion): boolean {
  const words = text.match(/[\p{L}\p{N}]+/gu) ?? [];
  if (begins.test(text)) return words.length <= 8;
  const onlyAsks = cues.size > 0 && [...cues].every((cue) => asking.has(cue));
  return words.length <= 4 && onlyAsks && namesNothing({ ...question, text, cues });
}

/** Completes a follow-up question with the subject or the form of the previous question. */
export function completed(question: ParsedQuestion, before: ParsedQuestion): ParsedQuestion {
  if (namesNothing(question))
    return {
      ...before,
      text: question.text,
      cues: new Set([
        ...(question.cues.size > 0 ? [...before.cues].filter((cue) => !asking.has(cue)) : before.cues),
        ...question.cues,
      ]),
      leastYears: question.leastYears,
      leastLevel: question.leastLevel,
    };
  if (question.cues.size > 0 && [...question.cues].some((cue) => !asking.has(cue))) return question;
  return {
    ...question,
    cues: new Set([...before.cues, ...question.cues]),
    leastYears: question.leastYears ?? before.leastYears,
    leastLevel: question.leastLevel ?? before.leastLevel,
  };
}

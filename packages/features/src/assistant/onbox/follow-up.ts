import type { Cue } from "./grammar.ts";
import type { Question } from "./question.ts";

const begins = /^\s*(?:e|ed|ma|invece|anche|and|but|what about|how about|also)(?![\p{L}\p{N}'’])/iu;
/** Cues for the form of a question, as opposed to its subject. */
const asking: ReadonlySet<Cue> = new Set([
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

const namesNothing = ({ content, languages }: Question): boolean => content.length === 0 && languages.length === 0;

/** "E il tedesco?", "And German?", "Da quanto?", "A che livello?": short, and incomplete without the previous question. */
export function isFollowUp({ text, cues, ...question }: Question): boolean {
  const words = text.match(/[\p{L}\p{N}]+/gu) ?? [];
  if (begins.test(text)) return words.length <= 8;
  const onlyAsks = cues.size > 0 && [...cues].every((cue) => asking.has(cue));
  return words.length <= 4 && onlyAsks && namesNothing({ ...question, text, cues });
}

/** Completes a question from the previous one: its subject, or its form. */
export function completed(question: Question, before: Question): Question {
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

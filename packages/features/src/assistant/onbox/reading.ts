import type { AssistantQuote, AssistantStatement } from "@orbita/contract";
import {
  plainText,
  readStatements,
  statementsOf,
  type StatementIndex,
  type ResumeStatement,
} from "../../evidence/index.ts";
import { headlineLine, jobLine, linesIn, evidenceSourceOf, type QuoteLine } from "../lines.ts";
import type { AssistantSubject } from "../subject.ts";
import type { SkillKnowledge } from "./knowledge.ts";
import { meaningsIn } from "./stems.ts";

export type ResumeJob = NonNullable<AssistantSubject["resume"]["experience"]>[number];
export type PreparedLine = {
  readonly quote: AssistantQuote;
  readonly low: string;
  readonly meanings: readonly { readonly meaning: string; readonly from: number; readonly to: number }[];
};

/**
 * Matches text that addresses machine readers instead of stating something about the person. Such a line can be quoted, but
 * answers no question.
 */
const toMachines =
  /\b(?:ignor\w*|disregard|forget|dimentica\w*)\b.{0,40}\b(?:istruzion\w*|instructions?|previous|precedent\w*|rules|regole)|^\W*(?:system|assistant|sistema|assistente)\s*:|\b(?:da ora in poi|d'ora in poi|from now on) (?:rispondi|answer|reply|say)|<\/?\w+>/u;
export const isToMachines = (low: string): boolean => toMachines.test(low);

/** One resume, prepared for one question; expensive parts are computed on first use. */
export type PreparedResume = {
  readonly subject: AssistantSubject;
  readonly language: "it" | "en";
  readonly now: Date;
  readonly knowledge: SkillKnowledge;
  /** The jobs of the resume: current jobs first, then by latest end. */
  readonly jobs: readonly ResumeJob[];
  readonly statements: () => StatementIndex;
  readonly lines: () => readonly PreparedLine[];
};

const lazily = <T>(make: () => T): (() => T) => {
  let made: { readonly value: T } | null = null;
  return () => (made ??= { value: make() }).value;
};

const recency = ({ isCurrent, start, end }: ResumeJob): string =>
  `${isCurrent ? "9999-99" : (end ?? start ?? "0000")} ${start ?? ""}`;

const headlineOf = (resume: AssistantSubject["resume"]): ResumeStatement[] => {
  const line = headlineLine(resume);
  return line ? [{ ...line, rank: 4, skillId: null }] : [];
};

export function prepareResume(
  subject: AssistantSubject,
  asked: Pick<PreparedResume, "language" | "now" | "knowledge">,
): PreparedResume {
  const { resume } = subject;
  return {
    ...asked,
    subject,
    jobs: (resume.experience ?? []).toSorted((one, other) => (recency(one) < recency(other) ? 1 : -1)),
    statements: lazily(() => readStatements([...statementsOf(evidenceSourceOf(resume)), ...headlineOf(resume)])),
    lines: lazily(() =>
      linesIn(subject).map((quote) => {
        const { low } = plainText(quote.text);
        return { quote, low, meanings: meaningsIn(low) };
      }),
    ),
  };
}

/** The result for one person. If `isSaid` is false, the statements are only the closest match and do not answer the question. */
export type ResumeFinding = { readonly isSaid: boolean; readonly statements: readonly AssistantStatement[] };
export const notSaid: ResumeFinding = { isSaid: false, statements: [] };

const mostQuotes = 12;
const asQuotes = ({ id }: AssistantSubject, lines: readonly QuoteLine[]): AssistantQuote[] =>
  [...new Map(lines.map((line) => [`${line.section} ${line.itemId} ${line.text}`, line])).values()]
    .filter(({ text }) => text !== "")
    .slice(0, mostQuotes)
    .map((line) => ({ ...line, subject: id }));

export const statement = (
  { subject, language }: PreparedResume,
  words: { it: string; en: string },
  lines: readonly QuoteLine[],
): AssistantStatement => ({
  // Removes a second full stop from the statement, because a company name may already end in one.
  text: words[language].replace(/\.{2,}$/, "."),
  quotes: asQuotes(subject, lines),
});

/** A result with one statement that quotes these lines; "not said" if there is no line to quote. */
export function statementFinding(
  reading: PreparedResume,
  words: { it: string; en: string },
  lines: readonly QuoteLine[],
): ResumeFinding {
  const made = statement(reading, words, lines);
  return made.quotes.length > 0 ? { isSaid: true, statements: [made] } : notSaid;
}
export const nearly = (
  reading: PreparedResume,
  words: { it: string; en: string },
  lines: readonly QuoteLine[],
): ResumeFinding => ({
  ...statementFinding(reading, words, lines),
  isSaid: false,
});

export const jobLines = (jobs: readonly ResumeJob[]): QuoteLine[] => jobs.map(jobLine);

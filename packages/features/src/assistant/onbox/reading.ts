import type { AssistantQuote, AssistantStatement } from "@orbita/contract";
import { plainOf, readStatements, statementsOf, type Read, type Statement } from "../../evidence/index.ts";
import { headlineLine, jobLine, linesIn, toldIn, type QuoteLine } from "../lines.ts";
import type { Subject } from "../subject.ts";
import type { Knowledge } from "./knowledge.ts";
import { meaningsIn } from "./stems.ts";

export type Job = NonNullable<Subject["resume"]["experience"]>[number];
export type ReadLine = {
  readonly quote: AssistantQuote;
  readonly low: string;
  readonly meanings: readonly { readonly meaning: string; readonly from: number; readonly to: number }[];
};

/** Text for machine readers instead of a statement by the person: it can be quoted, but answers nothing. */
const toMachines =
  /\b(?:ignor\w*|disregard|forget|dimentica\w*)\b.{0,40}\b(?:istruzion\w*|instructions?|previous|precedent\w*|rules|regole)|^\W*(?:system|assistant|sistema|assistente)\s*:|\b(?:da ora in poi|d'ora in poi|from now on) (?:rispondi|answer|reply|say)|<\/?\w+>/u;
export const isToMachines = (low: string): boolean => toMachines.test(low);

/** One resume, prepared for one question; expensive parts are computed on first use. */
export type Reading = {
  readonly subject: Subject;
  readonly language: "it" | "en";
  readonly now: Date;
  readonly knowledge: Knowledge;
  /** Current jobs first, then by latest end. */
  readonly jobs: readonly Job[];
  readonly statements: () => Read;
  readonly lines: () => readonly ReadLine[];
};

const lazily = <T>(make: () => T): (() => T) => {
  let made: { readonly value: T } | null = null;
  return () => (made ??= { value: make() }).value;
};

const recency = ({ isCurrent, start, end }: Job): string =>
  `${isCurrent ? "9999-99" : (end ?? start ?? "0000")} ${start ?? ""}`;

const headlineOf = (resume: Subject["resume"]): Statement[] => {
  const line = headlineLine(resume);
  return line ? [{ ...line, rank: 4, skillId: null }] : [];
};

export function readingOf(subject: Subject, asked: Pick<Reading, "language" | "now" | "knowledge">): Reading {
  const { resume } = subject;
  return {
    ...asked,
    subject,
    jobs: (resume.experience ?? []).toSorted((one, other) => (recency(one) < recency(other) ? 1 : -1)),
    statements: lazily(() => readStatements([...statementsOf(toldIn(resume)), ...headlineOf(resume)])),
    lines: lazily(() =>
      linesIn(subject).map((quote) => {
        const { low } = plainOf(quote.text);
        return { quote, low, meanings: meaningsIn(low) };
      }),
    ),
  };
}

/** The finding about one person. Not said but with a statement: the closest match, which is no answer. */
export type Finding = { readonly isSaid: boolean; readonly statements: readonly AssistantStatement[] };
export const notSaid: Finding = { isSaid: false, statements: [] };

const mostQuotes = 12;
const asQuotes = ({ id }: Subject, lines: readonly QuoteLine[]): AssistantQuote[] =>
  [...new Map(lines.map((line) => [`${line.section} ${line.itemId} ${line.text}`, line])).values()]
    .filter(({ text }) => text !== "")
    .slice(0, mostQuotes)
    .map((line) => ({ ...line, subject: id }));

export const statement = (
  { subject, language }: Reading,
  words: { it: string; en: string },
  lines: readonly QuoteLine[],
): AssistantStatement => ({
  // A company name may already end in a full stop.
  text: words[language].replace(/\.{2,}$/, "."),
  quotes: asQuotes(subject, lines),
});

/** Without a line to quote, the finding is "not said". */
export function said(reading: Reading, words: { it: string; en: string }, lines: readonly QuoteLine[]): Finding {
  const made = statement(reading, words, lines);
  return made.quotes.length > 0 ? { isSaid: true, statements: [made] } : notSaid;
}
export const nearly = (reading: Reading, words: { it: string; en: string }, lines: readonly QuoteLine[]): Finding => ({
  ...said(reading, words, lines),
  isSaid: false,
});

export const headOf = (jobs: readonly Job[]): QuoteLine[] => jobs.map(jobLine);

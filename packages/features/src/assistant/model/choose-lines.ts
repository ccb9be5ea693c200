import type { AssistantQuote, AssistantStatement } from "@orbita/contract";
import { smallWords, stemsOf, wordsOfText } from "../../ai-calls/index.ts";
import { linesIn } from "../lines.ts";
import { speaksOfProtected } from "../onbox/refuse.ts";
import type { AssistantSubject } from "../subject.ts";
import { entryOf, lineKeyOf, describesPerson, titlesIn, type NumberedLine } from "./numbered-lines.ts";

const mostLines = 60;
const mostLetters = 9_000;
/** Lines longer than this number of characters are not sent to the model, because they are not useful as quotes. */
const longestLine = 600;

type LineChoiceInput = {
  readonly question: string;
  readonly language: "it" | "en";
  readonly subjects: readonly AssistantSubject[];
  readonly found: readonly AssistantStatement[];
};
type RankedLine = Omit<NumberedLine, "number"> & {
  readonly place: number;
  readonly entry: number;
  readonly near: number;
};

/** Keeps one line per spoken language: the line in the language of the answer, because each has a line in both UI languages. */
function inOneTongue(lines: readonly AssistantQuote[], language: "it" | "en"): AssistantQuote[] {
  const seen = new Map<string, number>();
  return lines.filter((line) => {
    if (line.section !== "languages") return true;
    const nth = seen.get(entryOf(line)) ?? 0;
    seen.set(entryOf(line), nth + 1);
    return nth === (language === "it" ? 0 : 1);
  });
}

const stemsIn = (text: string): string[] =>
  wordsOfText(text).flatMap(({ low }) => (smallWords.has(low) ? [] : stemsOf(low)));

/**
 * Scores how close a CV line is to the question. Lines that our own code quoted score highest, then the titles of their
 * entries, then other lines by the number of words that they share with the question.
 */
function nearness({ question, found }: LineChoiceInput) {
  const quoted = new Set(found.flatMap(({ quotes }) => quotes.map(lineKeyOf)));
  const entries = new Set(found.flatMap(({ quotes }) => quotes.map(entryOf)));
  const asked = new Set(stemsIn(question));
  return (quote: AssistantQuote, isTitle: boolean): number => {
    if (quoted.has(lineKeyOf(quote))) return 1_000;
    const shared = new Set(stemsIn(`${quote.text} ${quote.at ?? ""}`).filter((stem) => asked.has(stem))).size;
    return (
      shared * 10 +
      (isTitle && entries.has(entryOf(quote)) ? 500 : 0) +
      (isTitle ? 2 : 0) +
      (quote.section === "experience" ? 1 : 0)
    );
  };
}

/**
 * The city and the wishes of a person, which are not sent to a model: only our own code answers questions about the place of
 * residence and wishes.
 */
const apart = ({ resume }: AssistantSubject): ReadonlySet<string> =>
  new Set([resume.city ?? "", ...resume.wishes].map((text) => text.trim()));

/**
 * Drops a line if another line of its resume entry begins with it: a heading says more than the bare title, and a tag with its
 * level more than the bare tag.
 */
const withoutHalves = (lines: readonly AssistantQuote[]): AssistantQuote[] =>
  lines.filter(
    (line) =>
      !lines.some(
        (other) => entryOf(other) === entryOf(line) && line.itemId && other.text.startsWith(`${line.text}, `),
      ),
  );

/** Whether a line may be sent to a model: lines with instructions or with protected characteristics never are. */
const mayLeave = (quote: AssistantQuote): boolean =>
  quote.text.length <= longestLine && describesPerson(quote) && !speaksOfProtected(quote.text);

function candidatesOf(asked: LineChoiceInput): RankedLine[] {
  const nearTo = nearness(asked);
  return asked.subjects.flatMap((subject, index) => {
    const titles = titlesIn(subject);
    const kept = apart(subject);
    const told = linesIn(subject).filter(
      ({ section, text }) => section !== "interests" && !(section === "summary" && kept.has(text)),
    );
    const lines = withoutHalves(inOneTongue(told, asked.language));
    const entries = [...new Set(lines.map(entryOf))];
    return lines.filter(mayLeave).map((quote, place): RankedLine => {
      const title = titles.get(quote.itemId ?? "");
      const isTitle = title !== undefined && (quote.text === title || quote.text.startsWith(`${title}, `));
      return {
        person: index + 1,
        quote,
        isTitle,
        place,
        entry: entries.indexOf(entryOf(quote)),
        near: nearTo(quote, isTitle),
      };
    });
  });
}

/** Compares lines in the order of the page: by person, then by entry, title first. */
const inTheirEntries = (one: RankedLine, other: RankedLine): number =>
  one.person - other.person ||
  one.entry - other.entry ||
  Number(other.isTitle) - Number(one.isTitle) ||
  one.place - other.place;

/** The lines that an answer could need: the closest ones within the limits, in the order of the page. */
export function chooseLines(asked: LineChoiceInput): NumberedLine[] {
  let letters = 0;
  return candidatesOf(asked)
    .toSorted((one, other) => other.near - one.near || one.person - other.person || one.place - other.place)
    .slice(0, mostLines)
    .filter(({ quote }) => (letters += quote.text.length) <= mostLetters)
    .toSorted(inTheirEntries)
    .map(({ person, quote, isTitle }, index) => ({ number: index + 1, person, quote, isTitle }));
}

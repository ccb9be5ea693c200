import type { AssistantSubject } from "../../src/assistant/subject.ts";
import type { Lang } from "./trades/trade.ts";

export const kinds = [
  "facts",
  "durations",
  "languages",
  "gaps",
  "comparisons",
  "absent",
  "protected",
  "rankings",
  "nearMisses",
] as const;
export type QuestionKind = (typeof kinds)[number];
export type QuestionSplit = "tuning" | "held";

/** A line that the answer must quote: from one of the entries `items`, and with one of `words`. Each condition is optional. */
export type ExpectedQuote = { readonly items?: readonly string[]; readonly words?: readonly string[] };
export type CellVerdict = "said" | "otherwise" | "notSaid";
/** The accepted content of a comparison cell. */
export type ExpectedCell = {
  readonly verdicts: readonly CellVerdict[];
  readonly quoted: ExpectedQuote | null;
  readonly years?: readonly number[];
};

export type ExpectedAnswer =
  | {
      readonly kind: "answered";
      /** The answer's text must contain at least one phrase of each group. */
      readonly says: readonly (readonly string[])[];
      /** Accepted durations in years; the text may write them in any form. */
      readonly years: readonly number[];
      /** True if either the phrases or the duration is enough. */
      readonly either?: boolean;
      /** The correct answer to a yes/no question; null for other questions. */
      readonly yes: boolean | null;
      readonly quoted: readonly ExpectedQuote[];
    }
  | { readonly kind: "notSaid" }
  | { readonly kind: "declined"; readonly refusal: "protected" | "ranking" }
  | {
      readonly kind: "compared";
      readonly names: readonly (readonly string[])[];
      /** The expected cells by person id, in the order of the criteria. */
      readonly cells: Readonly<Record<string, readonly ExpectedCell[]>>;
    };

export type BenchmarkQuestion = {
  readonly number: number;
  readonly kind: QuestionKind;
  /** The subtype within the kind of question, such as skill, grade or family. */
  readonly sort: string;
  readonly language: Lang;
  /** The language of the UI in which the question is asked; it can differ from the language of the question. */
  readonly screen: Lang;
  readonly question: string;
  readonly subjects: readonly AssistantSubject[];
  /** The id of the person whom the question is about; null for all people. */
  readonly about: string | null;
  readonly truth: ExpectedAnswer;
  readonly half: QuestionSplit;
};

export const answeredTruth = (of: Partial<Extract<ExpectedAnswer, { kind: "answered" }>>): ExpectedAnswer => ({
  kind: "answered",
  says: [],
  years: [],
  yes: null,
  quoted: [],
  ...of,
});

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

/** A line that must be among the quotes: of one of these entries, with one of these words in it. Either may be left open. */
export type ExpectedQuote = { readonly items?: readonly string[]; readonly words?: readonly string[] };
export type CellVerdict = "said" | "otherwise" | "notSaid";
/** What a cell of a comparison may say. */
export type ExpectedCell = {
  readonly verdicts: readonly CellVerdict[];
  readonly quoted: ExpectedQuote | null;
  readonly years?: readonly number[];
};

export type ExpectedAnswer =
  | {
      readonly kind: "answered";
      /** One of each group stands in the answer's text. */
      readonly says: readonly (readonly string[])[];
      /** Or a span of time, one of these, in years; the text says it in whatever way. */
      readonly years: readonly number[];
      /** Either the words or the time is enough. */
      readonly either?: boolean;
      /** Yes where true, no where false; null where it is not a question of yes or no. */
      readonly yes: boolean | null;
      readonly quoted: readonly ExpectedQuote[];
    }
  | { readonly kind: "notSaid" }
  | { readonly kind: "declined"; readonly refusal: "protected" | "ranking" }
  | {
      readonly kind: "compared";
      readonly names: readonly (readonly string[])[];
      /** By person, then by criterion. */
      readonly cells: Readonly<Record<string, readonly ExpectedCell[]>>;
    };

export type BenchmarkQuestion = {
  readonly number: number;
  readonly kind: QuestionKind;
  /** What of the kind: skill, grade, family. */
  readonly sort: string;
  readonly language: Lang;
  /** Of the screen that it is asked from: not always the question's. */
  readonly screen: Lang;
  readonly question: string;
  readonly subjects: readonly AssistantSubject[];
  /** Whom of them it is about; null for all. */
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

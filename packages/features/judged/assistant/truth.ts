import type { Subject } from "../../src/assistant/subject.ts";
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
export type Kind = (typeof kinds)[number];
export type Half = "tuning" | "held";

/** A line that must be among the quotes: of one of these entries, with one of these words in it. Either may be left open. */
export type Quoted = { readonly items?: readonly string[]; readonly words?: readonly string[] };
export type Verdict = "said" | "otherwise" | "notSaid";
/** What a cell of a comparison may say. */
export type Cell = {
  readonly verdicts: readonly Verdict[];
  readonly quoted: Quoted | null;
  readonly years?: readonly number[];
};

export type Truth =
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
      readonly quoted: readonly Quoted[];
    }
  | { readonly kind: "notSaid" }
  | { readonly kind: "declined"; readonly refusal: "protected" | "ranking" }
  | {
      readonly kind: "compared";
      readonly names: readonly (readonly string[])[];
      /** By person, then by criterion. */
      readonly cells: Readonly<Record<string, readonly Cell[]>>;
    };

export type Judged = {
  readonly number: number;
  readonly kind: Kind;
  /** What of the kind: skill, grade, family. */
  readonly sort: string;
  readonly language: Lang;
  /** Of the screen that it is asked from: not always the question's. */
  readonly screen: Lang;
  readonly question: string;
  readonly subjects: readonly Subject[];
  /** Whom of them it is about; null for all. */
  readonly about: string | null;
  readonly truth: Truth;
  readonly half: Half;
};

export const answered = (of: Partial<Extract<Truth, { kind: "answered" }>>): Truth => ({
  kind: "answered",
  says: [],
  years: [],
  yes: null,
  quoted: [],
  ...of,
});

import type { UnderstoodTerm } from "@orbita/contract";
import type { TextSpan } from "./amounts-in-text.ts";
import type { BilingualLabel, LexiconPlace } from "../../lexicon/index.ts";

/** One thing that a typed text asks for. */
export type JobTerm = {
  readonly kind: UnderstoodTerm["kind"] | "words";
  /** The words as typed, and their position in the text. */
  readonly words: string;
  readonly from: number;
  /** The name that was probably meant, if the words have a typing error. */
  readonly corrected?: string;
  /** The known name; null if the text is only words. */
  readonly label: BilingualLabel | null;
  /** The ids of all skills and occupations with this name. */
  readonly ids: readonly string[];
  /** Whether the words are the own name of one of them, not only aliases. */
  readonly isOwnName: boolean;
  /** The ids of those for which the name is only another word, while it is the own name of `ids`. */
  readonly others: readonly string[];
  /** The ids of the occupations of a general kind, such as "developer". */
  readonly heads: readonly string[];
  /** For a general kind, the words for it in the other language, without their endings. */
  readonly kin: readonly string[];
  /** The ISCO-08 groups of the occupations, with four digits. */
  readonly groups: readonly string[];
  readonly place: LexiconPlace | null;
  /** The words of a longer name, each understood alone: "React developer" is also a developer who knows React. */
  readonly parts: readonly JobTerm[];
  /** For a workplace type, contract, language or qualification: the field of the post, and the values of which it must have one. */
  readonly code: { readonly field: string; readonly values: readonly string[] } | null;
  /** For a salary: the gross pay per year in euros that a post must reach. */
  readonly salary?: number;
  /** For a place: the typed distance in kilometres. */
  readonly km?: number;
  /** The whole part of the text that the term stands for, if that is more than its words: "entro 20 km da Monza". */
  readonly span?: TextSpan;
};

/** Whether the term names one certain job. A post is for one job, so that of several names one is enough: "cameriere barista". */
export const isCertainJob = ({ kind, ids }: JobTerm): boolean => kind === "occupation" && ids.length > 0;

/** Whether the term describes the job itself; other terms are its conditions: place, hours, contract. */
export const isSubject = ({ kind }: JobTerm): boolean => kind === "occupation" || kind === "skill" || kind === "words";

export const remoteCode = "workplace_type_full_remote";
export const asksRemote = (terms: readonly JobTerm[]): boolean => terms.some(({ code }) => code?.values.includes(remoteCode));

/** The terms as the response shows them. Words that were only searched literally are left out. */
export const toUnderstood = (terms: readonly JobTerm[]): UnderstoodTerm[] =>
  terms.flatMap(({ kind, label, from, words, span = { from, to: from + words.length }, salary, km }) =>
    kind === "words" || label === null
      ? []
      : [{ kind, label, ...span, ...(salary !== undefined && { salary }), ...(km !== undefined && { km }) }],
  );

import type { UnderstoodTerm } from "@orbita/contract";
import type { BilingualLabel, LexiconPlace } from "../../lexicon/index.ts";

/** A term of a text typed into the job search: a job, a skill, a place, a condition of the job, or plain words. */
export type JobTerm = {
  readonly kind: UnderstoodTerm["kind"] | "words";
  /** The words as typed, and their position in the text. */
  readonly words: string;
  readonly from: number;
  /** True for a name that differs from the typed word by a typing error. */
  readonly isCorrected?: boolean;
  /** The label of the known name; for a general kind such as "developer", the typed word; null for plain words. */
  readonly label: BilingualLabel | null;
  /** The ids of all skills and occupations with this name. */
  readonly ids: readonly string[];
  /** The ids of the occupations of a general kind, such as "developer". */
  readonly heads: readonly string[];
  /** The ISCO-08 groups of the occupations, with four digits. */
  readonly groups: readonly string[];
  readonly place: LexiconPlace | null;
  /** The words of a longer name, each parsed alone: "React developer" also matches a developer who knows React. */
  readonly parts: readonly JobTerm[];
  /** For a workplace type, contract or language: the field of the post and its value. */
  readonly code: { readonly field: string; readonly value: string } | null;
};

/**
 * Whether the term describes the job itself. Other terms are conditions of the job: place, workplace, hours, contract,
 * language.
 */
export const isSubject = ({ kind }: JobTerm): boolean => kind === "occupation" || kind === "skill" || kind === "words";

export const remoteCode = "workplace_type_full_remote";
export const asksRemote = (terms: readonly JobTerm[]): boolean => terms.some(({ code }) => code?.value === remoteCode);

/** The terms as the response shows them. Words that were only searched literally are left out. */
export const toUnderstood = (terms: readonly JobTerm[]): UnderstoodTerm[] =>
  terms.flatMap(({ kind, label, from, words }) =>
    kind === "words" || label === null ? [] : [{ kind, label, from, to: from + words.length }],
  );

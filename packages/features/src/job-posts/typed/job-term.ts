import type { UnderstoodTerm } from "@orbita/contract";
import type { TextSpan } from "./amounts-in-text.ts";
import type { BilingualLabel, LexiconPlace } from "../../lexicon/index.ts";

/**
 * Maximum distance in kilometres between a job and a place that the text names, the same as in the usual search around a
 * place.
 */
export const nearKm = 30;

/** A term of a text typed into the job search: a job, a skill, a place, a condition of the job, or plain words. */
export type JobTerm = {
  readonly kind: UnderstoodTerm["kind"] | "words";
  /** The words as typed, and their position in the text. */
  readonly words: string;
  readonly from: number;
  /** The name that was probably meant, if the words have a typing error. */
  readonly corrected?: string;
  /** The label of the known name; for a general kind such as "developer", the typed word; null for plain words. */
  readonly label: BilingualLabel | null;
  /** For an occupation: its Italian title in the form that was typed, or in both forms. */
  readonly shownTitle?: string;
  /** The ids of all skills and occupations with this name. */
  readonly ids: readonly string[];
  /** Whether the words are the own name of one of them, not only aliases. */
  readonly isOwnName: boolean;
  /** The ids of entries that have the words as an alias, if the words are the own name of `ids`. */
  readonly others: readonly string[];
  /** The ids of the occupations of a general kind, such as "developer". */
  readonly heads: readonly string[];
  /** For a general kind, the words for it in the other language, without their endings. */
  readonly kin: readonly string[];
  /** The ISCO-08 groups of the occupations, with four digits. */
  readonly groups: readonly string[];
  readonly place: LexiconPlace | null;
  /** The words of a longer name, each parsed alone: "React developer" also matches a developer who knows React. */
  readonly parts: readonly JobTerm[];
  /** For a workplace type, contract, language or level of education: the field of the post and its accepted values. */
  readonly code: { readonly field: string; readonly values: readonly string[] } | null;
  /** For a salary: the minimum gross pay per year, in euros. */
  readonly salary?: number;
  /** For a place: the typed distance in kilometres. */
  readonly km?: number;
  /** The part of the text that the term covers, if that is more than its words: "entro 20 km da Monza". */
  readonly span?: TextSpan;
};

/**
 * Whether the term names a specific job. A post is for one job, so if a text names several ("cameriere barista"), a post must
 * match only one of them.
 */
export const isCertainJob = ({ kind, ids }: JobTerm): boolean => kind === "occupation" && ids.length > 0;

/**
 * Whether the term describes the job itself. Other terms are conditions of the job: place, workplace, hours, contract,
 * language, salary, education.
 */
export const isSubject = ({ kind }: JobTerm): boolean => kind === "occupation" || kind === "skill" || kind === "words";

export const remoteCode = "workplace_type_full_remote";
export const asksRemote = (terms: readonly JobTerm[]): boolean =>
  terms.some(({ code }) => code?.values.includes(remoteCode));

/** The terms as the response shows them. Words that were only searched literally are left out. */
export const toUnderstood = (terms: readonly JobTerm[]): UnderstoodTerm[] =>
  terms.flatMap(({ kind, label, shownTitle, from, words, span, salary, km, place, corrected }) => {
    if (kind === "words" || label === null) return [];
    const radius = place?.point ? (km ?? nearKm) : undefined;
    return {
      kind,
      label: shownTitle === undefined ? label : { ...label, it: shownTitle },
      ...(span ?? { from, to: from + words.length }),
      ...(salary !== undefined && { salary }),
      ...(radius !== undefined && { km: radius }),
      ...(corrected !== undefined && { corrected }),
    };
  });

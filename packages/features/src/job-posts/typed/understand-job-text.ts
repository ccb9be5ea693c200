import { joinedKey } from "@orbita/resume-engine/skills";
import {
  contentWordsIn,
  nearName,
  termsIn,
  wordFormKeyOf,
  wordKeyOf,
  type Lexicon,
  type LexiconEntry,
  type PositionedTerm,
} from "../../lexicon/index.ts";
import { conditionsIn } from "./job-conditions.ts";
import type { JobTerm } from "./job-term.ts";

/** Words such as "urgente" that only express the search, in addition to those of the lexicon (`isAsking`). */
const asking = new Set(
  "offerta offerte annuncio annunci posto posti impiego come subito urgente urgentemente vacancy vacancies hiring jobs work working wanted".split(
    " ",
  ),
);

/** All entries with this name, in any spelling: as written, in the other gender or number, in one word. */
function sensesOf(words: string, { senses }: Lexicon): LexiconEntry[] {
  const parts = contentWordsIn(words);
  const key = wordKeyOf(parts);
  return [...new Set([key, wordFormKeyOf(parts), joinedKey(key)].flatMap((one) => senses.get(one) ?? []))];
}

const headsOf = (words: string, { heads }: Lexicon): readonly string[] => {
  const parts = contentWordsIn(words);
  return parts.length === 1 ? (heads.get(parts[0]!.form) ?? []) : [];
};

/** The words of a name, each understood alone; none if the name is a single word. */
function partsOf(words: string, from: number, lexicon: Lexicon): JobTerm[] {
  const parts = contentWordsIn(words);
  if (parts.length < 2 || parts.length > 4) return [];
  return parts.flatMap((part) => {
    const [term] = termsIn(words.slice(part.from, part.to), lexicon);
    return term ? [toJobTerm({ ...term, from: from + part.from }, lexicon)] : [];
  });
}

/** Number of occupations of a kind from which on its word means all of them and not a single entry. */
const generalFrom = 3;

/**
 * Whether the word means a general kind of job and is only an alias of the entry: "engineer" does not mean the one skill that
 * has it as an alias.
 */
const isGeneral = ({ label }: LexiconEntry, words: string, heads: readonly string[]): boolean =>
  heads.length >= generalFrom &&
  [label.it, label.en].every((name) => wordFormKeyOf(contentWordsIn(name)) !== wordFormKeyOf(contentWordsIn(words)));

function namedTerm(named: LexiconEntry, { words, from }: Pick<JobTerm, "words" | "from">, lexicon: Lexicon): JobTerm {
  const heads = headsOf(words, lexicon);
  const all = [named, ...sensesOf(words, lexicon)];
  const occupations = all.filter(({ kind }) => kind === "occupation");
  const shared = {
    words,
    from,
    heads,
    parts: partsOf(words, from, lexicon),
    groups: [...new Set(occupations.flatMap(({ id }) => lexicon.titles.groupOf(id) ?? []))],
    place: null,
  };
  const idsOf = (entries: readonly LexiconEntry[]) => [...new Set(entries.map(({ id }) => id))];
  if (isGeneral(named, words, heads))
    return { ...shared, kind: "occupation", label: { it: words, en: words }, ids: idsOf(occupations), code: null };
  return {
    ...shared,
    kind: named.kind,
    label: named.label,
    ids: idsOf(all.filter(({ kind }) => kind !== "language")),
    code: named.kind === "language" ? { field: "languages", value: named.id } : null,
  };
}

function toJobTerm({ named, words, from, place, heads }: PositionedTerm, lexicon: Lexicon): JobTerm {
  if (named) return namedTerm(named, { words, from }, lexicon);
  const plain = { words, from, ids: [], groups: [], parts: [], code: null };
  if (place) return { ...plain, kind: "place", label: { it: place.name, en: place.name }, heads: [], place };
  const label = heads.length > 0 ? { it: words, en: words } : null;
  return { ...plain, kind: heads.length > 0 ? "occupation" : "words", label, heads, place: null };
}

/** Replaces the conditions by commas, because a name never contains a comma. The positions of all other words stay the same. */
const without = (text: string, conditions: readonly JobTerm[]): string =>
  conditions.reduce(
    (rest, { from, words }) => rest.slice(0, from) + ",".repeat(words.length) + rest.slice(from + words.length),
    text,
  );

/** Maximum number of terms. A text with more is a sentence and not a list of terms, so its words are searched as typed. */
const mostTerms = 10;

/**
 * Parses a text that was typed into the job search: names of jobs, skills and places, and conditions of the job. Empty if the
 * text must be searched as typed.
 */
export function understandJobText(typed: string, lexicon: Lexicon): JobTerm[] {
  const text = typed.normalize("NFC");
  const conditions = conditionsIn(text, lexicon);
  const rest = without(text, conditions);
  const terms = /[\p{L}\p{N}]/u.test(rest) ? termsIn(rest, lexicon) : [];
  const meant = terms.filter(
    (term) => !term.isAsking && !(term.named === null && asking.has(term.words.toLowerCase())),
  );
  // A text that consists only of such words is searched as typed, and so is a sentence.
  const isOpen = meant.length + conditions.length === 0;
  if (isOpen || meant.length + conditions.length > mostTerms) return [];
  return [...conditions, ...meant.map((term) => toJobTerm(term, lexicon))].toSorted(
    (one, other) => one.from - other.from,
  );
}

/** The same terms; plain words that are not a known name become the nearest name within the tolerated number of typos. */
export const forgiveTerms = (terms: readonly JobTerm[], lexicon: Lexicon): JobTerm[] =>
  terms.map((term) => {
    const near = term.kind === "words" ? nearName(term.words, lexicon) : null;
    return near ? { ...namedTerm(near, term, lexicon), isCorrected: true } : term;
  });

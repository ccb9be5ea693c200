import { joinedKey } from "@orbita/resume-engine/skills";
import {
  contentWordsIn,
  generalFrom,
  termsIn,
  wordFormKeyOf,
  wordKeyOf,
  type Lexicon,
  type LexiconEntry,
  type PositionedTerm,
} from "../../lexicon/index.ts";
import { titleAsTyped } from "../title-as-typed.ts";
import type { JobTerm } from "./job-term.ts";

/** Whether the words are the entry's own name in either language, not an alias. */
const hasOwnName = ({ label }: Pick<LexiconEntry, "label">, form: string): boolean =>
  [label.it, label.en].some((name) =>
    [name, ...name.split("/")].some((one) => wordFormKeyOf(contentWordsIn(one)) === form),
  );

type NameSenses = { readonly meant: readonly LexiconEntry[]; readonly others: readonly LexiconEntry[] };

/**
 * All entries with this name, in any spelling: as written, in the other gender or number, or joined to one word. If it is the
 * own name of an occupation, occupations that have it as an alias are `others`: "sales agent" is an alias of "travel agent".
 * Skills likewise.
 */
function sensesOf(words: string, { senses }: Lexicon): NameSenses {
  const parts = contentWordsIn(words);
  const [key, form] = [wordKeyOf(parts), wordFormKeyOf(parts)];
  const all = [...new Set([key, form, joinedKey(key)].flatMap((one) => senses.get(one) ?? []))];
  const owners = new Set(all.filter((entry) => hasOwnName(entry, form)));
  const owned = new Set([...owners].map(({ kind }) => kind));
  const isMeant = (entry: LexiconEntry) => owners.has(entry) || !owned.has(entry.kind);
  return { meant: all.filter(isMeant), others: all.filter((entry) => !isMeant(entry)) };
}

const headsOf = (words: string, { heads }: Lexicon): readonly string[] => {
  const parts = contentWordsIn(words);
  return parts.length === 1 ? (heads.get(parts[0]!.form) ?? []) : [];
};

/** The words for a general kind of job in the other language. */
const kinOf = (heads: readonly string[], words: string, { kin }: Lexicon): readonly string[] =>
  heads.length > 0 ? (kin.get(wordFormKeyOf(contentWordsIn(words))) ?? []) : [];

/** The words of a name, each parsed alone; empty if the name is a single word. */
function partsOf(words: string, from: number, lexicon: Lexicon): JobTerm[] {
  const parts = contentWordsIn(words);
  if (parts.length < 2 || parts.length > 4) return [];
  return parts.flatMap((part) => {
    const [term] = termsIn(words.slice(part.from, part.to), lexicon);
    return term ? [toJobTerm({ ...term, from: from + part.from }, lexicon)] : [];
  });
}

/**
 * Whether the word means a general kind of job and is only an alias of the entry: "engineer" does not mean the one skill that
 * has it as an alias.
 */
const isGeneral = ({ label }: LexiconEntry, words: string, heads: readonly string[]): boolean =>
  heads.length >= generalFrom && !hasOwnName({ label }, wordFormKeyOf(contentWordsIn(words)));

/** The skills that share a name with a job: "macellaio" also has the skill "butcher". */
const skillsNamed = (names: readonly string[], lexicon: Lexicon): LexiconEntry[] =>
  names.flatMap((name) => sensesOf(name, lexicon).meant).filter(({ kind }) => kind === "skill");

/** The occupations whose names are words in the Italian name of another: "Esperto contabile" has "Contabile" in it. */
const jobsInName = ({ label }: LexiconEntry, lexicon: Lexicon): LexiconEntry[] => {
  const words = contentWordsIn(label.it);
  if (words.length < 2) return [];
  return words
    .flatMap(({ low, form }) => sensesOf(low, lexicon).meant.filter((entry) => hasOwnName(entry, form)))
    .filter((entry) => entry.kind === "occupation" && contentWordsIn(entry.label.it).length === 1);
};

export function namedTerm(
  named: LexiconEntry,
  { words, from }: Pick<JobTerm, "words" | "from">,
  lexicon: Lexicon,
): JobTerm {
  const heads = headsOf(words, lexicon);
  const { meant, others } = sensesOf(words, lexicon);
  const all = [named, ...meant];
  const idsOf = (entries: readonly LexiconEntry[]) => [...new Set(entries.map(({ id }) => id))];
  const occupations = all.filter(({ kind }) => kind === "occupation");
  const ids = idsOf([
    ...all.filter(({ kind }) => kind !== "language"),
    ...skillsNamed(
      occupations.flatMap(({ label }) => [label.it, label.en]),
      lexicon,
    ),
  ]);
  const inner = occupations.flatMap((job) => jobsInName(job, lexicon));
  const shared = {
    words,
    from,
    heads,
    kin: kinOf(heads, words, lexicon),
    parts: partsOf(words, from, lexicon),
    isOwnName: all.some((entry) => hasOwnName(entry, wordFormKeyOf(contentWordsIn(words)))),
    others: idsOf([
      ...others,
      ...inner,
      ...skillsNamed(
        [...occupations, ...inner].flatMap(({ id }) => lexicon.names.get(id) ?? []),
        lexicon,
      ),
    ]).filter((id) => !ids.includes(id)),
    groups: [...new Set([...occupations, ...inner].flatMap(({ id }) => lexicon.titles.groupOf(id) ?? []))],
    place: null,
  };
  if (isGeneral(named, words, heads))
    return { ...shared, kind: "occupation", label: { it: words, en: words }, ids: idsOf(occupations), code: null };
  const [masculine, feminine] = named.kind === "occupation" ? (lexicon.names.get(named.id) ?? []) : [];
  return {
    ...shared,
    kind: named.kind,
    label: named.label,
    // The lexicon lists both Italian forms of a job title first.
    ...(masculine !== undefined &&
      feminine !== undefined && { shownTitle: titleAsTyped({ masculine, feminine }, words).label }),
    ids,
    code: named.kind === "language" ? { field: "languages", values: [named.id] } : null,
  };
}

export function toJobTerm({ named, words, from, place, heads }: PositionedTerm, lexicon: Lexicon): JobTerm {
  if (named) return namedTerm(named, { words, from }, lexicon);
  const plain = { words, from, ids: [], isOwnName: false, others: [], groups: [], parts: [], code: null };
  if (place) return { ...plain, kind: "place", label: { it: place.name, en: place.name }, heads: [], kin: [], place };
  const label = heads.length > 0 ? { it: words, en: words } : null;
  return {
    ...plain,
    kind: heads.length > 0 ? "occupation" : "words",
    label,
    heads,
    kin: kinOf(heads, words, lexicon),
    place: null,
  };
}

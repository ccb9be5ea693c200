import { joinedKey } from "@orbita/resume-engine/skills";
import {
  contentWordsIn,
  generalFrom,
  nearestName,
  termsIn,
  wordFormKeyOf,
  wordKeyOf,
  type Lexicon,
  type LexiconEntry,
  type PositionedTerm,
} from "../../lexicon/index.ts";
import { blank, findAmounts, type TextAmounts, type TextSpan } from "./amounts-in-text.ts";
import { conditionsIn } from "./job-conditions.ts";
import type { JobTerm } from "./job-term.ts";

/** Words about the search itself, beside those of every search. */
const asking = new Set(
  `annuncio annunci posto posti impiego come subito urgente urgentemente sto cercando cercare voglio lavorare provincia dintorni hinterland
  vacancy vacancies hiring jobs work working wanted want`.split(/\s+/),
);
/** The same, also where the word is a name: "offerte" is a skill of salespeople. */
const alwaysAsking = new Set(["offerta", "offerte"]);

/**
 * Words about experience and the time of day. Posts rarely say either, so these words only order the results; they are required if
 * the text has nothing else.
 */
const ordering = new Set(
  `junior senior jr sr neolaureato neolaureata neolaureati neolaureate neodiplomato neodiplomata neodiplomati prima primo entry
  mattina mattine mattino pomeriggio pomeriggi sera sere serale serali notte notti notturno notturna notturni notturne diurno weekend
  sabato domenica turno turni night nights evening evenings morning mornings afternoon afternoons shift shifts weekends`.split(/\s+/),
);

const isAskingTerm = ({ isAsking, named, words }: PositionedTerm): boolean => {
  const word = words.toLowerCase();
  return isAsking || alwaysAsking.has(word) || (named === null && asking.has(word));
};
/** Words that only say that somebody does the work: "addetto paghe" is about the pay slips. */
const doing = new Set(
  "addetto addetta addetti addette tecnico tecnica tecnici technician technicians impiegato impiegata impiegati impiegate".split(" "),
);
const isOrdering = ({ named, words }: PositionedTerm): boolean =>
  named === null && (ordering.has(words.toLowerCase()) || doing.has(words.toLowerCase()));

/** Whether the words are the entry's own name in either language, not an alias. */
const hasOwnName = ({ label }: Pick<LexiconEntry, "label">, form: string): boolean =>
  [label.it, label.en].some((name) => [name, ...name.split("/")].some((one) => wordFormKeyOf(contentWordsIn(one)) === form));

type NameSenses = { readonly meant: readonly LexiconEntry[]; readonly others: readonly LexiconEntry[] };

/**
 * All entries with this name, in any spelling: as written, in the other gender or number, in one word. If the name is the own name of an
 * occupation, then occupations of which it is an alias are others: a "sales agent" is hardly a travel agent. The same with skills.
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

/** The words of a name, each understood alone; none if the name is a single word. */
function partsOf(words: string, from: number, lexicon: Lexicon): JobTerm[] {
  const parts = contentWordsIn(words);
  if (parts.length < 2 || parts.length > 4) return [];
  return parts.flatMap((part) => {
    const [term] = termsIn(words.slice(part.from, part.to), lexicon);
    return term ? [toJobTerm({ ...term, from: from + part.from }, lexicon)] : [];
  });
}

/** Whether the word is a kind of job and only an alias of the entry: "engineer" is no other word for a single skill. */
const isGeneral = ({ label }: LexiconEntry, words: string, heads: readonly string[]): boolean =>
  heads.length >= generalFrom && !hasOwnName({ label }, wordFormKeyOf(contentWordsIn(words)));

/** The skills that have one of the names as a name: what a "macellaio" does is also what a "butcher" does. */
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

function namedTerm(named: LexiconEntry, { words, from }: Pick<JobTerm, "words" | "from">, lexicon: Lexicon): JobTerm {
  const heads = headsOf(words, lexicon);
  const { meant, others } = sensesOf(words, lexicon);
  const all = [named, ...meant];
  const idsOf = (entries: readonly LexiconEntry[]) => [...new Set(entries.map(({ id }) => id))];
  const occupations = all.filter(({ kind }) => kind === "occupation");
  const ids = idsOf([
    ...all.filter(({ kind }) => kind !== "language"),
    ...skillsNamed(occupations.flatMap(({ label }) => [label.it, label.en]), lexicon),
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
      ...skillsNamed([...occupations, ...inner].flatMap(({ id }) => lexicon.names.get(id) ?? []), lexicon),
    ]).filter((id) => !ids.includes(id)),
    groups: [...new Set([...occupations, ...inner].flatMap(({ id }) => lexicon.titles.groupOf(id) ?? []))],
    place: null,
  };
  if (isGeneral(named, words, heads))
    return { ...shared, kind: "occupation", label: { it: words, en: words }, ids: idsOf(occupations), code: null };
  return {
    ...shared,
    kind: named.kind,
    label: named.label,
    ids,
    code: named.kind === "language" ? { field: "languages", values: [named.id] } : null,
  };
}

function toJobTerm({ named, words, from, place, heads }: PositionedTerm, lexicon: Lexicon): JobTerm {
  if (named) return namedTerm(named, { words, from }, lexicon);
  const plain = { words, from, ids: [], isOwnName: false, others: [], groups: [], parts: [], code: null };
  if (place) return { ...plain, kind: "place", label: { it: place.name, en: place.name }, heads: [], kin: [], place };
  const label = heads.length > 0 ? { it: words, en: words } : null;
  return { ...plain, kind: heads.length > 0 ? "occupation" : "words", label, heads, kin: kinOf(heads, words, lexicon), place: null };
}

const spanOf = ({ from, words }: JobTerm): TextSpan => ({ from, to: from + words.length });

const toSalaryTerm = (text: string, { from, to, euros }: TextAmounts["salaries"][number]): JobTerm => {
  const words = text.slice(from, to);
  const none = { ids: [], isOwnName: false, others: [], heads: [], kin: [], groups: [], place: null, parts: [], code: null };
  return { ...none, kind: "salary", words, from, label: { it: words, en: words }, salary: euros };
};

/** Whether nothing but short words such as "da" is between two parts of the text. */
const areAdjacent = (text: string, one: TextSpan, other: TextSpan): boolean =>
  !/[\p{L}\p{N}]{4,}/u.test(one.to <= other.from ? text.slice(one.to, other.from) : text.slice(other.to, one.from));

/** Gives each radius to the place that follows it, or else to the place before it. */
const withRadii = (text: string, terms: readonly JobTerm[], radii: TextAmounts["radii"]): JobTerm[] =>
  radii.reduce<JobTerm[]>(
    (all, { km, from, to }) => {
      const towns = all.filter(({ place }) => place?.point);
      const town = towns.find((term) => term.from >= to) ?? towns.findLast((term) => term.from < from);
      if (!town) return all;
      const own = town.span ?? spanOf(town);
      const span = areAdjacent(text, own, { from, to })
        ? { from: Math.min(from, own.from), to: Math.max(to, own.to) }
        : own;
      return all.map((term) => (term === town ? { ...term, km, span } : term));
    },
    [...terms],
  );

/** Removes the genders after a title, "(m/f/d)", which are no names. All positions stay. */
const withoutGenders = (text: string): string =>
  text.replaceAll(/(?<![\p{L}\p{N}])[mfwdx](?:\s?[/|]\s?[mfwdx]){1,2}(?![\p{L}\p{N}])/giu, (letters) =>
    ",".repeat(letters.length),
  );

/** Writes initials in one word, because titles do: "o.s.s." becomes "oss". All positions stay. */
const joinInitials = (text: string): string =>
  text.replaceAll(/(?<![\p{L}\p{N}])\p{L}(?:\.\p{L})+(?![\p{L}\p{N}])\.?/gu, (initials) =>
    initials.replaceAll(".", "").padEnd(initials.length),
  );

/** A longer text is a sentence, not a list of wishes; its words are searched as typed. */
const mostTerms = 10;

/** Parses a text that was typed into the job search: names of jobs, skills and places, and the terms of a job. */
export function understandJobText(typed: string, lexicon: Lexicon): JobTerm[] {
  const text = withoutGenders(typed.normalize("NFC"));
  const { salaries, radii, unsearched } = findAmounts(text);
  // The "in" makes the next word a place: "within 5 km of Re" is about the town.
  const named = blank(blank(joinInitials(text), [...salaries, ...unsearched]), radii, " in");
  const conditions = [...conditionsIn(named, lexicon), ...salaries.map((salary) => toSalaryTerm(text, salary))];
  const rest = blank(named, conditions.map(spanOf));
  const terms = /[\p{L}\p{N}]/u.test(rest) ? termsIn(rest, lexicon) : [];
  const sought = terms.filter((term) => !isAskingTerm(term));
  const required = sought.filter((term) => !isOrdering(term));
  const hasSubject = required.some(({ place }) => place === null);
  // Without another subject, "operaio Bergamo" is about any worker.
  const isWork = sought.some(({ words }) => doing.has(words.toLowerCase()));
  const meant = hasSubject || (required.length + conditions.length > 0 && !isWork) ? required : sought;
  // A text of nothing but such words is searched as typed, like a sentence.
  const isOpen = meant.length + conditions.length === 0;
  if (isOpen || meant.length + conditions.length > mostTerms) return [];
  const all = [...conditions, ...meant.map((term) => toJobTerm(term, lexicon))];
  return withRadii(
    text,
    all.toSorted((one, other) => one.from - other.from),
    radii,
  );
}

/** The same terms, in which a word that is not a name becomes the nearest known name within the tolerated typos. */
export const forgiveTerms = (terms: readonly JobTerm[], lexicon: Lexicon): JobTerm[] =>
  terms.map((term) => {
    const near = term.kind === "words" ? nearestName(term.words, lexicon) : null;
    if (!near) return term;
    const { words, from } = term;
    return { ...namedTerm(near.named, { words: near.name, from }, lexicon), words, corrected: near.name };
  });

import { languageLevel, type Query } from "@orbita/contract";
import { isVersion, joinedKey } from "@orbita/resume-engine/skills";
import type { Lexicon, LexiconEntry, Place } from "./lexicon.ts";
import { formKeyOf, isAsking, keyOf, telling, tellingIn, wordsIn, type Word } from "./query-words.ts";

type Level = (typeof languageLevel.options)[number];

/** One thing that a text asks for: a known name, or words. */
export type Term = {
  /** Null if the text is only words. */
  readonly named: LexiconEntry | null;
  /** As typed. */
  readonly words: string;
  readonly isPhrase: boolean;
  readonly minYears: number | null;
  readonly level: Level | null;
  /** The occupations of this kind. */
  readonly heads: readonly string[];
  /** The place of residence. */
  readonly place: Place | null;
};

const bare = { named: null, isPhrase: false, minYears: null, level: null, heads: [], place: null };

const levels = new Map<string, Level>([
  ...languageLevel.options.map((level) => [level.toLowerCase(), level] as const),
  ...["madrelingua", "native", "nativo", "nativa", "bilingue", "bilingual"].map((word) => [word, "C2"] as const),
]);

/** A name may contain a line break or a hyphen, but not a comma. */
const isBroken = (text: string, words: readonly Word[]): boolean =>
  words.some((word, place) => place > 0 && /[,;:!?]/.test(text.slice(words[place - 1]!.to, word.from)));

/** Uses the occupation that a resume with this title would get. */
const asInTitles = (named: LexiconEntry, typed: string, { titles, occupations }: Lexicon): LexiconEntry => {
  if (named.kind !== "occupation") return named;
  const ids = titles.namedIn(typed);
  return (ids.length === 1 && occupations.get(ids[0]!)) || named;
};

function longestAt(text: string, words: readonly Word[], from: number, lexicon: Lexicon) {
  for (let length = Math.min(lexicon.longest, words.length - from); length > 0; length--) {
    const part = words.slice(from, from + length);
    // "Solid Works" is a name that is written as one word.
    const inOne = length > 1 ? lexicon.written.get(joinedKey(keyOf(part))) : undefined;
    const named = lexicon.written.get(keyOf(part)) ?? lexicon.formed.get(formKeyOf(part)) ?? inOne;
    if (named && !isBroken(text, part))
      return { named: asInTitles(named, text.slice(part[0]!.from, part.at(-1)!.to), lexicon), length };
  }
  return null;
}

/** Words that come before a place. */
const towards = /(?:^|\s)(?:a|ad|in|da|at|near|around|zona|presso|vicino a|provincia di|from|based in)\s+$/i;

function placeAt(text: string, words: readonly Word[], from: number, { places }: Lexicon) {
  const isTowards = towards.test(text.slice(0, words[from]!.from));
  for (let length = Math.min(3, words.length - from); length > 0; length--) {
    const part = words.slice(from, from + length);
    const place = places.get(keyOf(part));
    if (place && !isBroken(text, part) && (isTowards || !place.isSmall)) return { place, length };
  }
  return null;
}

const yearWords = new Set(["anni", "anno", "years", "year", "yrs"]);

/** "5 anni di Java", "Java 3+ years": the number, and its position. */
function takeYears(words: readonly Word[]): { rest: Word[]; years: { count: number; at: number }[] } {
  const years: { count: number; at: number }[] = [];
  const rest = words.filter((word, place) => {
    const next = words[place + 1];
    if (!/^\d{1,2}\+?$/.test(word.low) || !next || !yearWords.has(next.low)) return true;
    years.push({ count: Number.parseInt(word.low, 10), at: word.from });
    return false;
  });
  return { rest, years };
}

type Placed = Term & { readonly from: number; readonly isAsking: boolean };

/** Years belong to the next skill; without one, to the previous skill. */
function withYears(terms: readonly Placed[], years: readonly { count: number; at: number }[]): Placed[] {
  const told = new Map<Placed, number>();
  const skills = terms.filter(({ named }) => named?.kind === "skill");
  for (const { count, at } of years) {
    const skill = skills.find(({ from }) => from > at) ?? skills.findLast(({ from }) => from < at);
    if (skill && count > 0) told.set(skill, count);
  }
  return terms.map((term) => ({ ...term, minYears: told.get(term) ?? null }));
}

const isOnce = (): ((term: Term) => boolean) => {
  const seen = new Set<string>();
  return ({ named, words }) => {
    const key = named ? `${named.kind} ${named.id}` : words.toLowerCase();
    return !seen.has(key) && Boolean(seen.add(key));
  };
};

/** Splits adjacent words into terms: the longest names first, then each remaining word. */
function termsIn(text: string, lexicon: Lexicon): Placed[] {
  const typed = text.normalize("NFC");
  const { rest, years } = takeYears(wordsIn(typed));
  const words = telling(rest);
  const terms: Placed[] = [];
  for (let at = 0; at < words.length;) {
    const named = longestAt(typed, words, at, lexicon);
    const place = named ? null : placeAt(typed, words, at, lexicon);
    const part = words.slice(at, at + (named?.length ?? place?.length ?? 1));
    at += part.length;
    const level = named?.named.kind === "language" ? levels.get(words[at]?.low ?? "") : undefined;
    if (level) part.push(words[at++]!);
    // "React 18": the lists do not distinguish versions of a skill.
    if (named?.named.kind === "skill" && isVersion(words[at]?.low ?? "")) at++;
    const [{ from, form }, { to }] = [part[0]!, part.at(-1)!];
    terms.push({
      ...bare,
      named: named?.named ?? null,
      words: typed.slice(from, to),
      level: level ?? null,
      place: place?.place ?? null,
      heads: named || place ? [] : (lexicon.heads.get(form) ?? []),
      isAsking: !named && !place && isAsking(part[0]!),
      from,
    });
  }
  return withYears(terms, years);
}

/** Parses text without operators. Words that only express the search are dropped. */
export function understandWords(text: string, lexicon: Lexicon): Term[] {
  const terms = termsIn(text, lexicon).filter(isOnce());
  const meant = terms.filter((term) => !term.isAsking);
  return (meant.length > 0 ? meant : terms).map(({ from: _from, isAsking: _isAsking, ...term }) => term);
}

/** A text with operators, with each term understood. */
export type Tree =
  | { readonly kind: "term"; readonly term: Term }
  | { readonly kind: "and" | "or"; readonly of: readonly Tree[] }
  | { readonly kind: "not"; readonly of: Tree };

const all = (of: readonly Tree[]): Tree => (of.length === 1 ? of[0]! : { kind: "and", of });
const leaf = (term: Term): Tree => ({ kind: "term", term });

/** A phrase in quotes must be the whole name. */
const phraseOf = (text: string, { written }: Lexicon): Tree =>
  leaf({ ...bare, named: written.get(keyOf(tellingIn(text))) ?? null, words: text, isPhrase: true });

export function understandTree(query: Query, lexicon: Lexicon): Tree {
  // With operators every word counts.
  const words = (text: string) =>
    termsIn(text, lexicon).map(({ from: _from, isAsking: _isAsking, ...term }) => leaf(term));
  if (!("of" in query)) return query.kind === "word" ? all(words(query.text)) : phraseOf(query.text, lexicon);
  if (query.kind === "not") return { kind: "not", of: understandTree(query.of, lexicon) };
  if (query.kind === "or") return { kind: "or", of: query.of.map((one) => understandTree(one, lexicon)) };
  const of: Tree[] = [];
  let run: string[] = [];
  const endRun = () => {
    if (run.length > 0) of.push(...words(run.join(" ")));
    run = [];
  };
  for (const one of query.of)
    if (one.kind === "word") run.push(one.text);
    else {
      endRun();
      of.push(understandTree(one, lexicon));
    }
  endRun();
  return all(of);
}

/** The wanted terms, without negated ones. */
export function wantedIn(tree: Tree): Term[] {
  if (tree.kind === "term") return [tree.term];
  if (tree.kind === "not") return [];
  return tree.of.flatMap(wantedIn);
}

import { languageLevel, type QueryNode } from "@orbita/contract";
import { isVersion, joinedKey } from "@orbita/resume-engine/skills";
import type { Lexicon, LexiconEntry, LexiconPlace } from "./lexicon.ts";
import { isGenericTitle } from "./occupation-words.ts";
import {
  wordFormKeyOf,
  isAsking,
  wordKeyOf,
  contentWords,
  contentWordsIn,
  wordsIn,
  type QueryWord,
} from "./query-words.ts";

type LanguageLevel = (typeof languageLevel.options)[number];

/** A term of a parsed search text: either a known name, or plain words. */
export type SearchTerm = {
  /** The known name; null if the term is only words. */
  readonly named: LexiconEntry | null;
  /** The words of the term as typed. */
  readonly words: string;
  readonly isPhrase: boolean;
  readonly minYears: number | null;
  readonly level: LanguageLevel | null;
  /** For a general word such as "developer": the ids of all occupations of this kind. */
  readonly heads: readonly string[];
  /** The place that the words name, matched as the place of residence. */
  readonly place: LexiconPlace | null;
};

const bare = { named: null, isPhrase: false, minYears: null, level: null, heads: [], place: null };

const levels = new Map<string, LanguageLevel>([
  ...languageLevel.options.map((level) => [level.toLowerCase(), level] as const),
  ...["madrelingua", "native", "nativo", "nativa", "bilingue", "bilingual"].map((word) => [word, "C2"] as const),
]);

/** Whether punctuation separates the words, so that they cannot be one name. A name may contain a line break or a hyphen, but not a comma. */
const isBroken = (text: string, words: readonly QueryWord[]): boolean =>
  words.some((word, place) => place > 0 && /[,;:!?]/.test(text.slice(words[place - 1]!.to, word.from)));

/** The occupation that a resume with this title would get, so that queries and resumes agree. */
const asInTitles = (named: LexiconEntry, typed: string, { titles, occupations }: Lexicon): LexiconEntry => {
  if (named.kind !== "occupation") return named;
  const ids = titles.namedIn(typed);
  return (ids.length === 1 && occupations.get(ids[0]!)) || named;
};

export function longestAt(text: string, words: readonly QueryWord[], from: number, lexicon: Lexicon) {
  for (let length = Math.min(lexicon.longest, words.length - from); length > 0; length--) {
    const part = words.slice(from, from + length);
    // Words that form a name if they are joined: "Solid Works" means "SolidWorks".
    const inOne = length > 1 ? lexicon.written.get(joinedKey(wordKeyOf(part))) : undefined;
    const named = lexicon.written.get(wordKeyOf(part)) ?? lexicon.formed.get(wordFormKeyOf(part)) ?? inOne;
    if (named && !isBroken(text, part))
      return { named: asInTitles(named, text.slice(part[0]!.from, part.at(-1)!.to), lexicon), length };
  }
  return null;
}

/** Matches a word after which a place is expected, such as "a" or "near". */
const towards = /(?:^|\s)(?:a|ad|in|da|at|near|around|zona|presso|vicino a|provincia di|from|based in)\s+$/i;

/** Whether the text ends with a word after which a place is expected, so that even the name of a small town is understood. */
export const expectsPlace = (before: string): boolean => towards.test(before);

function placeAt(text: string, words: readonly QueryWord[], from: number, { places }: Lexicon) {
  const isTowards = expectsPlace(text.slice(0, words[from]!.from));
  for (let length = Math.min(3, words.length - from); length > 0; length--) {
    const part = words.slice(from, from + length);
    const place = places.get(wordKeyOf(part));
    if (place && !isBroken(text, part) && (isTowards || !place.isSmall)) return { place, length };
  }
  return null;
}

const yearWords = new Set(["anni", "anno", "years", "year", "yrs"]);

/** Takes numbers of years out of a text ("5 anni di Java", "Java 3+ years"), with their positions. */
function takeYears(words: readonly QueryWord[]): { rest: QueryWord[]; years: { count: number; at: number }[] } {
  const years: { count: number; at: number }[] = [];
  const rest = words.filter((word, place) => {
    const next = words[place + 1];
    if (!/^\d{1,2}\+?$/.test(word.low) || !next || !yearWords.has(next.low)) return true;
    years.push({ count: Number.parseInt(word.low, 10), at: word.from });
    return false;
  });
  return { rest, years };
}

/** A term with its position in the text; `isAsking` is true for a word that only expresses the search. */
export type PositionedTerm = SearchTerm & { readonly from: number; readonly isAsking: boolean };

/** Adds the numbers of years to the search terms. Years belong to the next skill or, if there is none, to the previous skill. */
function withYears(
  terms: readonly PositionedTerm[],
  years: readonly { count: number; at: number }[],
): PositionedTerm[] {
  const told = new Map<PositionedTerm, number>();
  const skills = terms.filter(({ named }) => named?.kind === "skill");
  for (const { count, at } of years) {
    const skill = skills.find(({ from }) => from > at) ?? skills.findLast(({ from }) => from < at);
    if (skill && count > 0) told.set(skill, count);
  }
  return terms.map((term) => ({ ...term, minYears: told.get(term) ?? null }));
}

const isOnce = (): ((term: SearchTerm) => boolean) => {
  const seen = new Set<string>();
  return ({ named, words }) => {
    const key = named ? `${named.kind} ${named.id}` : words.toLowerCase();
    return !seen.has(key) && Boolean(seen.add(key));
  };
};

/**
 * Whether a word is the Italian preposition "ai" rather than the field of work: "addetta ai piani". The field is written in capitals, is
 * the first or the last word, or belongs to a longer name.
 */
const isPreposition = (text: string, words: readonly QueryWord[], at: number, length: number): boolean =>
  length === 1 && at > 0 && at < words.length - 1 && text.slice(words[at]!.from, words[at]!.to) === "ai";

/** Whether a name of a language is first of all a place: "Roma" is the town before it is the language of the Roma. */
const isPlaceRather = ({ kind }: LexiconEntry, place: LexiconPlace | undefined): boolean =>
  kind === "language" && place !== undefined && !place.isSmall;

/**
 * Whether a longer name begins after the first word of a name, which is generic: "addetto sicurezza" in "addetto sicurezza sul
 * lavoro" is about safety at work. `length` and `next` are the lengths of both names.
 */
const isOvertaken = (first: QueryWord, length: number, next: number): boolean =>
  length > 1 && isGenericTitle(first.low) && 1 + next > length;

/** Splits adjacent words into terms: the longest names first, then each remaining word. */
export function termsIn(text: string, lexicon: Lexicon): PositionedTerm[] {
  const typed = text.normalize("NFC");
  const { rest, years } = takeYears(wordsIn(typed));
  const words = contentWords(rest);
  const terms: PositionedTerm[] = [];
  for (let at = 0; at < words.length;) {
    const first = longestAt(typed, words, at, lexicon);
    const next = first ? (longestAt(typed, words, at + 1, lexicon)?.length ?? 0) : 0;
    const longest = first && isOvertaken(words[at]!, first.length, next) ? null : first;
    if (longest && isPreposition(typed, words, at, longest.length)) {
      at += 1;
      continue;
    }
    const town = longest?.named.kind === "language" ? placeAt(typed, words, at, lexicon) : null;
    const named = longest && isPlaceRather(longest.named, town?.place) ? null : longest;
    const place = named ? null : (town ?? placeAt(typed, words, at, lexicon));
    const part = words.slice(at, at + (named?.length ?? place?.length ?? 1));
    at += part.length;
    const level = named?.named.kind === "language" ? levels.get(words[at]?.low ?? "") : undefined;
    if (level) part.push(words[at++]!);
    // Skips the version after a skill ("React 18"), because the lexicon does not distinguish versions.
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

/** Parses a search text without operators. Words that only express the search ("looking for") are dropped. */
export function understandWords(text: string, lexicon: Lexicon): SearchTerm[] {
  const terms = termsIn(text, lexicon).filter(isOnce());
  const meant = terms.filter((term) => !term.isAsking);
  return (meant.length > 0 ? meant : terms).map(({ from: _from, isAsking: _isAsking, ...term }) => term);
}

/** A parsed search text with operators, as a tree whose leaves are search terms. */
export type SearchTree =
  | { readonly kind: "term"; readonly term: SearchTerm }
  | { readonly kind: "and" | "or"; readonly of: readonly SearchTree[] }
  | { readonly kind: "not"; readonly of: SearchTree };

const all = (of: readonly SearchTree[]): SearchTree => (of.length === 1 ? of[0]! : { kind: "and", of });
const leaf = (term: SearchTerm): SearchTree => ({ kind: "term", term });

/** Parses a phrase in quotes, which is matched as a whole name. */
const phraseOf = (text: string, { written }: Lexicon): SearchTree =>
  leaf({ ...bare, named: written.get(wordKeyOf(contentWordsIn(text))) ?? null, words: text, isPhrase: true });

export function understandTree(query: QueryNode, lexicon: Lexicon): SearchTree {
  // In a text with operators, all words are kept, even those that only express the search.
  const words = (text: string) =>
    termsIn(text, lexicon).map(({ from: _from, isAsking: _isAsking, ...term }) => leaf(term));
  if (!("of" in query)) return query.kind === "word" ? all(words(query.text)) : phraseOf(query.text, lexicon);
  if (query.kind === "not") return { kind: "not", of: understandTree(query.of, lexicon) };
  if (query.kind === "or") return { kind: "or", of: query.of.map((one) => understandTree(one, lexicon)) };
  const of: SearchTree[] = [];
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

/** The wanted terms of a search text with operators, without negated ones. */
export function wantedIn(tree: SearchTree): SearchTerm[] {
  if (tree.kind === "term") return [tree.term];
  if (tree.kind === "not") return [];
  return tree.of.flatMap(wantedIn);
}

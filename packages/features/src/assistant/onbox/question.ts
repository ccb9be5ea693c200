import { plainText } from "../../evidence/index.ts";
import {
  type Lexicon,
  type LexiconEntry,
  type QueryWord,
  wordFormKeyOf,
  wordKeyOf,
  wordsIn,
} from "../../lexicon/index.ts";
import { fillers } from "./fillers.ts";
import { leastLevelIn, leastYearsIn, rules, type QuestionCue } from "./grammar.ts";
import { kindsIn } from "./kinds-of-skills.ts";
import { identifyingWords, type NamedTerm } from "./named-things.ts";
import { takeQualifier, type QualifierRule } from "./qualifier-words.ts";
import { meantBy } from "./slips.ts";
import { meaningOf } from "./stems.ts";

/** A parsed question: its cues, and the skills, languages, companies and other things that it names. */
export type ParsedQuestion = {
  readonly text: string;
  readonly cues: ReadonlySet<QuestionCue>;
  readonly leastYears: number | null;
  readonly leastLevel: string | null;
  /** The language levels that the question names, such as B1, by language. */
  readonly levels: ReadonlyMap<string, string>;
  readonly skills: readonly LexiconEntry[];
  readonly languages: readonly LexiconEntry[];
  readonly occupations: readonly LexiconEntry[];
  /** The companies, schools and certificates in the resumes that the question names. */
  readonly things: readonly NamedTerm[];
  /** Content words of the question that no rule, name or taxonomy entry explains. A question with such a word is not about a whole section. */
  readonly rest: readonly string[];
  /** All content words of the question, whether or not they are known. */
  readonly content: readonly string[];
  /** `content` plus words that matched a weak cue and may be content: used to search lines. */
  readonly words: readonly string[];
  /** How the named skills were used: "in produzione", "at scale". */
  readonly qualifier: QualifierRule | null;
  /** True if a rule, a name or the taxonomy explains at least one word of the question. */
  readonly isKnown: boolean;
};

type QuestionToken = QueryWord & { readonly isCapital: boolean; taken: boolean; isContent: boolean; isWeak: boolean };

const tokensIn = (text: string): QuestionToken[] => {
  const { cased } = plainText(text);
  return wordsIn(text).map((word) => ({
    ...word,
    isCapital: /\p{Lu}/u.test(cased[word.from] ?? ""),
    taken: false,
    isContent: false,
    isWeak: false,
  }));
};

const take = (tokens: readonly QuestionToken[], isContent: boolean): void => {
  for (const token of tokens) {
    token.taken = true;
    token.isContent ||= isContent;
  }
};

const towards = new Set("in per presso da at for alla alle all dalla dal nella nel from".split(" "));

/** True after a verb such as "use" or "know", whose object is a skill and not a company. */
const isUsed = (before: QuestionToken | undefined): boolean =>
  /^(?:usa|usano|usato|usare|conosce|conoscono|utilizza|utilizzato|used?|uses|using|knows?|con|with)$/.test(
    before?.low ?? "",
  );

/**
 * Finds the names of companies, schools and certificates in a question. A one-word name that is also a common word counts only if
 * it is capitalised.
 */
function findThings(tokens: readonly QuestionToken[], things: readonly NamedTerm[], { written }: Lexicon): NamedTerm[] {
  const found: NamedTerm[] = [];
  for (const thing of things) {
    const { words } = thing;
    for (let at = 0; at + words.length <= tokens.length; at++) {
      const part = tokens.slice(at, at + words.length);
      if (!part.every(({ low, taken }, place) => !taken && low === words[place])) continue;
      if (words.length === 1 && !part[0]!.isCapital && !isUncommon(part[0]!)) continue;
      // "Ha usato Oracle" asks about the product, not about the company of that name; "in Oracle" asks about the company.
      if (
        words.length === 1 &&
        (isUsed(tokens[at - 1]) || (written.has(words[0]!) && !towards.has(tokens[at - 1]?.low ?? "")))
      )
        continue;
      take(part, true);
      found.push(thing);
      break;
    }
  }
  return found;
}

/** True for an uncommon word, which can be a name even in lower case. */
const isUncommon = ({ low }: QuestionToken): boolean =>
  low.length > 4 && !fillers.has(low) && !meaningOf(low).startsWith("=");

/** Finds names by one of their words: "in Alpino" means Corriere Alpino, unless the word is also the name of a place. */
function findByPart(tokens: readonly QuestionToken[], things: readonly NamedTerm[], { places }: Lexicon): NamedTerm[] {
  const found: NamedTerm[] = [];
  const isSmall = tokens.every(({ isCapital, from }) => !isCapital || from === 0);
  for (const [at, token] of tokens.entries()) {
    if (isUsed(tokens[at - 1])) continue;
    if (token.taken || token.low.length < 4 || !(isSmall ? isUncommon(token) : token.isCapital && token.from > 0))
      continue;
    const meant = things.filter((thing) => identifyingWords(thing).includes(token.low));
    if (meant.length === 0 || places.has(token.low)) continue;
    take([token], true);
    found.push(...meant);
  }
  return found;
}

const isBroken = (text: string, words: readonly QueryWord[]): boolean =>
  words.some((word, place) => place > 0 && /[,;:!?]/.test(text.slice(words[place - 1]!.to, word.from)));

const isBetween = (low: string): boolean =>
  /^(?:a|al|alla|con|d|da|dei|del|della|delle|dell|di|e|il|in|l|la|le|per|of|the|for|to|and)$/.test(low);

/** Finds names of the taxonomy in a question, longest names first. Small words may occur between the words of a name. */
function findNames(
  text: string,
  tokens: readonly QuestionToken[],
  lexicon: Lexicon,
  sizes: (words: number) => boolean,
): LexiconEntry[] {
  const found: LexiconEntry[] = [];
  const free = tokens.filter(({ low }) => !isBetween(low));
  for (let at = 0; at < free.length; at++) {
    for (let length = Math.min(lexicon.longest, free.length - at); length > 0; length--) {
      const part = free.slice(at, at + length);
      if (!sizes(length) || part.some(({ taken }) => taken)) continue;
      if (length > 1 && part.every((token) => fillers.has(token.low) && !token.isCapital)) continue;
      if (length === 1 && fillers.has(part[0]!.low) && !isName(part[0]!)) continue;
      const named =
        lexicon.written.get(wordKeyOf(part)) ??
        (length > 1 || part[0]!.low.length > 3 ? lexicon.formed.get(wordFormKeyOf(part)) : undefined);
      if (!named || isBroken(text, part)) continue;
      take(part, true);
      found.push(named);
      break;
    }
  }
  return [...new Map(found.map((named) => [`${named.kind} ${named.id}`, named])).values()];
}
/** True for a short word that is a name because it is capitalised: "R", "C", "Go". */
const isName = ({ isCapital, low, from }: QuestionToken): boolean => isCapital && from > 0 && low.length <= 3;

/** Phrases that are names in the taxonomy, but in a question only a part of its wording. */
const phrases = /(?:titolo studio|soft skill|curriculum vitae|lingue straniere|lingua straniera|foreign languages?)/;

/**
 * The level that a question names for each language: "Spanish at least B1 and German at least B2". A level belongs to the
 * language before it; without one, to the next language.
 */
function levelsIn(
  tokens: readonly QuestionToken[],
  languages: readonly LexiconEntry[],
  { written, formed }: Lexicon,
): Map<string, string> {
  const levels = new Map<string, string>();
  const isOf = ({ low, form }: QuestionToken) => {
    const named = written.get(low) ?? formed.get(form);
    return named && languages.some(({ id }) => id === named.id) ? named.id : null;
  };
  let last: string | null = null;
  let waiting: string | null = null;
  for (const token of tokens) {
    const level = /^[abc][12]$/.test(token.low) ? token.low.toUpperCase() : null;
    if (level && last) levels.set(last, levels.get(last) ?? level);
    else if (level) waiting = level;
    const id = isOf(token);
    if (id === null) continue;
    if (waiting) levels.set(id, waiting);
    last = waiting ? null : id;
    waiting = null;
  }
  return levels;
}

function findKinds(low: string, tokens: readonly QuestionToken[]): LexiconEntry[] {
  return kindsIn(low).flatMap(({ named, from, to }) => {
    const part = tokens.filter((token) => token.from >= from && token.to <= to);
    if (part.some(({ taken }) => taken)) return [];
    take(part, true);
    return [named];
  });
}

/** Cues that may be false: their words often belong to the content of the question, such as "formazione dei colleghi" or "scuola". */
const weak: ReadonlySet<QuestionCue> = new Set([
  "study",
  "course",
  "gaps",
  "wishes",
  "change",
  "first",
  "certification",
  "summary",
  "tasks",
  "interests",
]);

function findCues(low: string, tokens: readonly QuestionToken[]): Set<QuestionCue> {
  const cues = new Set<QuestionCue>();
  const taken: QuestionToken[] = [];
  for (const [cue, pattern] of rules)
    for (const match of low.matchAll(pattern)) {
      const end = match.index + match[0].length;
      const part = tokens.filter(({ from, to }) => from >= match.index && to <= end);
      if (part.length === 0 || part.some((token) => token.taken)) continue;
      cues.add(cue);
      if (weak.has(cue)) for (const token of part) token.isWeak = true;
      taken.push(...part);
    }
  take(taken, false);
  return cues;
}

type QuestionVocabulary = {
  readonly lexicon: Lexicon;
  readonly things: readonly NamedTerm[];
  readonly isSaid: (word: string) => boolean;
};

/**
 * Parses a question. "In produzione" is a qualifier if the rest names a skill, and no occupation, company, school or
 * certificate; otherwise it is content.
 */
export function parseQuestion(text: string, known: QuestionVocabulary): ParsedQuestion {
  const taken = takeQualifier(text);
  const rest = taken && readMeant(taken.text, known);
  if (rest && rest.skills.length > 0 && rest.things.length === 0 && rest.occupations.length === 0)
    return { ...rest, qualifier: taken.qualifier };
  return readMeant(text, known);
}

/** Parses a question. If unknown words differ from known words by a typo, parses the question again with the corrected words. */
function readMeant(text: string, known: QuestionVocabulary): ParsedQuestion {
  const question = readQuestion(text, known.lexicon, known.things);
  if (question.rest.length === 0) return question;
  // A typo is corrected to a word of a name only if another word of the same name is in the question: "Ferrari" is not a typo of the school
  // "Ferraris".
  const asked = new Set(wordsIn(text).map(({ low }) => low));
  const names = known.things.flatMap(({ words }) => (words.some((word) => asked.has(word)) ? words : []));
  let mended = text;
  for (const typed of question.rest) {
    const meant = meantBy(typed, { ...known, things: names });
    if (meant) mended = mended.replace(new RegExp(`(?<![\\p{L}\\p{N}])${typed}(?![\\p{L}\\p{N}])`, "iu"), meant);
  }
  return mended === text ? question : readQuestion(mended, known.lexicon, known.things);
}

/** Parses a question with the names of the taxonomy and of the resumes. */
function readQuestion(text: string, lexicon: Lexicon, things: readonly NamedTerm[]): ParsedQuestion {
  const { low } = plainText(text.replaceAll(/patente di guida/gi, "patente        "));
  const tokens = tokensIn(text).filter((token) => low.slice(token.from, token.to) === token.low);
  const levels = tokens.filter((token) => /^[abc][12]$/.test(token.low));
  take(levels, false);
  const named = findThings(tokens, things, lexicon);
  const asKinds = findKinds(low, tokens);
  const long = findNames(text, tokens, lexicon, (words) => words > 1).filter(
    ({ label }) => !phrases.test(label.it.toLowerCase()),
  );
  const cues = findCues(low, tokens);
  const all = [...asKinds, ...long, ...findNames(text, tokens, lexicon, (words) => words === 1)];
  const parts = findByPart(tokens, things, lexicon);
  for (const token of tokens)
    if (!token.taken && !fillers.has(token.low) && !/^\d{1,2}$/.test(token.low)) token.isContent = true;
  const of = (kind: LexiconEntry["kind"]) => all.filter((one) => one.kind === kind);
  return {
    text,
    qualifier: null,
    cues,
    leastYears: leastYearsIn(low),
    leastLevel: leastLevelIn(low),
    levels: levelsIn(tokens, of("language"), lexicon),
    skills: of("skill"),
    languages: of("language"),
    occupations: of("occupation"),
    things: [...named, ...parts],
    rest: tokens.flatMap((token) => (token.isContent && !token.taken ? token.low : [])),
    content: tokens.flatMap((token) => (token.isContent ? token.low : [])),
    words: tokens.flatMap((token) => (token.isContent || (token.isWeak && !fillers.has(token.low)) ? token.low : [])),
    isKnown: tokens.some((token) => token.taken || fillers.has(token.low) || meaningOf(token.low).startsWith("=")),
  };
}

import { equalityOf, isDenied, within } from "./denial.ts";
import type { NormalisedText } from "./text.ts";
import { readOf, type TokenizedText, type WordToken } from "./tokens.ts";
import { keysOf, taken, wordsOf, type WordListSources, type WordList } from "./words.ts";

/**
 * Phrases of a topic. Each line of `says` is a sequence of word lists ("senza|no ~3 figli|$children"), where `~3` allows up to
 * three other words in between. The other properties restrict where the phrase counts.
 */
export interface PhraseGroup {
  says: string;
  /**
   * Word list: the sentence must contain one of the words, or be a question if the list contains "?". A short line of its own is
   * exempt, unless `neverAlone` is set.
   */
  in?: string;
  neverAlone?: boolean;
  notIn?: string;
  /** Word list: the phrase does not count if one of the words is within five words on either side, up to a comma. */
  notNear?: string;
  /** Word list: the phrase does not count if one of the words is between the matched words. */
  notInside?: string;
  /** Word list: the phrase does not count if one of the words is among the three words before it. */
  notBefore?: string;
  /** Word list: the phrase does not count if one of the words is directly before it. */
  notPrevious?: string;
  notAfter?: string;
  /** The phrase counts only if it does not modify a following noun: "an Italian" counts, "an Italian rule" does not. */
  closes?: boolean;
  /** The phrase also counts in a denied sentence ("we do not ask for …"), because the phrase is itself a refusal. */
  evenDenied?: boolean;
  /** The phrase also counts in a statement of equal opportunities, and in a sentence that asks for nothing. */
  everywhere?: boolean;
}

export interface PhraseMatch {
  start: number;
  end: number;
  words: string;
}

interface PhraseStep {
  words: WordList;
  /** The number of other words that the text may have before this step of a phrase. */
  gap: number;
}
interface PhrasePattern {
  topic: string;
  ways: PhraseGroup;
  steps: PhraseStep[];
}

/** Index of all phrases of all linter topics, by their possible first words. */
export interface PhraseIndex {
  lists: WordListSources;
  exact: Map<string, PhrasePattern[]>;
  stems: Map<string, PhrasePattern[]>;
  /** Cache: the phrases that may begin with a word, by the word's number. */
  met: Map<number, PhrasePattern[]>;
}

function stepsOf(line: string, lists: WordListSources): PhraseStep[] {
  const steps: PhraseStep[] = [];
  let gap = 0;
  for (const part of line.trim().split(/\s+/))
    if (part.startsWith("~")) gap = Number(part.slice(1));
    else {
      steps.push({ words: wordsOf(part, lists), gap });
      gap = 0;
    }
  return steps;
}

export function finderOf(
  topics: Readonly<Record<string, readonly PhraseGroup[]>>,
  lists: WordListSources,
): PhraseIndex {
  const finder: PhraseIndex = { lists, exact: new Map(), stems: new Map(), met: new Map() };
  const add = (into: Map<string, PhrasePattern[]>, key: string, line: PhrasePattern): void => {
    const lines = into.get(key);
    if (lines) lines.push(line);
    else into.set(key, [line]);
  };
  for (const [topic, all] of Object.entries(topics))
    for (const ways of all)
      for (const source of ways.says.split("\n")) {
        if (!source.trim()) continue;
        const line: PhrasePattern = { topic, ways, steps: stepsOf(source, lists) };
        for (const key of new Set(keysOf(line.steps[0]!.words)))
          if (key.endsWith("*")) add(finder.stems, key.slice(0, -1), line);
          else add(finder.exact, key, line);
      }
  return finder;
}

/**
 * Whether two tokens may belong to the same phrase. Adjacent tokens must be in the same sentence, as in "Nationality: Italian". If
 * other words are skipped between them, they must be in the same piece, or the second must be the first word after a colon.
 */
const isSame = (last: WordToken, next: WordToken, skip: number): boolean =>
  skip === 0
    ? last.sentence === next.sentence
    : last.piece === next.piece || (next.said && next.piece === last.piece + 1);

/** Matches the steps from token `at` on. Returns the index after the last matched token, or 0 if the steps do not match. */
function runFrom(steps: readonly PhraseStep[], index: number, tokens: readonly WordToken[], at: number): number {
  const step = steps[index];
  if (!step) return at;
  for (let skip = 0; skip <= step.gap; skip++) {
    const place = at + skip;
    const next = tokens[place];
    if (!next || (index > 0 && next.sentence !== tokens[at - 1]!.sentence)) return 0;
    if (index > 0 && !isSame(tokens[at - 1]!, next, skip)) continue;
    const length = taken(step.words, tokens, place);
    if (length === 0) continue;
    const end = runFrom(steps, index + 1, tokens, place + length);
    if (end > 0) return end;
  }
  return 0;
}

const joins = new Set(
  "e ed o od and or che who whom with con per for to da dal di del in nel residente residenti only solo soltanto preferred preferibilmente please by as are is will must should sono".split(
    " ",
  ),
);
/** Whether the phrase that ends before token `to` is complete, so that it does not modify the next word. */
function isClosed(tokens: readonly WordToken[], to: number): boolean {
  const next = tokens[to];
  return (
    !next || next.part !== tokens[to - 1]!.part || next.sentence !== tokens[to - 1]!.sentence || joins.has(next.word)
  );
}

function isMeant(
  { tokens, sentences, text }: TokenizedText,
  { lists }: PhraseIndex,
  ways: PhraseGroup,
  [from, to]: readonly [number, number],
): boolean {
  const sentence = sentences[tokens[from]!.sentence]!;
  const end = sentence.to + 1;
  const has = (source: string | undefined, first: number, last: number, part?: number): boolean => {
    if (source === undefined) return false;
    const words = wordsOf(source, lists);
    for (let i = Math.max(sentence.from, first); i < Math.min(end, last); i++)
      if ((part === undefined || tokens[i]!.part === part) && taken(words, tokens, i) > 0) return true;
    return false;
  };
  const near = (source: string | undefined): boolean =>
    has(source, from - 5, from, tokens[from]!.part) || has(source, to, to + 5, tokens[to - 1]!.part);
  if (has(ways.notBefore, from - 3, from) || has(ways.notAfter, to, to + 1)) return false;
  if (has(ways.notInside, from, to) || (ways.closes && !isClosed(tokens, to))) return false;
  if (near(ways.notNear) || has(ways.notPrevious, from - 1, from)) return false;
  if (has(ways.notIn, sentence.from, end)) return false;
  const asked =
    ways.in === undefined || (sentence.asks && ways.in.includes("?")) || (sentence.item && !ways.neverAlone);
  if (!asked && !has(ways.in, sentence.from, end)) return false;
  return ways.evenDenied === true || !isDenied(text, tokens[from]!.start, tokens[to - 1]!.end);
}

function linesFor({ exact, stems, met }: PhraseIndex, { word, id }: WordToken): PhrasePattern[] {
  const known = met.get(id);
  if (known) return known;
  const lines = new Set(exact.get(word));
  for (let length = 2; length <= word.length; length++)
    for (const line of stems.get(word.slice(0, length)) ?? []) lines.add(line);
  if (met.size > 20_000) met.clear();
  met.set(id, [...lines]);
  return [...lines];
}

/** Finds all matches of each topic in a text; overlapping matches are merged. */
export function findAll(text: NormalisedText, finder: PhraseIndex): Map<string, PhraseMatch[]> {
  const read = readOf(text);
  const { tokens } = read;
  const safe = equalityOf(text);
  const found = new Map<string, PhraseMatch[]>();
  const tryAt = (line: PhrasePattern, from: number): void => {
    const to = runFrom(line.steps, 0, tokens, from);
    if (to === 0 || !isMeant(read, finder, line.ways, [from, to])) return;
    const start = tokens[from]!.start;
    const end = tokens[to - 1]!.end;
    if (!line.ways.everywhere && within(safe, start)) return;
    const matches = found.get(line.topic) ?? [];
    matches.push({ start, end, words: text.plain.slice(start, end) });
    found.set(line.topic, matches);
  };
  for (let i = 0; i < tokens.length; i++) {
    for (const line of linesFor(finder, tokens[i]!)) tryAt(line, i);
  }
  for (const [topic, matches] of found) found.set(topic, merged(matches, text.plain));
  return found;
}

function merged(found: PhraseMatch[], plain: string): PhraseMatch[] {
  const kept: PhraseMatch[] = [];
  for (const one of found.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    const last = kept.at(-1);
    if (last && one.start < last.end) {
      last.end = Math.max(last.end, one.end);
      last.words = plain.slice(last.start, last.end);
    } else kept.push(one);
  }
  return kept;
}

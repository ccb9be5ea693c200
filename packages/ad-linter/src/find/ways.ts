import { equalityOf, isDenied, within } from "./denial.ts";
import type { Text } from "./text.ts";
import { readOf, type Read, type Token } from "./tokens.ts";
import { keysOf, taken, wordsOf, type Lists, type WordList } from "./words.ts";

/**
 * Phrases with a meaning. Each line of `says` is a sequence of word lists ("senza|no ~3 figli|$children"); `~3` allows up to three other
 * words in between. The other lists define exceptions.
 */
export interface Ways {
  says: string;
  /**
   * Requires one of these words in the sentence, or a question if it contains "?"; a short separate line needs none, unless `neverAlone`.
   */
  in?: string;
  neverAlone?: boolean;
  notIn?: string;
  /** Words within five words on either side, up to a comma. */
  notNear?: string;
  /** Words between the matched words. */
  notInside?: string;
  /** Words among the three words before. */
  notBefore?: string;
  /** The word directly before. */
  notPrevious?: string;
  notAfter?: string;
  /** The words must not modify a following noun: "an Italian", but not "an Italian rule". */
  closes?: boolean;
  /** "We do not ask for …" reverses the meaning, unless the words are themselves a refusal. */
  evenDenied?: boolean;
  /** Also applies in statements of equal opportunities or that nothing is requested. */
  everywhere?: boolean;
}

export interface Match {
  start: number;
  end: number;
  words: string;
}

interface Step {
  words: WordList;
  /** The number of tokens allowed before it. */
  gap: number;
}
interface PhrasePattern {
  topic: string;
  ways: Ways;
  steps: Step[];
}

/** All phrases of all topics, by their possible first words. */
export interface Finder {
  lists: Lists;
  exact: Map<string, PhrasePattern[]>;
  stems: Map<string, PhrasePattern[]>;
  /** Cache: the lines that a word may begin. */
  met: Map<number, PhrasePattern[]>;
}

function stepsOf(line: string, lists: Lists): Step[] {
  const steps: Step[] = [];
  let gap = 0;
  for (const part of line.trim().split(/\s+/))
    if (part.startsWith("~")) gap = Number(part.slice(1));
    else {
      steps.push({ words: wordsOf(part, lists), gap });
      gap = 0;
    }
  return steps;
}

export function finderOf(topics: Readonly<Record<string, readonly Ways[]>>, lists: Lists): Finder {
  const finder: Finder = { lists, exact: new Map(), stems: new Map(), met: new Map() };
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

/** "Nationality: Italian" is a phrase too; with other words in between, it ends with the first word after the colon. */
const isSame = (last: Token, next: Token, skip: number): boolean =>
  skip === 0
    ? last.sentence === next.sentence
    : last.piece === next.piece || (next.said && next.piece === last.piece + 1);

/** The index after the last token that the steps match from here, or 0. */
function runFrom(steps: readonly Step[], index: number, tokens: readonly Token[], at: number): number {
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
/** Whether the words before `to` do not modify the next word. */
function isClosed(tokens: readonly Token[], to: number): boolean {
  const next = tokens[to];
  return (
    !next || next.part !== tokens[to - 1]!.part || next.sentence !== tokens[to - 1]!.sentence || joins.has(next.word)
  );
}

function isMeant(
  { tokens, sentences, text }: Read,
  { lists }: Finder,
  ways: Ways,
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

function linesFor({ exact, stems, met }: Finder, { word, id }: Token): PhrasePattern[] {
  const known = met.get(id);
  if (known) return known;
  const lines = new Set(exact.get(word));
  for (let length = 2; length <= word.length; length++)
    for (const line of stems.get(word.slice(0, length)) ?? []) lines.add(line);
  if (met.size > 20_000) met.clear();
  met.set(id, [...lines]);
  return [...lines];
}

/** All matches of each topic; overlapping ones are merged. */
export function findAll(text: Text, finder: Finder): Map<string, Match[]> {
  const read = readOf(text);
  const { tokens } = read;
  const safe = equalityOf(text);
  const found = new Map<string, Match[]>();
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

function merged(found: Match[], plain: string): Match[] {
  const kept: Match[] = [];
  for (const one of found.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    const last = kept.at(-1);
    if (last && one.start < last.end) {
      last.end = Math.max(last.end, one.end);
      last.words = plain.slice(last.start, last.end);
    } else kept.push(one);
  }
  return kept;
}

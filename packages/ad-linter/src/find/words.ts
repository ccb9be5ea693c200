import type { WordToken } from "./tokens.ts";

/**
 * A parsed word list. Its source is a string: words separated by spaces, `stem*` for a prefix, `two_words` for a sequence, `$name`
 * for another list. It is parsed on first use.
 */
export interface WordList {
  exact: Set<string>;
  stems: Set<string>;
  /** The list's sequences of several words, by their first word. */
  rows: Map<string, string[][]>;
  stemRows: boolean;
  short: number;
  long: number;
  /** Cache: whether a single word is in the list. */
  seen: Map<number, boolean>;
}

export type WordListSources = Readonly<Record<string, string>>;

/** Joins the word arrays of a data file, one array per list name, into the strings that the phrase finder parses. */
export const joinLists = <Name extends string>(
  data: Readonly<Record<Name, readonly string[]>>,
): Readonly<Record<Name, string>> =>
  Object.fromEntries(Object.entries<readonly string[]>(data).map(([name, words]) => [name, words.join(" ")])) as Record<
    Name,
    string
  >;

function addTo(into: WordList, entry: string): void {
  if (entry.includes("_")) {
    const parts = entry.split("_");
    const rows = into.rows.get(parts[0]!) ?? [];
    rows.push(parts.slice(1));
    into.rows.set(parts[0]!, rows);
    if (parts[0]!.endsWith("*")) {
      measure(into, parts[0]!.length - 1);
      into.stemRows = true;
    }
  } else if (entry.endsWith("*")) {
    into.stems.add(entry.slice(0, -1));
    measure(into, entry.length - 1);
  } else into.exact.add(entry);
}
function measure(into: WordList, length: number): void {
  into.short = Math.min(into.short, length);
  into.long = Math.max(into.long, length);
}

function expand(source: string, lists: WordListSources): string[] {
  return source
    .split(/[\s|]+/)
    .filter(Boolean)
    .flatMap((entry) => (entry.startsWith("$") ? expand(lists[entry.slice(1)] ?? "", lists) : [entry]));
}

const made = new WeakMap<WordListSources, Map<string, WordList>>();

export function wordsOf(source: string, lists: WordListSources): WordList {
  const known = made.get(lists) ?? new Map<string, WordList>();
  made.set(lists, known);
  const ready = known.get(source);
  if (ready) return ready;
  const words: WordList = {
    exact: new Set(),
    stems: new Set(),
    rows: new Map(),
    stemRows: false,
    short: 99,
    long: 0,
    seen: new Map(),
  };
  for (const entry of expand(source, lists)) addTo(words, entry);
  known.set(source, words);
  return words;
}

const fits = (word: string, part: string): boolean =>
  part.endsWith("*") ? word.startsWith(part.slice(0, -1)) : word === part;

function rowLength(rows: string[][] | undefined, tokens: readonly WordToken[], at: number): number {
  let best = 0;
  for (const row of rows ?? [])
    if (
      row.length >= best &&
      row.every((part, i) => tokens[at + 1 + i]?.piece === tokens[at]!.piece && fits(tokens[at + 1 + i]!.word, part))
    )
      best = row.length + 1;
  return best;
}

function hasAlone(words: WordList, { word, id }: WordToken): boolean {
  const known = words.seen.get(id);
  if (known !== undefined) return known;
  let has = words.exact.has(word);
  for (let length = Math.min(words.long, word.length); !has && length >= words.short; length--)
    has = words.stems.has(word.slice(0, length));
  if (words.seen.size > 20_000) words.seen.clear();
  words.seen.set(id, has);
  return has;
}

/** The number of tokens, from token `at` on, that the list matches; 0 if it does not match. */
export function taken(words: WordList, tokens: readonly WordToken[], at: number): number {
  const token = tokens[at]!;
  let best = hasAlone(words, token) ? 1 : 0;
  if (words.rows.size === 0) return best;
  const { word } = token;
  best = Math.max(best, rowLength(words.rows.get(word), tokens, at));
  for (let length = words.stemRows ? Math.min(words.long, word.length) : 0; length >= words.short; length--)
    best = Math.max(best, rowLength(words.rows.get(`${word.slice(0, length)}*`), tokens, at));
  return best;
}

/** The possible first words of a list. Prefixes keep their star. */
export const keysOf = ({ exact, stems, rows }: WordList): string[] => [
  ...exact,
  ...[...stems].map((stem) => `${stem}*`),
  ...rows.keys(),
];

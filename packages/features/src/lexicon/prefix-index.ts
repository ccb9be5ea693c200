import { setImmediate } from "node:timers/promises";
import { isLittle } from "@orbita/platform";
import { joinedKey } from "@orbita/resume-engine/skills";
import { contentWords, wordKeyOf, wordsIn, type QueryWord } from "./query-words.ts";

/** A name of something that users can search for. */
export type IndexedName<T> = { readonly name: string; readonly value: T };

/** A name that begins with the typed text, or has a word that does. */
export type PrefixMatch<T> = IndexedName<T> & {
  /** True if the typed text is the beginning of the whole name, false if it is the beginning of a later word. */
  readonly isStart: boolean;
  /** True if the typed text is the whole name. */
  readonly isWhole: boolean;
};

/** The names that a typed text can begin. A name is returned once for each of its spellings that matches. */
export type PrefixIndex<T> = {
  /** Names with the typed text as the beginning of the name or of one of its words. */
  readonly startingWith: (typed: string) => PrefixMatch<T>[];
  /** Names that begin with the typed text except for one typo. The first letter must be right. */
  readonly nearly: (typed: string) => PrefixMatch<T>[];
};

type IndexKey<T> = { readonly key: string; readonly named: IndexedName<T>; readonly isStart: boolean };
/** The keys with the same first letter. They are sorted when a text with this letter is typed for the first time. */
type KeyBucket<T> = { readonly keys: IndexKey<T>[]; isSorted: boolean };

/**
 * The keys of a name: from each of its words on, with and without stop words, and joined to one word. "Gestione del magazzino" can be
 * typed as "gestione del m", "gestione m" and "magaz", and "Power BI" as "powerb".
 */
function keysOf(name: string): Map<string, boolean> {
  const words = wordsIn(name);
  const keys = new Map<string, boolean>();
  const add = (key: string, isStart: boolean) => {
    if (key !== "" && !keys.get(key)) keys.set(key, isStart);
  };
  const addFrom = (all: readonly QueryWord[]) => {
    for (const [at, { low }] of all.entries()) if (at === 0 || !isLittle(low)) add(wordKeyOf(all.slice(at)), at === 0);
  };
  addFrom(words);
  addFrom(contentWords(words));
  if (words.length > 1 && words.length < 4) add(joinedKey(wordKeyOf(words)), true);
  return keys;
}

/** The position of the first key that is not before the text. */
function firstFrom<T>(keys: readonly IndexKey<T>[], text: string): number {
  let [low, high] = [0, keys.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (keys[middle]!.key < text) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The shortest text that finds later words of a name. A single letter begins some word of nearly every name. */
const innerFrom = 2;

/** The shortest text in which a typo is tolerated. */
const slipFrom = 4;

/** Whether the text is the beginning of the key except for one typo: a wrong, additional, missing or swapped letter. */
function isNearly(text: string, key: string): boolean {
  let at = 0;
  while (at < text.length && text[at] === key[at]) at++;
  if (at === 0) return false;
  const isSwapped = text[at] === key[at + 1] && text[at + 1] === key[at];
  return (
    key.startsWith(text.slice(at + 1), at + 1) ||
    key.startsWith(text.slice(at + 1), at) ||
    key.startsWith(text.slice(at), at + 1) ||
    (isSwapped && key.startsWith(text.slice(at + 2), at + 2))
  );
}

/** Number of names after which the build yields to the event loop, so that the process can serve other requests. */
const between = 100;

/** Builds the index of the names. */
export async function prefixIndexOf<T>(names: readonly IndexedName<T>[]): Promise<PrefixIndex<T>> {
  const buckets = new Map<string, KeyBucket<T>>();
  for (const [place, named] of names.entries()) {
    if (place % between === between - 1) await setImmediate();
    for (const [key, isStart] of keysOf(named.name)) {
      const bucket = buckets.get(key[0]!);
      if (bucket) bucket.keys.push({ key, named, isStart });
      else buckets.set(key[0]!, { keys: [{ key, named, isStart }], isSorted: false });
    }
  }
  const keysWith = (letter: string): readonly IndexKey<T>[] => {
    const bucket = buckets.get(letter);
    if (!bucket) return [];
    if (!bucket.isSorted) {
      bucket.keys.sort((one, other) => (one.key < other.key ? -1 : one.key > other.key ? 1 : 0));
      bucket.isSorted = true;
    }
    return bucket.keys;
  };
  const matchOf = ({ key, named: { name, value }, isStart }: IndexKey<T>, text: string): PrefixMatch<T> => ({
    name,
    value,
    isStart,
    isWhole: isStart && key === text,
  });
  function among(text: string): PrefixMatch<T>[] {
    const keys = keysWith(text[0] ?? "");
    const found: PrefixMatch<T>[] = [];
    for (let at = firstFrom(keys, text); at < keys.length; at++) {
      const one = keys[at]!;
      if (!one.key.startsWith(text)) break;
      if (one.isStart || text.length >= innerFrom) found.push(matchOf(one, text));
    }
    return found;
  }
  return {
    startingWith(typed) {
      const words = wordsIn(typed);
      const text = wordKeyOf(words);
      if (text === "") return [];
      // "back en" is the beginning of "backend", but "a gen" is not that of "agente".
      const inOne = words.some(({ low }) => isLittle(low)) ? text : joinedKey(text);
      return inOne === text ? among(text) : [...among(text), ...among(inOne).filter(({ isStart }) => isStart)];
    },
    nearly(typed) {
      const text = wordKeyOf(wordsIn(typed));
      if (text.length < slipFrom) return [];
      return keysWith(text[0]!).flatMap((one) => (isNearly(text, one.key) ? matchOf(one, text) : []));
    },
  };
}

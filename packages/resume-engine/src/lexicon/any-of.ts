import { remembered } from "./remembered.ts";

/** A matcher for a list of words: tests whether a text contains one of them, and finds the first occurrence. */
export type WordMatcher = { test: (text: string) => boolean; [Symbol.search]: (text: string) => number };

/**
 * Size of the hash table of word beginnings: how many letters are hashed, and the number of buckets. Collisions are harmless,
 * because the pattern decides in the end.
 */
const letters = 4;
const places = 1 << 14;

/** Whether a character is a digit or a lower-case letter; folded text contains hardly anything else. */
const isPlain = (code: number) => (code >= 97 && code <= 122) || (code >= 48 && code <= 57);

const next = (hash: number, code: number) => (Math.imul(hash, 37) + code) & (places - 1);

/**
 * Calls `each` with the hash buckets of the word at a position: one for each of its prefixes up to four letters, and one for the
 * whole word if it is shorter.
 */
function beginnings(text: string, at: number, each: (place: number) => void): void {
  let hash = 7;
  for (let i = at; i < at + letters; i++) {
    const code = i < text.length ? text.charCodeAt(i) : 0;
    if (!isPlain(code)) {
      if (i > at) each(next(hash, 1));
      return;
    }
    hash = next(hash, code);
    each(hash);
  }
}

/** Returns the hash buckets of all word beginnings of a text. Cached, because many lists test the same text. */
const beginningsIn = remembered((text): Uint16Array => {
  const found = new Set<number>();
  for (let i = 0; i < text.length; i++)
    if (i === 0 || !isPlain(text.charCodeAt(i - 1))) beginnings(text, i, (place) => found.add(place));
  return Uint16Array.from(found);
});

/** Returns the hash bucket of the letters with which a word of the list must begin; null if it may begin with any letter. */
function placeOf(word: string): number | null {
  const plain = /^[a-z\d]*/u.exec(word)![0];
  const rest = word.slice(plain.length);
  // A quantifier after the last letter of the word makes that letter optional.
  const sure = /^[?*{]/u.test(rest) ? plain.slice(0, -1) : plain;
  const whole = sure === plain && /^(?:$|(?: |'|-|\\\.)(?![?*{]))/u.test(rest);
  const known = Array.from(sure.slice(0, letters), (letter) => letter.charCodeAt(0));
  if (whole && known.length < letters) known.push(1);
  return sure === "" ? null : known.reduce(next, 7);
}

/** The words of a list, split at bars outside brackets. */
function partsOf(list: string): string[] {
  const parts = [""];
  let depth = 0;
  for (const mark of list) {
    if (mark === "(" || mark === "[") depth++;
    if (mark === ")" || mark === "]") depth--;
    if (mark === "|" && depth === 0) parts.push("");
    else parts[parts.length - 1] += mark;
  }
  return parts;
}

/**
 * Matches any of a list of words (patterns) in folded text. Most texts have no word that begins like one of the list; the hash of
 * the first letters excludes them quickly, and only the others need the pattern.
 */
export function anyOf(list: string): WordMatcher {
  const pattern = new RegExp(`(?<![\\p{L}\\d])(?:${list})(?![\\p{L}\\d])`, "u");
  const starts = partsOf(list).map(placeOf);
  const begins = new Uint8Array(places);
  for (const start of starts) if (start !== null) begins[start] = 1;
  const always = starts.includes(null);
  const may = (text: string): boolean => {
    if (always) return true;
    const found = beginningsIn(text);
    for (let i = 0; i < found.length; i++) if (begins[found[i]!]) return true;
    return false;
  };
  return {
    test: (text) => may(text) && pattern.test(text),
    [Symbol.search]: (text) => (may(text) ? text.search(pattern) : -1),
  };
}

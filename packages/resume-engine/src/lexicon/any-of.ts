import { remembered } from "./remembered.ts";

/** Whether one of a list of words stands in a text, and where the first of them begins. */
export type AnyOf = { test: (text: string) => boolean; [Symbol.search]: (text: string) => number };

/** Words are told apart by so many of their first letters, in so many places; two that meet in one are told apart by the pattern. */
const letters = 4;
const places = 1 << 14;

/** A digit or a small letter; folded text has hardly others. */
const isPlain = (code: number) => (code >= 97 && code <= 122) || (code >= 48 && code <= 57);

const next = (hash: number, code: number) => (Math.imul(hash, 37) + code) & (places - 1);

/** Places of the beginnings of a word, from one letter to four; of a shorter one, and of it as a whole. */
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

/** Of every place in a text where a word may begin. Many lists are asked about one text: it is cut once. */
const beginningsIn = remembered((text): Uint16Array => {
  const found = new Set<number>();
  for (let i = 0; i < text.length; i++)
    if (i === 0 || !isPlain(text.charCodeAt(i - 1))) beginnings(text, i, (place) => found.add(place));
  return Uint16Array.from(found);
});

/** The place of the letters that a word of a list must begin with; null where they may be any. */
function placeOf(word: string): number | null {
  const plain = /^[a-z\d]*/u.exec(word)![0];
  const rest = word.slice(plain.length);
  // What a mark after it may leave out is not sure.
  const sure = /^[?*{]/u.test(rest) ? plain.slice(0, -1) : plain;
  const whole = sure === plain && /^(?:$|(?: |'|-|\\\.)(?![?*{]))/u.test(rest);
  const known = Array.from(sure.slice(0, letters), (letter) => letter.charCodeAt(0));
  if (whole && known.length < letters) known.push(1);
  return sure === "" ? null : known.reduce(next, 7);
}

/** The words of a list, parted at the bars outside brackets. */
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
 * Any of a list of words, each a pattern, for folded text. Most texts have no word that begins as one of the list: they are told by their
 * first letters, and only the others by the pattern.
 */
export function anyOf(list: string): AnyOf {
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

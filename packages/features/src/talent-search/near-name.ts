import type { Lexicon, Named } from "./lexicon.ts";
import { wordsIn } from "./query-words.ts";

/** As for words: one slip from five letters on, two from ten, never in the first letter. */
const slipsIn = (word: string): number => (word.length >= 10 ? 2 : word.length >= 5 ? 1 : 0);

/** Letters that are wrong, missing, too many, or in each other's place; `most + 1` where there are more than that. */
export function slipsBetween(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, place) => place);
  for (let row = 1; row <= one.length; row++) {
    const next = [row];
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[row - 1] === other[column - 1];
      let least = Math.min(last[column]! + 1, next[column - 1]! + 1, last[column - 1]! + (isSame ? 0 : 1));
      if (row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1])
        least = Math.min(least, before[column - 2]! + 1);
      next.push(least);
    }
    if (Math.min(...next) > most) return most + 1;
    [before, last] = [last, next];
  }
  return last[other.length]!;
}

/** The name that somebody meant who typed this word, if it is one word; the nearest, and of equals the first of the lists. */
export function nearName(typed: string, { written }: Lexicon): Named | null {
  const word = wordsIn(typed)[0]?.low ?? "";
  let most = slipsIn(word);
  if (most === 0) return null;
  let found: Named | null = null;
  for (const [key, named] of written) {
    if (key[0] !== word[0] || Math.abs(key.length - word.length) > most || key.includes(" ")) continue;
    const slips = slipsBetween(word, key, most);
    if (slips > most) continue;
    found = named;
    if (slips <= 1) return named;
    most = slips - 1;
  }
  return found;
}

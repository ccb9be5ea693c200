import { slips as slipsBetween } from "@orbita/resume-engine/skills";
import type { Lexicon, LexiconEntry } from "./lexicon.ts";
import { wordsIn } from "./query-words.ts";

/** Number of typos tolerated in a name, as in other words: one from five letters on, two from ten letters on. The first letter must be right. */
const slipsIn = (word: string): number => (word.length >= 10 ? 2 : word.length >= 5 ? 1 : 0);

export { slipsBetween };

/** A known name with its entry. */
export type NearName = { readonly name: string; readonly named: LexiconEntry };

/** The known one-word name that was probably meant: the nearest name and, of equally near names, the first in the lexicon. */
export function nearestName(typed: string, { written }: Lexicon): NearName | null {
  const word = wordsIn(typed)[0]?.low ?? "";
  let most = slipsIn(word);
  if (most === 0) return null;
  let found: NearName | null = null;
  for (const [key, named] of written) {
    if (key[0] !== word[0] || Math.abs(key.length - word.length) > most || key.includes(" ")) continue;
    const slips = slipsBetween(word, key, most);
    if (slips > most) continue;
    found = { name: key, named };
    if (slips <= 1) return found;
    most = slips - 1;
  }
  return found;
}

export const nearName = (typed: string, lexicon: Lexicon): LexiconEntry | null =>
  nearestName(typed, lexicon)?.named ?? null;

import type { PhraseGroup } from "@orbita/ad-linter/grammar";
import { slipsBetween } from "../../lexicon/index.ts";
import { concepts } from "./concepts.ts";
import { fillers } from "./fillers.ts";
import { meantWords, otherWords } from "./refuse-slips-meant.ts";

type RefusalWordLists = Readonly<Record<string, string>>;
const least = 5;
/**
 * The minimum length of words in which any letter but the first and the last may be wrong, missing or extra. Shorter words are
 * always close to another word.
 */
const leastWrong = 6;
const leastStem = 7;

const wordsIn = (source: string): string[] => source.match(/[a-z]+\*?/g) ?? [];
const meantByStart = Map.groupBy(
  [...new Set(wordsIn(meantWords))].filter((word) => word.length >= leastWrong),
  (word) => word[0]!,
);

/**
 * Collects the vocabulary of the refusal rules: words that cause a refusal, words that prevent one, and correct words, which
 * are never treated as a typo.
 */
function wordsOf(tables: readonly (readonly PhraseGroup[])[], lists: RefusalWordLists, known: readonly string[]) {
  const words = [
    meantWords,
    ...Object.values(lists),
    ...tables.flat().flatMap((ways) => Object.values(ways).filter((value) => typeof value === "string")),
  ].flatMap(wordsIn);
  return {
    exact: new Set(words.filter((word) => !word.endsWith("*"))),
    stems: new Set(words.flatMap((word) => (word.endsWith("*") && word.length > least ? word.slice(0, -1) : []))),
    others: new Set([...known, ...wordsIn(otherWords), ...fillers, ...concepts.flatMap(wordsIn)]),
  };
}
type RefusalVocabulary = ReturnType<typeof wordsOf>;

function hasStem({ stems }: RefusalVocabulary, word: string, shortest: number): boolean {
  for (let length = shortest; length <= word.length; length++) if (stems.has(word.slice(0, length))) return true;
  return false;
}

function swapped(known: RefusalVocabulary, word: string): string | null {
  for (let at = 1; at + 1 < word.length; at++) {
    const other = word.slice(0, at) + word[at + 1]! + word[at]! + word.slice(at + 2);
    if (other !== word && (known.exact.has(other) || hasStem(known, other, leastStem))) return other;
  }
  return null;
}

/**
 * The intended word behind a typo. The first and last letters must match, because another last letter is usually another form of
 * the word.
 */
function wrong(word: string): string | null {
  if (word.length < leastWrong) return null;
  for (const other of meantByStart.get(word[0]!) ?? [])
    if (other.at(-1) === word.at(-1) && slipsBetween(word, other, 1) === 1) return other;
  return null;
}

/**
 * Returns a function that corrects words with a typo: two letters swapped ("nasctia" to "nascita") or one letter wrong,
 * missing or extra ("natonality" to "nationality"). A word of the tables or of `known` is never a typo.
 */
export function slipsIn(
  tables: readonly (readonly PhraseGroup[])[],
  lists: RefusalWordLists,
  known: readonly string[],
): (plain: string) => string {
  let words: RefusalVocabulary | undefined;
  const meant = (word: string): string => {
    words ??= wordsOf(tables, lists, known);
    if (words.exact.has(word) || words.others.has(word)) return word;
    // Typos are corrected before stems are compared: "cittadinaza" has the stem of "cittadini", but is a typo of another word.
    return wrong(word) ?? (hasStem(words, word, least) ? word : (swapped(words, word) ?? word));
  };
  return (plain) => plain.replaceAll(/[a-z]{5,}/g, meant);
}

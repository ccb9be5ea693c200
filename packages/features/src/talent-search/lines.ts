import type { EvidenceLine } from "@orbita/contract";
import { statementLines, plainText, statementsOf } from "../evidence/index.ts";
import type { SearchCriterion } from "./criteria.ts";
import type { IndexedResume } from "./document.ts";
import { contentWordsIn, wordKeyOf, wordsIn } from "../lexicon/index.ts";

/** Whether two words have the same beginning, which tolerates different endings and a typo near the end. */
function isAlike(one: string, other: string): boolean {
  if (one === other) return true;
  const shortest = Math.min(one.length, other.length);
  if (shortest < 4) return false;
  let same = 0;
  while (same < shortest && one[same] === other[same]) same += 1;
  return same >= Math.max(4, shortest - 2) && Math.abs(one.length - other.length) <= 3;
}

type SearchedTerm = Pick<SearchCriterion, "id" | "isPhrase">;

function wordTest({ id, isPhrase }: SearchedTerm): (text: string) => boolean {
  const asked = contentWordsIn(id);
  const phrase = wordKeyOf(wordsIn(id));
  // A line can match only if it contains the beginning of every word. Checking this first is fast, and most lines need not be split into words.
  const beginnings = asked.map(({ low }) => low.slice(0, 4));
  return (text) => {
    const { low: plain } = plainText(text);
    if (!beginnings.every((beginning) => plain.includes(beginning))) return false;
    const words = wordsIn(text);
    if (isPhrase && ` ${wordKeyOf(words)} `.includes(` ${phrase} `)) return true;
    return asked.every(({ form, low }) => words.some((word) => word.form === form || isAlike(word.low, low)));
  };
}

export const holdsWords = (words: SearchedTerm, text: string): boolean => wordTest(words)(text);

/**
 * At most two lines of the resume that contain the words, most relevant first. The headline and places are not lines, so they
 * are never quoted.
 */
export function matchingLines(words: SearchedTerm, doc: IndexedResume): EvidenceLine[] {
  const holds = wordTest(words);
  return statementLines(statementsOf(doc).filter(({ text }) => holds(text))).slice(0, 2);
}

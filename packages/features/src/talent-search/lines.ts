import type { EvidenceLine } from "@orbita/contract";
import { linesOf, plainOf, statementsOf } from "../evidence/index.ts";
import type { SearchCriterion } from "./criteria.ts";
import type { IndexedResume } from "./document.ts";
import { keyOf, tellingIn, wordsIn } from "./query-words.ts";

/** Tolerates different endings and a typo: words with the same beginning count as the same. */
function isAlike(one: string, other: string): boolean {
  if (one === other) return true;
  const shortest = Math.min(one.length, other.length);
  if (shortest < 4) return false;
  let same = 0;
  while (same < shortest && one[same] === other[same]) same += 1;
  return same >= Math.max(4, shortest - 2) && Math.abs(one.length - other.length) <= 3;
}

type WantedTerm = Pick<SearchCriterion, "id" | "isPhrase">;

function wordTest({ id, isPhrase }: WantedTerm): (text: string) => boolean {
  const asked = tellingIn(id);
  const phrase = keyOf(wordsIn(id));
  // A fast pre-check: most lines contain no such beginning and need not be split.
  const beginnings = asked.map(({ low }) => low.slice(0, 4));
  return (text) => {
    const { low: plain } = plainOf(text);
    if (!beginnings.every((beginning) => plain.includes(beginning))) return false;
    const words = wordsIn(text);
    if (isPhrase && ` ${keyOf(words)} `.includes(` ${phrase} `)) return true;
    return asked.every(({ form, low }) => words.some((word) => word.form === form || isAlike(word.low, low)));
  };
}

export const holdsWords = (words: WantedTerm, text: string): boolean => wordTest(words)(text);

/** The lines that contain the words, most specific first. The headline and places are not lines, so they are never quoted. */
export function linesWith(words: WantedTerm, doc: IndexedResume): EvidenceLine[] {
  const holds = wordTest(words);
  return linesOf(statementsOf(doc).filter(({ text }) => holds(text))).slice(0, 2);
}

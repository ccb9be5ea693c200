import { type Lexicon, nearName, slipsBetween } from "../../lexicon/index.ts";
import { concepts } from "./concepts.ts";
import { fillers } from "./fillers.ts";
import { rules } from "./grammar.ts";

/** The whole words in the question rules. Leaves out beginnings of words that are followed by a pattern for endings. */
const ruleWords = rules.flatMap(([, { source }]) => source.match(/(?<![\p{L}\\{])[a-z]{5,}(?![\p{L}\\[(*])/gu) ?? []);
const words = [...new Set([...fillers, ...ruleWords, ...concepts.flatMap((line) => line.split(" "))])].filter(
  (word) => word.length > 4,
);
const known = new Set(words);
const byLetter = Map.groupBy(words, (word) => word[0]!);

const leastLetters = 6;

function nearest(typed: string, candidates: readonly string[]): string | null {
  for (const word of candidates)
    if (Math.abs(word.length - typed.length) < 2 && slipsBetween(typed, word, 1) === 1) return word;
  return null;
}

/**
 * The intended word behind a typo of one letter: a word of a name in the resumes, a common question word, or the name of a skill.
 * A word that occurs in a resume as typed is not a typo.
 */
export function meantBy(
  typed: string,
  {
    things,
    lexicon,
    isSaid,
  }: { readonly things: readonly string[]; readonly lexicon: Lexicon; readonly isSaid: (word: string) => boolean },
): string | null {
  if (typed.length < leastLetters || known.has(typed) || isSaid(typed)) return null;
  return (
    nearest(
      typed,
      things.filter((word) => word.length >= leastLetters),
    ) ??
    nearest(typed, byLetter.get(typed[0]!) ?? []) ??
    nearSkill(typed, lexicon)
  );
}

/** The minimum length of a word that is compared with names of skills, because a short word is always close to some name. */
const longName = 7;
const nearSkill = (typed: string, lexicon: Lexicon): string | null => {
  const named = typed.length >= longName ? nearName(typed, lexicon) : null;
  const label =
    named && [named.label.it, named.label.en].find((name) => slipsBetween(typed, name.toLowerCase(), 1) === 1);
  return label ?? null;
};

import { factOf, isSmall, namedOtherwise, noOtherNames, placesOf, type OtherNames } from "./cover.ts";
import { carriesMoreThanWords } from "./never-said.ts";
import { clausesOf } from "./voice.ts";

type Options = {
  /** Filler words of the genre that make no claim ("cerchiamo", "you will"), in lower case and without accents. */
  readonly glue?: ReadonlySet<string>;
  readonly otherNames?: OtherNames;
};

/**
 * The words of a text that are in none of the facts: names, numbers with the unit they count, and all content words, with the
 * polarity of the fact ("no overtime" is not "overtime"). Matches Italian and English at once; small words and glue need no fact.
 */
export function ungroundedIn(text: string, facts: readonly string[], options: Options = {}): string[] {
  const { glue = new Set<string>(), otherNames = noOtherNames } = options;
  const known = facts.flatMap(clausesOf).map(factOf);
  return clausesOf(text).flatMap((clause) => {
    const { words, voice } = factOf(clause);
    const usable = known.filter((fact) => fact.voice === voice);
    const renamed = usable.map((fact) => namedOtherwise(words, fact, otherNames));
    return words.flatMap((word, place) => {
      if (isSmall(words, place) || (word.number === null && glue.has(word.low))) return [];
      if (renamed.some((names) => names.has(place))) return [];
      return usable.some((fact) => placesOf(words, place, fact).length > 0) ? [] : [word.cased];
    });
  });
}

/** Whether a rewritten text contains only given facts and no address. */
export const groundedIn = (text: string, facts: readonly string[], options: Options = {}): boolean =>
  !(carriesMoreThanWords(text) && !facts.some(carriesMoreThanWords)) && ungroundedIn(text, facts, options).length === 0;

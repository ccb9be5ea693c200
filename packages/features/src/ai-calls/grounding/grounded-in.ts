import { factOf, isSmall, namedOtherwise, noOtherNames, factPositions, type SynonymLookup } from "./cover.ts";
import { carriesMoreThanWords } from "./never-said.ts";
import { clausesOf } from "./voice.ts";

type GroundingOptions = {
  /** Filler words of the genre that make no claim ("cerchiamo", "you will"), in lower case and without accents. */
  readonly glue?: ReadonlySet<string>;
  readonly otherNames?: SynonymLookup;
};

/**
 * The words of a text that no fact supports. Function words and `glue` need no support. Names, numbers (with the unit they
 * count) and all other words need a fact of the same polarity: "no overtime" does not support "overtime". A fact may be in
 * Italian and the text in English, or the reverse.
 */
export function ungroundedIn(text: string, facts: readonly string[], options: GroundingOptions = {}): string[] {
  const { glue = new Set<string>(), otherNames = noOtherNames } = options;
  const known = facts.flatMap(clausesOf).map(factOf);
  return clausesOf(text).flatMap((clause) => {
    const { words, voice } = factOf(clause);
    const usable = known.filter((fact) => fact.voice === voice);
    const renamed = usable.map((fact) => namedOtherwise(words, fact, otherNames));
    return words.flatMap((word, place) => {
      if (isSmall(words, place) || (word.number === null && glue.has(word.low))) return [];
      if (renamed.some((names) => names.has(place))) return [];
      return usable.some((fact) => factPositions(words, place, fact).length > 0) ? [] : [word.cased];
    });
  });
}

/** Whether the facts support every word of a rewritten text, and the text adds no address, phone number or code. */
export const groundedIn = (text: string, facts: readonly string[], options: GroundingOptions = {}): boolean =>
  !(carriesMoreThanWords(text) && !facts.some(carriesMoreThanWords)) && ungroundedIn(text, facts, options).length === 0;

import { isTranslation, saysTheSame } from "./same-meaning.ts";
import { smallWords } from "./small-words.ts";
import { voiceOf, type ClausePolarity } from "./voice.ts";
import { isProper, wordsOfText, type SourceWord } from "./words.ts";

/** Finds synonyms in the taxonomy: "gestione progetti" for "project management". Names are in lower case, without accents. */
export type SynonymLookup = (name: string) => readonly string[];
export const noOtherNames: SynonymLookup = () => [];

/** A statement of the source. An answer may repeat it with the same polarity, that is, affirmed, denied or wished for. */
export type GroundingFact = {
  readonly words: readonly SourceWord[];
  readonly voice: ClausePolarity;
  /** For each word, the number of its list item: "vendite in Italia e acquisti in Francia" has two items. */
  readonly parts: readonly number[];
};

/** Words that separate the items of a list. Commas, slashes and similar marks separate items too. */
export const joins = new Set(["e", "ed", "and", "o", "or", "oppure", "nonche", "&"]);
export const partsBefore = ({ gap, low, number }: SourceWord): boolean =>
  /[,;:()•|&+]|\s-\s/.test(gap) || (gap.includes("/") && number === null) || joins.has(low);

export function factOf(text: string): GroundingFact {
  const words = wordsOfText(text);
  let part = 0;
  const parts = words.map((word, place) => (place > 0 && partsBefore(word) ? ++part : part));
  return { words, parts, voice: voiceOf(words.map(({ low }) => low).join(" ")) };
}

/** Whether a word makes no claim of its own, such as an article. "By" makes one (it names the agent of an action), unless it stands before a percentage. */
export const isSmall = (words: readonly SourceWord[], place: number): boolean => {
  const { low, number } = words[place]!;
  return number === null && (smallWords.has(low) || (low === "by" && words[place + 2]?.low === "%"));
};

/** The word that a number counts, if any: "5 persone" is not "5 anni". */
function countedBy(words: readonly SourceWord[], place: number): SourceWord | null {
  const rest = words.slice(place + 1, place + 3);
  return rest.find(({ low, number }) => number === null && !smallWords.has(low)) ?? null;
}
const near = 4;

/** Whether a fraction such as "88/100" occurs in the fact with both of its numbers. */
function sameFraction(said: readonly SourceWord[], place: number, words: readonly SourceWord[], at: number): boolean {
  const over = (all: readonly SourceWord[], one: number) => (all[one]?.gap === "/" ? all[one] : undefined);
  return (
    over(said, place + 1)?.number === over(words, at + 1)?.number &&
    (over(said, place) === undefined || said[place - 1]?.number === words[at - 1]?.number)
  );
}

function numberPlaces(said: readonly SourceWord[], place: number, { words }: GroundingFact): number[] {
  const { number } = said[place]!;
  const unit = countedBy(said, place);
  return words.flatMap((word, at) => {
    if (word.number !== number || !sameFraction(said, place, words, at)) return [];
    if (unit === null) return [at];
    // In "un team di 5 persone" the number counts people, not teams.
    const own = countedBy(words, at);
    const around = own ? [own] : words.slice(Math.max(0, at - near), at + near + 1);
    return around.some(({ low }) => saysTheSame(unit.low, low)) ? [at] : [];
  });
}

/** The positions in a fact that match the word at `place`. Names of people, companies and products match only in the same spelling. */
export function factPositions(said: readonly SourceWord[], place: number, fact: GroundingFact): number[] {
  const word = said[place]!;
  if (word.number !== null) return numberPlaces(said, place, fact);
  // A capitalised word may be translated, but must not have another ending: the name Rossi is not Rosso.
  const says = isProper(word) ? isTranslation : saysTheSame;
  return fact.words.flatMap(({ low }, at) => (low === word.low || says(word.low, low) ? [at] : []));
}

const longest = 5;
const joined = (words: readonly SourceWord[]): string => words.map(({ low }) => low).join(" ");

/** The words of a text that the fact expresses by a synonym, each with the positions of the synonym in the fact. */
export function namedOtherwise(
  said: readonly SourceWord[],
  fact: GroundingFact,
  otherNames: SynonymLookup,
): ReadonlyMap<number, readonly number[]> {
  const found = new Map<number, readonly number[]>();
  const text = ` ${joined(fact.words)} `;
  for (let from = 0; from < said.length; from++)
    for (let to = Math.min(said.length, from + longest); to > from; to--) {
      const names = otherNames(joined(said.slice(from, to)));
      const name = names.find((one) => text.includes(` ${one} `));
      if (name === undefined) continue;
      const start = text
        .slice(0, text.indexOf(` ${name} `))
        .split(" ")
        .filter(Boolean).length;
      const places = name.split(" ").map((_, index) => start + index);
      for (let at = from; at < to; at++) found.set(at, places);
      break;
    }
  return found;
}

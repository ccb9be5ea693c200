import { inWords, weightOf, wordsOf, type FieldWeights } from "@orbita/platform";
import { generalFrom, isGenericTitle, wordFormKeyOf, wordsIn } from "../../lexicon/index.ts";
import { blank } from "./amounts-in-text.ts";
import { asksRemote, isSubject, type JobTerm } from "./job-term.ts";
import { isOneLetter, plainWords, waysOfTerm, type Clause } from "./ways-of-term.ts";

const countWords = (words: string): number => words.split(/\s+/).length;

/** Whether the term is a name of several words. */
const isLongName = (term: JobTerm): boolean => term.ids.length > 0 && countWords(plainWords(term)) > 1;

/** The share of its weight that a general word of a longer name has, because a "sales agent" is no "travel agent". */
const generalShare = 1 / 3;

/** Scores a name of several words: in full where a field has all of them, and each word by itself. */
function nameScores(term: JobTerm, weights: FieldWeights): Clause[] {
  const name = plainWords(term);
  const words = name.split(" ");
  const isGeneral = (word: string) =>
    isGenericTitle(word) ||
    term.parts.some((part) => part.heads.length >= generalFrom && part.words.toLowerCase() === word);
  const little = Object.fromEntries(
    Object.entries(weights).map(([field, weight]) => [field, Math.ceil(weight * generalShare)]),
  );
  const queries = Object.entries(weights).map(([field, weight]) => ({
    constant_score: { boost: weight * words.length, filter: inWords(field, name) },
  }));
  return [
    { dis_max: { queries } },
    ...words.flatMap((word) => weightOf(word, isGeneral(word.toLowerCase()) ? little : weights, false)),
  ];
}

/** The score of a post whose title names the job by this word. */
const headOfTitleWorth = 4;

const formKeyOf = (word: string): string => wordFormKeyOf(wordsIn(word));

/** Scores the words that name the job of a title: "Contabile, studio associato" is an accountant, "Geometra contabile" is not. */
const headScores = (words: string): Clause[] =>
  wordsOf(words)
    .filter((word) => !isGenericTitle(word))
    .map((word) => ({ constant_score: { boost: headOfTitleWorth, filter: inWords("titleHead", formKeyOf(word)) } }));

/**
 * The clauses that score a text: each word as typed, as in every search by relevance, and each parsed term by the best of its
 * ways in the title and the best of its ways in the skills. All scores add up, so that a post with the term in both comes
 * first. Scores are whole numbers, so that a cursor over them stays valid.
 */
export function scoreOfTerms(
  text: string,
  terms: readonly JobTerm[],
  weights: FieldWeights,
  forgiving: boolean,
): Clause[] {
  const context = { remote: asksRemote(terms), forgiving };
  const understood = terms.flatMap((term): Clause[] => {
    const times = isSubject(term) ? countWords(plainWords(term)) : 1;
    const ways = Object.values(Object.groupBy(waysOfTerm(term, context), ({ about }) => about));
    return ways.flatMap((some): Clause[] => {
      const queries = some
        .filter((way) => way.worth > 0)
        .map(({ clause, worth: points }) => ({ constant_score: { boost: points * times, filter: clause } }));
      return queries.length === 0 ? [] : [{ dis_max: { queries } }];
    });
  });
  const names = terms.filter((term) => isSubject(term) && (isLongName(term) || term.corrected));
  const rest = blank(
    text,
    names.map(({ from, words }) => ({ from, to: from + words.length })),
  );
  const written = rest.split(/[\s,]+/).filter((word) => !isOneLetter(word));
  return [
    ...weightOf(written.join(" "), weights, false),
    ...names.flatMap((term) => nameScores(term, weights)),
    ...terms.filter((term) => isSubject(term) && !isLongName(term)).flatMap((term) => headScores(plainWords(term))),
    ...understood,
  ];
}

type SearchClause = Record<string, unknown>;

/** Stop words: a search for "cuoco a Genova" does not require an "a". */
const little = new Set(
  "a ad al alla alle con d da dal dalla de dei del della delle di e ed gli i il in l la le lo nel o per su the un una of and or for to an at with".split(
    " ",
  ),
);

export const isLittle = (word: string): boolean => little.has(word.toLowerCase());

/** The words of a text without stop words. A text that consists only of stop words keeps them. */
export function wordsOf(text: string): string[] {
  const words = text.split(/\s+/).filter(Boolean);
  const meant = words.filter((word) => !isLittle(word));
  return meant.length > 0 ? meant : words;
}

/** Typo tolerance, as for labels: one typo from five letters on, two from ten, never in the first letter. */
const fromLetters = 5;
const slipping = { fuzziness: `AUTO:${fromLetters},10`, prefix_length: 1, max_expansions: 50 };

/** Clause that matches a word with typo tolerance. */
export const nearWord = (field: string, word: string): SearchClause => inWords(field, word, slipping);

/** Clause that matches the beginning of a word, for a text that somebody is still typing. */
export const startsWord = (field: string, start: string): SearchClause =>
  anyOf(["it", "en"].map((language) => ({ match_bool_prefix: { [`${field}.${language}`]: { query: start } } })));

export const canSlip = (text: string): boolean => wordsOf(text).some((word) => word.length >= fromLetters);

const anyOf = (should: readonly SearchClause[]): SearchClause => ({ bool: { should, minimum_should_match: 1 } });

/** Clause that matches all words of a query, by their stems in either language. */
export const inWords = (field: string, query: string, more: SearchClause = {}): SearchClause =>
  anyOf(["it", "en"].map((language) => ({ match: { [`${field}.${language}`]: { query, operator: "and", ...more } } })));

export const proseClause = (field: string, text: string): SearchClause => inWords(field, wordsOf(text).join(" "));

/**
 * The fields in which the words of a search are scored, with their weights. A word counts once, in the field with the highest
 * weight. Scores are sums of whole numbers, the same on every shard and at any time, so that a cursor over them stays valid.
 */
export type FieldWeights = Readonly<Record<string, number>>;

/** Maximum number of words that are scored; further words of a longer text are not. */
const mostWeighed = 12;

export const weightOf = (text: string, weights: FieldWeights, slips: boolean): SearchClause[] =>
  wordsOf(text)
    .slice(0, mostWeighed)
    .map((word) => ({
      dis_max: {
        queries: Object.entries(weights).map(([field, boost]) => ({
          constant_score: { boost, filter: inWords(field, word, slips ? slipping : {}) },
        })),
      },
    }));

/**
 * The clause with typo tolerance. It allows typos only in weighted fields, because a long text nearly always has some word that is
 * one letter off.
 */
export const slippedClause = (field: string, text: string, weights: FieldWeights): SearchClause => ({
  bool: {
    filter: wordsOf(text).map((word) =>
      anyOf([inWords(field, word), ...Object.keys(weights).map((name) => inWords(name, word, slipping))]),
    ),
  },
});

type Clause = Record<string, unknown>;

/** Words that say nothing on their own: nobody who types "cuoco a Genova" wants an "a" in it. */
const little = new Set(
  "a ad al alla alle con d da dal dalla de dei del della delle di e ed gli i il in l la le lo nel o per su the un una of and or for to an at with".split(
    " ",
  ),
);

export const isLittle = (word: string): boolean => little.has(word.toLowerCase());

/** What was typed, word by word; all of it where nothing else is left. */
export function wordsOf(text: string): string[] {
  const words = text.split(/\s+/).filter(Boolean);
  const meant = words.filter((word) => !isLittle(word));
  return meant.length > 0 ? meant : words;
}

/** As for labels: one slip from five letters on, two from ten, never in the first letter. */
const fromLetters = 5;
const slipping = { fuzziness: `AUTO:${fromLetters},10`, prefix_length: 1, max_expansions: 50 };

/** A word, or a letter away from it. */
export const nearWord = (field: string, word: string): Clause => inWords(field, word, slipping);

export const canSlip = (text: string): boolean => wordsOf(text).some((word) => word.length >= fromLetters);

const anyOf = (should: readonly Clause[]): Clause => ({ bool: { should, minimum_should_match: 1 } });

/** By the stems of either language. */
export const inWords = (field: string, query: string, more: Clause = {}): Clause =>
  anyOf(["it", "en"].map((language) => ({ match: { [`${field}.${language}`]: { query, operator: "and", ...more } } })));

export const proseClause = (field: string, text: string): Clause => inWords(field, wordsOf(text).join(" "));

/**
 * Which fields a word weighs in, and how much: each word counts where it weighs most, once. Scores are sums of whole numbers,
 * the same on every shard and at every moment, so that a cursor over them holds and the newest end their ties.
 */
export type Weights = Readonly<Record<string, number>>;

/** Longer questions are ordered by their first words. */
const mostWeighed = 12;

export const weightOf = (text: string, weights: Weights, slips: boolean): Clause[] =>
  wordsOf(text)
    .slice(0, mostWeighed)
    .map((word) => ({
      dis_max: {
        queries: Object.entries(weights).map(([field, boost]) => ({
          constant_score: { boost, filter: inWords(field, word, slips ? slipping : {}) },
        })),
      },
    }));

/** With a slip, but only in what weighs: in long texts there is always some word that is one letter away. */
export const slippedClause = (field: string, text: string, weights: Weights): Clause => ({
  bool: {
    filter: wordsOf(text).map((word) =>
      anyOf([inWords(field, word), ...Object.keys(weights).map((name) => inWords(name, word, slipping))]),
    ),
  },
});

type SearchClause = Record<string, unknown>;

/**
 * The value of a field of kind `label`: the names of an entity in every language, and other words that people type for it. Names
 * rank before other words. Popularity is in a separate field, `rank`.
 */
export type LabelNames = { readonly names: readonly string[]; readonly others: readonly string[] };

/** Maximum length of the indexed prefixes: `start` of a whole name, `word` of a single word. */
const longest = { start: 24, word: 16 };

/**
 * `start` matches a whole name without its gaps: "L'Aquila" by "laquila", "Part-time" by "parttime". `word` matches each word of a
 * name.
 */
export const labelAnalysis = {
  char_filter: {
    // Matches the characters that are removed from a name: all but letters, digits, and the signs of C++ and C#.
    without_gaps: { type: "pattern_replace", pattern: String.raw`[^\p{L}\p{M}\p{N}+#]+`, replacement: "" },
    with_gaps: { type: "pattern_replace", pattern: String.raw`[^\p{L}\p{M}\p{N}+#]+`, replacement: " " },
  },
  filter: {
    start_beginnings: { type: "edge_ngram", min_gram: 1, max_gram: longest.start },
    word_beginnings: { type: "edge_ngram", min_gram: 1, max_gram: longest.word },
    start_cut: { type: "truncate", length: longest.start },
    word_cut: { type: "truncate", length: longest.word },
  },
  analyzer: Object.fromEntries(
    [
      { name: "start", char_filter: "without_gaps", tokenizer: "keyword" },
      { name: "word", char_filter: "with_gaps", tokenizer: "whitespace" },
    ].flatMap(({ name, char_filter, tokenizer }) => {
      const shared = { type: "custom", char_filter: [char_filter], tokenizer };
      const folded = ["lowercase", "asciifolding"];
      return [
        [`label_${name}`, { ...shared, filter: [...folded, `${name}_beginnings`] }],
        [`label_${name}_asked`, { ...shared, filter: [...folded, `${name}_cut`] }],
        [`label_${name}_whole`, { ...shared, filter: folded }],
      ];
    }),
  ),
};

const beginnings = (name: string) => ({
  type: "text",
  analyzer: `label_${name}`,
  search_analyzer: `label_${name}_asked`,
  // Term frequency and field length are left out, because they say nothing about how well a name matches.
  index_options: "docs",
  norms: false,
});
const cutInThree = {
  type: "text",
  index: false,
  fields: {
    start: beginnings("start"),
    word: beginnings("word"),
    whole: { type: "text", analyzer: "label_start_whole", index_options: "docs", norms: false },
  },
};
export const labelMapping = { properties: { names: cutInThree, others: cutInThree } };

/**
 * The ways in which a name can match, with their scores; the best match counts. A name ranks before other words for it, its
 * beginning before one of its words, and a typo last. Popularity adds 0 to about 12: it can reorder close kinds of matches, but
 * lifts no other match above an exact name, and no match with a typo above one without.
 */
const fits: readonly { part: string; worth: number; slips?: boolean }[] = [
  { part: "names.whole", worth: 70 },
  { part: "others.whole", worth: 58 },
  { part: "names.start", worth: 50 },
  { part: "others.start", worth: 46 },
  { part: "names.word", worth: 44 },
  { part: "others.word", worth: 42 },
  { part: "names.start", worth: 20, slips: true },
  { part: "others.start", worth: 17, slips: true },
  { part: "names.word", worth: 16, slips: true },
  { part: "others.word", worth: 14, slips: true },
];

/**
 * Minimum length of a word in which a typo is tolerated: one typo from five letters on, two from ten, and none in the first letter,
 * which hardly anybody mistypes.
 */
const fromLetters = 5;
const slipping = {
  fuzziness: `AUTO:${fromLetters},10`,
  prefix_length: 1,
  max_expansions: 200,
  fuzzy_transpositions: true,
};

/** The clause that finds labels. Its scores are the same on every shard and at any time, so that a cursor over them stays valid. */
export function labelClause(field: string, values: readonly string[]): SearchClause {
  const queries = values.flatMap((query) =>
    // Short texts get no fuzzy matching, because no typo is tolerated in them and fuzzy matching takes most of the engine's time.
    fits
      .filter(({ slips }) => !slips || query.length >= fromLetters)
      .map(({ part, worth, slips }) => ({
        constant_score: {
          boost: worth,
          filter: { match: { [`${field}.${part}`]: { query, operator: "and", ...(slips && slipping) } } },
        },
      })),
  );
  return {
    function_score: {
      query: { dis_max: { queries } },
      functions: [{ field_value_factor: { field: "rank", modifier: "ln1p", missing: 0 } }],
      boost_mode: "sum",
    },
  };
}

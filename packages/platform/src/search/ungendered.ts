type TextAnalyzer = { readonly tokenizer: string; readonly filter: readonly string[] };
type AnalysisSettings = {
  readonly filter: Readonly<Record<string, object>>;
  readonly analyzer: Readonly<Record<"words_it" | "words_en", TextAnalyzer>>;
};

const replacing = (pattern: string, replacement: string) => ({ type: "pattern_replace", pattern, replacement });

/**
 * Token filters that unify the two genders of job titles in Italian, and of a few in English. Stemming unifies most of them
 * (infermiera, infermiere), but neither "sviluppatrice" and "sviluppatore" nor short words. The filters run in this order on
 * lower-case words without accents.
 */
const filters = {
  one_gender_essa: replacing("^(\\p{L}{2,}(?:or|ent|at|et|il))ess[ae]$", "$1e"),
  one_gender_tore: replacing("^(\\p{L}{2,}t)(?:ric[ei]|or[eia])$", "$1or"),
  one_gender_iere: replacing("^(\\p{L}{2,}ier)[aei]$", "$1"),
  one_gender_logo: replacing("^(\\p{L}{2,}log)(?:o|a|i|he|hi)$", "$1"),
  one_gender_short: replacing("^(cuoc|sart|soci|nat|brav|sol|mi|su)[oa]$", "$1"),
  one_gender_ess: replacing("^(wait|act|host|steward)(?:(?:er|or)s?|(?:er)?r?ess(?:es)?)$", "$1"),
  one_gender_he: replacing("^(?:s?he|l[eu]i|egli|ella)$", "he"),
  one_gender_his: replacing("^(?:hers?|his|him|herself|himself)$", "his"),
  one_gender_man: replacing("^(\\p{L}{3,})(?:wo)?m[ae]n$", "$1man"),
};
/** Removes the last vowel of a word, which shows the gender of Italian words and which English stemming keeps. */
const lastVowel = { one_gender_vowel: replacing("^(\\p{L}{4,})[ao]$", "$1") };

const before = (names: readonly string[], { filter, ...analyzer }: TextAnalyzer): TextAnalyzer => ({
  ...analyzer,
  filter: [...filter.slice(0, -1), ...names, ...filter.slice(-1)],
});

/** Adds filters to an analysis that unify gendered forms, so that searches cannot distinguish people by gender. */
export const ungendered = <T extends AnalysisSettings>({ filter, analyzer, ...rest }: T) => ({
  ...rest,
  filter: { ...filter, ...filters, ...lastVowel },
  analyzer: {
    words_it: before(Object.keys(filters), analyzer.words_it),
    words_en: before([...Object.keys(filters), ...Object.keys(lastVowel)], analyzer.words_en),
  },
});

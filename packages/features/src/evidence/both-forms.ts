export type GenderedJobTitles = readonly { readonly itMasculine: string; readonly itFeminine: string }[];

const pieces = (name: string): string[] => name.toLowerCase().split(/(?<=[\s/'’-])|(?=[\s/'’-])/u);
const endings: readonly (readonly [RegExp, string])[] = [
  [/^(\p{L}{2,})tore$/u, "$1trice"],
  [/^(\p{L}{2,})trice$/u, "$1tore"],
  [/^(\p{L}{2,})iere$/u, "$1iera"],
  [/^(\p{L}{2,})iera$/u, "$1iere"],
];
const byEnding = (word: string): string => {
  const rule = endings.find(([pattern]) => pattern.test(word));
  return rule ? word.replace(...rule) : word;
};

/** Maps each word of a title to its form for the other gender. */
function wordPairs(titles: GenderedJobTitles) {
  const [feminine, masculine] = [new Map<string, string>(), new Map<string, string>()];
  for (const { itMasculine, itFeminine } of titles) {
    const [his, hers] = [pieces(itMasculine), pieces(itFeminine)];
    if (his.length !== hers.length) continue;
    for (const [at, word] of his.entries())
      if (word !== hers[at] && /^\p{L}+$/u.test(word + hers[at]!)) {
        feminine.set(word, hers[at]!);
        masculine.set(hers[at]!, word);
      }
  }
  return [feminine, masculine] as const;
}

const adjectives: readonly (readonly [RegExp, string])[] = [
  [/^(\p{L}{3,})o$/u, "$1a"],
  [/^(\p{L}{3,})a$/u, "$1o"],
];
/** The form of a word of a title for the other gender by its ending alone, for words that the taxonomy does not know. */
function byAnyEnding(word: string, toFeminine: boolean): string {
  const rules = [...endings, ...adjectives].filter((_, at) => (at % 2 === 0) === toFeminine);
  const rule = rules.find(([pattern]) => pattern.test(word));
  return rule ? word.replace(...rule) : word;
}

/**
 * Returns a function that gives the forms of a job title for both genders, in lower case: "addetta vendite", "addetto vendite". Some of them
 * may be no title ("addetta vendito"); they match no name.
 */
export function titleForms(titles: GenderedJobTitles): (title: string) => string[] {
  const pairs = wordPairs(titles);
  return (title) => {
    const words = pieces(title);
    const forms = pairs.flatMap((others, at) => [
      words.map((word) => others.get(word) ?? word),
      words.map((word) => others.get(word) ?? byAnyEnding(word, at === 0)),
    ]);
    return [...new Set(forms.map((form) => form.join("")))];
  };
}

/**
 * Returns a function that adds the form for the other gender to each name. Skills have job titles as aliases too ("cuoco",
 * "analista finanziario"), mostly in one form, and a "cuoca" has the same skill. A single word that is no job title only changes
 * by its ending (-tore/-trice, -iere/-iera), because it may be an adjective ("elettronico").
 */
export function bothForms(titles: GenderedJobTitles): (names: readonly string[]) => string[] {
  const pairs = wordPairs(titles);
  const alone = new Set(
    titles.flatMap(({ itMasculine, itFeminine }) => [itMasculine, itFeminine]).map((name) => name.toLowerCase()),
  );
  const formsOf = (name: string): string[] => {
    const words = pieces(name);
    if (words.length === 1 && !alone.has(words[0]!)) return [byEnding(words[0]!)];
    return pairs.map((others) => words.map((word) => others.get(word) ?? word).join(""));
  };
  return (names) => {
    const known = new Set(names.map((name) => name.toLowerCase()));
    return [...names, ...new Set(names.flatMap(formsOf).filter((form) => !known.has(form)))];
  };
}

const order = ["A1", "A2", "B1", "B2", "C1", "C2"];

/** Words for levels of a language. The first pattern that matches counts. */
const inWords: [RegExp, string][] = [
  [/full professional|professionale completa/u, "C1"],
  [/limited working|professionale limitata/u, "B1"],
  [/professional working|conoscenza professionale|professionale/u, "B2"],
  [/upper[- ]intermediate|intermedio[- ]alto|post[- ]intermedi[oa]|buon[oai]?|good|strong|very good/u, "B2"],
  [
    /lower[- ]intermediate|intermedi\p{L}+|discret[oa]|conversational|conversazion\p{L}+|working knowledge|sufficient[ei]?/u,
    "B1",
  ],
  [
    /fluent\p{L}*|ottim[oa]|eccellent[ei]|excellent|advanced|avanzat[oa]|proficien\p{L}+|correntemente|corrente|padronanza/u,
    "C1",
  ],
  [
    /basic|bas[ei]|scolastic[oa]|elementar[ey]|beginner|principiante|elementi|nozioni|rudiment\p{L}+|di base|a little|un po'/u,
    "A2",
  ],
];
const native =
  /madre ?lingua|lingua madre|mother[- ]?tongue|native|nativ[oa]|bilingu\p{L}*|first language|grew up|prima lingua/u;

export type LanguageLevel = { native: boolean; level: string | null };

/** The level of a language that a text states. Of several CEFR levels, as for reading and speaking, the middle one counts. */
export function levelIn(text: string): LanguageLevel | null {
  const folded = text.normalize("NFC").toLowerCase();
  const codes = [...text.matchAll(/(?<![\p{L}\d])([ABC][12])\+?(?![\p{L}\d])/giu)].map((match) =>
    match[1]!.toUpperCase(),
  );
  if (codes.length > 0) {
    const sorted = codes.toSorted((a, b) => order.indexOf(a) - order.indexOf(b));
    return { native: false, level: sorted[Math.floor(sorted.length / 2)]! };
  }
  if (native.test(folded)) return { native: true, level: null };
  const [word] = inWords.flatMap(([pattern, level]) => (pattern.test(folded) ? [level] : []));
  return word ? { native: false, level: word } : null;
}

/** The positions of the words for a level, so that they can be quoted. */
export const levelPlaces = (text: string): { from: number; to: number }[] => {
  const all = new RegExp(
    `(?<![\\p{L}\\d])(?:[ABC][12]\\+?|${[native, ...inWords.map(([pattern]) => pattern)].map(({ source }) => source).join("|")})(?![\\p{L}\\d])`,
    "giu",
  );
  return [...text.matchAll(all)].map((match) => ({ from: match.index, to: match.index + match[0].length }));
};

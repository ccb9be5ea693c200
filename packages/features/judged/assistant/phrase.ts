import type { FictionalPerson } from "./people.ts";
import type { SeededRandom } from "./random.ts";
import type { Lang } from "./trades/trade.ts";

export type PlaceholderValues = Readonly<Record<string, string>>;

const pronouns = {
  f: { o: "a", he: "she", his: "her", him: "her", gli: "le", lo: "la", Lo: "La" },
  m: { o: "o", he: "he", his: "his", him: "him", gli: "gli", lo: "lo", Lo: "Lo" },
} as const;

const fill = (text: string, words: PlaceholderValues) =>
  text.replaceAll(/\{(\w+)\}/g, (_, name: string) => words[name] ?? "");

/** Adds a typo: swaps two letters in a long word of the template, but never in the name that the question asks for. */
function slipIn(random: SeededRandom, wording: string): string {
  const words = wording.split(" ");
  const long = words.flatMap((word, place) => (/^\p{L}{7,}/u.test(word) && !word.includes("{") ? [place] : []));
  if (long.length === 0) return wording;
  const place = random.one(long);
  const word = words[place]!;
  const at = random.between(2, 4);
  words[place] = word.slice(0, at) + word[at + 1]! + word[at]! + word.slice(at + 2);
  return words.join(" ");
}

/** Imitates hasty typing: no capital letter, no question mark, straight apostrophes, no accents. */
function hurried(random: SeededRandom, text: string): string {
  let typed = text;
  if (random.chance(0.25)) typed = typed.replace(/\?$/u, "");
  if (random.chance(0.2)) typed = typed.charAt(0).toLowerCase() + typed.slice(1);
  if (random.chance(0.5)) typed = typed.replaceAll("’", "'");
  if (random.chance(0.08)) typed = typed.replaceAll("È", "E'").replaceAll("è", "e'");
  return typed;
}

export function phraseQuestion(
  random: SeededRandom,
  wording: string,
  about: { person: FictionalPerson; words: PlaceholderValues },
): string {
  const { person, words } = about;
  const own = random.chance(0.08) ? slipIn(random, wording) : wording;
  const name = random.chance(0.5) ? person.first : `${person.first} ${person.last}`;
  // Fills in the person's pronouns; Italian participles need the gender too.
  return hurried(random, fill(own, { ...pronouns[person.sex], name, ...words }));
}

const joined = { it: " e ", en: " and " } as const;
export const joinList = (names: readonly string[], language: Lang): string =>
  [names.slice(0, -1).join(", "), names.at(-1)!].filter(Boolean).join(joined[language]);

/** The Italian article before the name of a language: "l’inglese", "lo spagnolo", "il tedesco". */
export const articleOf = (name: string): string =>
  /^[aeiou]/iu.test(name) ? "l’" : /^s[^aeiou]/iu.test(name) ? "lo " : "il ";

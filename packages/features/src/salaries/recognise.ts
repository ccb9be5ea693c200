import { singleForm, termsIn, wordsIn, type Lexicon } from "../lexicon/index.ts";

/** The part of a title that names the role. After a comma follow the field, the shift, the place. */
const mainPart = (title: string): string => singleForm(title).split(",", 1)[0]!;

/**
 * The role that the title of a job names first; null if it names none. A single word counts only if CVs are understood the same way,
 * because some words are aliases of one occupation but occur in the titles of many ("tecnico").
 */
export function roleOfTitle(title: string, lexicon: Lexicon): string | null {
  const text = mainPart(title);
  const { titles } = lexicon;
  const term = termsIn(text, lexicon).find(
    ({ named, words }) =>
      named?.kind === "occupation" && (wordsIn(words).length > 1 || titles.namedIn(words).includes(named.id)),
  );
  return term?.named?.id ?? titles.namedIn(text)[0] ?? null;
}

/** Words around the name of a level: "livello B2", "3° livello". */
const around = /(?<!\p{L})(?:livello|level|liv|lev|lvl)(?!\p{L})\.?/giu;

/** A level of a collective agreement in one spelling: "liv. b2" and "Livello B2" are "B2". Null if nothing is left. */
export const salaryLevelOf = (typed: string | null): string | null =>
  (typed ?? "")
    .replaceAll(around, " ")
    .replaceAll(/[°ºª^]/gu, "")
    .replaceAll(/\s+/gu, " ")
    .trim()
    .toUpperCase() || null;

/** Function words. Spellings of the same skill may differ in them. */
const little = new Set(
  "di del della dell dello dei degli delle d da dal dalla con in nel nella nei nelle sul sulla su a ad al alla alle ai agli il la lo l le i gli un uno una e ed per of the and to for an on".split(
    " ",
  ),
);
export const isLittle = (word: string): boolean => little.has(word);

export const wordsIn = (text: string): string[] => text.match(/[\p{L}\p{N}]+(?:\+\+|[+#](?![\p{L}\p{N}]))?/gu) ?? [];

/**
 * A key for spellings that differ in separators: "Power-BI", "PowerBI" and "Power BI" get one key, and so do "P.L.C." and "PLC".
 */
export const joinedKey = (text: string): string => text.replaceAll(/[^\p{L}\p{N}+#]/gu, "");

/** Removes number and gender endings; a removed vowel leaves a mark, so that "Perla" does not become Perl. */
function stemOf(word: string): string {
  if (word.length < 5 || /\d/u.test(word)) return word;
  if (/[^aius]s$/u.test(word)) return word.slice(0, -1);
  return word.replace(/(?<=[cg])h(?=[ei]$)/u, "").replace(/i?[aeio]$/u, "·");
}
/**
 * A key for spellings that differ in number, gender and function words. The last word counts even if it is a function word:
 * "patente A".
 */
export const stemKey = (text: string): string =>
  wordsIn(text)
    .filter((word, at, all) => !little.has(word) || at === all.length - 1)
    .map(stemOf)
    .join(" ");

/**
 * Endings of activities and of the people doing them: "saldatura" and "saldatore", "liquidazione" and "liquidatrice", "welding" and
 * "welder".
 */
const doing = /(?:zion[ei]|tor[ei]|tric[ei]|tur[ae]|ing|ers?)$/u;
const rootOf = (word: string): string => {
  const root = word.length > 5 ? word.replace(doing, "") : word;
  return root.length > 3 && root !== word ? `${root}-` : stemOf(word);
};
/** A key of at least two content words, in any order and without the endings of activities. */
export function rootKey(text: string, isTalk: (word: string) => boolean): string {
  const roots = wordsIn(text).flatMap((word) => (little.has(word) || isTalk(word) ? [] : rootOf(word)));
  return roots.length > 1 ? roots.toSorted().join(" ") : "";
}

/**
 * The parts of a label that joins two skills. "Manutenzione oleodinamica e pneumatica" is also each of the two, and so are "Bash
 * and shell scripting" and "marchi e brevetti". In Italian the joined words share the words before them, in English those after
 * them.
 */
export function splitLabel(label: string, language: "it" | "en"): string[] {
  const bare = label.replaceAll(/\s*\([^)]*\)/gu, "").trim();
  const match = /^(.+?),? (?:e|ed|and) (.+)$/u.exec(bare);
  if (!match || /,/u.test(bare)) return [];
  const [left, right] = [match[1]!.split(" "), match[2]!.split(" ")];
  if (left.length === 1 && right.length === 1) return [left[0]!, right[0]!];
  const rest = (words: string[]) => words.join(" ");
  if (language === "en") {
    if (left.length !== 1 || right.length !== 2) return [];
    return [`${left[0]} ${right[1]}`, rest(right)];
  }
  // Splits a label in which two activities share the words after them: "Installazione e manutenzione di caldaie".
  if (left.length === 1 && right.length > 2 && little.has(right[1]!))
    return [rest([...left, ...right.slice(1)]), rest(right)];
  if (right.length === 1 && left.length > 1) return [rest(left), rest([...left.slice(0, -1), ...right])];
  return [];
}

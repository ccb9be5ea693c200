import { casedOf } from "./plain-text.ts";
import { numberOf, timeUnits } from "./numbers.ts";

export type SourceWord = {
  readonly low: string;
  readonly cased: string;
  /** The text between the previous word of the source and this word. */
  readonly gap: string;
  /** The normalised value of digits and number words; null for other words. */
  readonly number: string | null;
  /** True for the first word of a sentence, where a capital letter has no meaning. */
  readonly first: boolean;
};

const pattern = /\d+(?:[.,]\d+)*(?![\p{L}\d])|(?:(?<![\p{L}\p{N}])\.(?=net\b))?[\p{L}\p{N}]+(?:\+\+|#)?|[%€$£]/giu;

/**
 * Replaces "è" with "essere", because without its accent it would read as "e" ("and"). Removes the dots of "S.p.A." and expands
 * contractions such as "won't".
 */
const opened = (text: string): string =>
  casedOf(text.replaceAll(/(?<!\p{L})(?:[èÈ]|[eE]['’](?=\s))(?!\p{L})/gu, "essere"))
    .replaceAll(/(?<!\p{L})(?:\p{L}\.){2,}/gu, (short) => short.replaceAll(".", ""))
    .replaceAll(/\b(can)'t\b/gi, "$1not")
    .replaceAll(/\bwon't\b/gi, "will not")
    .replaceAll(/n't\b/gi, " not");

/** The words of a text, each with the separating text before it. */
export function wordsOfText(written: string): SourceWord[] {
  const cased = opened(written);
  let end = 0;
  const found = [...cased.matchAll(pattern)].map(({ 0: text, index }): SourceWord => {
    const gap = cased.slice(end, index);
    const first = end === 0 || /[.!?:]\s/.test(gap) || /^\s*["'(«]*$/.test(cased.slice(0, index));
    end = index + text.length;
    const low = text.toLowerCase();
    return { low, cased: text, gap, number: numberOf(low), first };
  });
  return found.map((word, place) => ({ ...word, number: countedAs(word, found[place + 1]) }));
}

const article = new Set(["un", "uno", "una", "one", "a", "an"]);
const counted = /^(?:person[ae]|clienti|risorse|colleghi|sedi|paesi|progetti|lingue|aziende|negozi|ore|volte)$/;
/**
 * The number that a word means, if any. "Un" counts in "un anno" but not in "un team"; "sei" means six in "sei persone" but is a
 * verb in "sei curioso".
 */
function countedAs({ low, number }: SourceWord, next: SourceWord | undefined): string | null {
  if (article.has(low)) return next && timeUnits.has(next.low) ? "1" : null;
  if (low === "sei") return next && (timeUnits.has(next.low) || counted.test(next.low)) ? "6" : null;
  return number;
}

export const isProper = ({ cased, first }: SourceWord): boolean => !first && /^\p{Lu}/u.test(cased);

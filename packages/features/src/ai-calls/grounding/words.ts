import { casedOf } from "./plain-text.ts";
import { numberOf, timeUnits } from "./numbers.ts";

export type Word = {
  readonly low: string;
  readonly cased: string;
  /** What stands between the word before and this one. */
  readonly gap: string;
  /** Of digits and number words, written in one way; null for other words. */
  readonly number: string | null;
  /** The first one of a sentence: its capital says nothing. */
  readonly first: boolean;
};

const pattern = /\d+(?:[.,]\d+)*(?![\p{L}\d])|(?:(?<![\p{L}\p{N}])\.(?=net\b))?[\p{L}\p{N}]+(?:\+\+|#)?|[%€$£]/giu;

/** "è" would become "e", which is "and"; "S.p.A." is one word, and so is what an apostrophe shortens. */
const opened = (text: string): string =>
  casedOf(text.replaceAll(/(?<!\p{L})(?:[èÈ]|[eE]['’](?=\s))(?!\p{L})/gu, "essere"))
    .replaceAll(/(?<!\p{L})(?:\p{L}\.){2,}/gu, (short) => short.replaceAll(".", ""))
    .replaceAll(/\b(can)'t\b/gi, "$1not")
    .replaceAll(/\bwon't\b/gi, "will not")
    .replaceAll(/n't\b/gi, " not");

/** The words of a text, with what parts them. */
export function wordsOf(written: string): Word[] {
  const cased = opened(written);
  let end = 0;
  const found = [...cased.matchAll(pattern)].map(({ 0: text, index }): Word => {
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
/** "Un anno" counts, "un team" does not; "sei persone" are six, "sei curioso" is said to somebody. */
function countedAs({ low, number }: Word, next: Word | undefined): string | null {
  if (article.has(low)) return next && timeUnits.has(next.low) ? "1" : null;
  if (low === "sei") return next && (timeUnits.has(next.low) || counted.test(next.low)) ? "6" : null;
  return number;
}

export const isProper = ({ cased, first }: Word): boolean => !first && /^\p{Lu}/u.test(cased);

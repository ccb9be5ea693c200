import { rawSpan, type NormalisedText } from "./find/text.ts";

declare const closed: unique symbol;
/** Text that a fix may write. Only this file creates it: from the words below, from the text itself, or from the list of job names. */
type SafeText = string & { readonly [closed]: true };

/** A gender-neutral English job title. Values come only from `words/gender-en.ts`, so that a fix cannot insert other text. */
export type JobName = string & { readonly [closed]: true };

interface TextSpan {
  readonly start: number;
  readonly end: number;
}

/**
 * A proposed correction: delete or replace the text from `start` to `end` of the field, or ask the author for the right words. A
 * fix cannot write a fact that the author did not give.
 */
export type FindingFix =
  | (TextSpan & { readonly kind: "delete" | "neutral"; readonly text: SafeText })
  /** The fix that only asks the author, because the right words are a fact that only the author knows. */
  | { readonly kind: "ask" };

export type TextRewrite = Extract<FindingFix, TextSpan>;
export const isRewrite = (fix: FindingFix): fix is TextRewrite => fix.kind !== "ask";

export const ask: FindingFix = { kind: "ask" };

/** Words that state less than the words they replace: no number, no contract term, no requirement. */
const neutralWords = [
  "una persona",
  "persone",
  "person",
  "worker",
  "they",
  "them",
  "their",
  "theirs",
  "themselves",
  "un ",
  "uno ",
  "una ",
  "un'",
  "a ",
  "an ",
  "persona a suo agio con gli strumenti digitali",
  "persone a loro agio con gli strumenti digitali",
  "person at ease with digital tools",
  "people at ease with digital tools",
] as const;
export type NeutralWord = (typeof neutralWords)[number];

/** Copies the case of the written words: "SALESMAN", "Salesman", "salesman". */
function copyCase(written: string, text: string): string {
  if (written.length > 1 && /\p{L}/u.test(written) && written === written.toUpperCase()) return text.toUpperCase();
  return /^\p{Lu}/u.test(written) ? text.charAt(0).toUpperCase() + text.slice(1) : text;
}

/** A fix that deletes words. The offsets refer to the plain text, as in a `Match`. */
export function deleteWords(text: NormalisedText, start: number, end: number): FindingFix {
  const span = rawSpan(text, start, end);
  const next = text.raw.charAt(span.end);
  // If the deleted text began with a capital letter, the next word is capitalised.
  const isCapital = /^\p{Lu}/u.test(text.raw.slice(span.start, span.end)) && /^\p{Ll}/u.test(next);
  return {
    kind: "delete",
    start: span.start,
    end: isCapital ? span.end + next.length : span.end,
    text: (isCapital ? next.toUpperCase() : "") as SafeText,
  };
}

/** A fix that replaces words. The offsets refer to the plain text, as in a `Match`. */
export function replaceWords(
  text: NormalisedText,
  start: number,
  end: number,
  word: NeutralWord | JobName,
): FindingFix {
  const span = rawSpan(text, start, end);
  return { kind: "neutral", ...span, text: copyCase(text.raw.slice(span.start, span.end), word) as SafeText };
}

/** A fix that keeps the written words and adds the ending of the other gender to each: "Commessa" becomes "Commessa/o". */
export function addEndings(span: TextSpan, pieces: readonly { written: string; stroke: string }[]): FindingFix {
  const text = pieces.map(({ written, stroke }) => {
    const isShouted = written.trim().length > 1 && written === written.toUpperCase();
    return `${written}/${isShouted ? stroke.toUpperCase() : stroke}`;
  });
  return { kind: "neutral", start: span.start, end: span.end, text: text.join("") as SafeText };
}

const openToAll = {
  it: "Annuncio rivolto a persone di ogni genere (D.Lgs. 198/2006).",
  en: "This ad is open to people of all genders (D.Lgs. 198/2006).",
} as const;

/** A fix that appends the line that D.Lgs. 198/2006 requires: the job is open to all genders. */
export function addOpenLine({ raw }: NormalisedText, language: keyof typeof openToAll): FindingFix {
  const end = raw.length;
  const gap = raw.trim() === "" ? "" : raw.endsWith("\n") ? "\n" : "\n\n";
  return { kind: "neutral", start: end, end, text: (gap + openToAll[language]) as SafeText };
}

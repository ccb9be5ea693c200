import { anyCase } from "../lexicon/any-case.ts";
import { foldedWordsOf, fold } from "../lexicon/fold.ts";
import * as words from "../lexicon/words.ts";
import { periodsIn } from "../normalise/dates.ts";
import { isSentence } from "../segment/evidence.ts";
import type { Paragraph } from "../segment/paragraphs.ts";
import { cut, trimmed, type TextPiece } from "../segment/piece.ts";

/** Matches a full stop that ends a sentence, but not the full stops of abbreviations: S.r.l., Ltd., Dr. */
const ends = new RegExp(
  `(?<!(?<!\\p{L})(?:${anyCase("dr|dott|ing|prof|st|tel|sig|geom|avv|vs|es|ecc|n")}|\\p{Lu}))[.!?]+(?=\\s+[\\p{Lu}"“«])|\\.\\.(?=\\s)`,
  "gu",
);

export function sentencesIn(piece: TextPiece): TextPiece[] {
  const found: TextPiece[] = [];
  let from = 0;
  let last = 0;
  for (const match of piece.text.matchAll(ends)) {
    from = match.index + match[0].length;
    found.push(cut(piece, found.length === 0 ? 0 : last, from));
    last = from;
  }
  found.push(cut(piece, from));
  return found.map((part) => trimmed(part, /^\s+|\s+$/gu)).filter(({ text }) => text !== "");
}

/** Whether a paragraph is a narrative: full sentences that contain the dates. */
export const isTold = ({ text, periods }: Paragraph): boolean =>
  (periods.some(({ range }) => range) || (periods.length > 0 && inPerson.test(text))) &&
  foldedWordsOf(text).length > 7 &&
  isSentence(text) &&
  words.told.test(fold(text));
const inPerson = /^(?:(?:in|nel|nell['’]|dal)\s*\d{4},?\s+)?(?:i|i['’]ve|my|ho|mi|sono|il mio|la mia)\s/iu;

/** Splits narrative paragraphs into sentences, so that each job and its description are separate. */
export function sentencesApart(paragraphs: readonly Paragraph[]): Paragraph[] {
  return paragraphs.flatMap((paragraph) => {
    const dated = paragraph.periods[0]?.range === true && paragraph.periods[0].from === 0;
    if (!isTold(paragraph) && !dated) return [paragraph];
    return sentencesIn(paragraph.piece).map((piece): Paragraph => ({
      ...paragraph,
      piece,
      text: piece.text,
      periods: periodsIn(piece.text),
      bullet: false,
    }));
  });
}

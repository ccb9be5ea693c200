import type { PaintedGlyph } from "./painter.ts";

/** Consecutive adjacent letters: a word, or part of one if its style changes. */
export type PdfWord = {
  text: string;
  x: number;
  right: number;
  y: number;
  size: number;
  font: string;
  colour: string;
  /** True if a blank precedes the word. */
  spaced: boolean;
  /** True if the word is drawn twice in one place, which makes it look bold. */
  doubled?: boolean;
  /** The OCR confidence of a scanned word, from 0 to 1; absent for real text. */
  confidence?: number;
};

/** Maximum gap and baseline distance at which a letter continues the word before it, as shares of the font size. */
const touching = { most: 0.13, least: -0.4, baseline: 0.05 };

function touches(word: PdfWord, glyph: PaintedGlyph): boolean {
  const gap = glyph.x - word.right;
  return (
    word.font === glyph.font &&
    word.colour === glyph.colour &&
    Math.abs(word.size - glyph.size) < 0.1 &&
    Math.abs(word.y - glyph.y) < touching.baseline * glyph.size &&
    gap < touching.most * glyph.size &&
    gap > touching.least * glyph.size
  );
}

/** Groups the letters of a page into words, in drawing order. */
export function groupGlyphs(glyphs: readonly PaintedGlyph[]): PdfWord[] {
  const words: PdfWord[] = [];
  let open: PdfWord | null = null;
  let blank = false;
  for (const glyph of glyphs) {
    if (glyph.text.trim() === "") {
      blank = glyph.text !== "" || blank;
      open = null;
    } else if (open && touches(open, glyph)) {
      open.text += glyph.text;
      open.right = Math.max(open.right, glyph.x + glyph.width);
    } else {
      const { text, x, y, size, font, colour } = glyph;
      open = { text, x, right: x + glyph.width, y, size, font, colour, spaced: blank };
      words.push(open);
      blank = false;
    }
  }
  return words;
}

/** Distance, as a share of the font size, within which two words count as drawn in the same place. */
const samePlace = 0.15;

/** Merges words that are drawn again in the same place, to look bold or to have a shadow. */
export function withoutDoubles(words: readonly PdfWord[]): PdfWord[] {
  const kept = new Map<string, PdfWord[]>();
  const out: PdfWord[] = [];
  for (const word of words) {
    const same = kept.get(word.text) ?? [];
    const first = same.find(({ x, y }) => Math.hypot(x - word.x, y - word.y) < samePlace * word.size);
    if (first) {
      first.doubled = true;
      continue;
    }
    kept.set(word.text, [...same, word]);
    out.push(word);
  }
  return out;
}

const isLetter = ({ text }: PdfWord): boolean => /^[\p{L}&']$/u.test(text);
const leastLetters = 4;

/** Joins letter-spaced words: if most words are single letters, only the wider gaps separate words. */
export function joinSpaced(row: readonly PdfWord[]): PdfWord[] {
  const letters = row.filter(isLetter).length;
  if (letters < leastLetters || letters < 0.7 * row.length) return [...row];
  const gaps = row.slice(1).map((word, at) => word.x - row[at]!.right);
  const usual = gaps.toSorted((a, b) => a - b)[Math.floor(gaps.length / 2)] ?? 0;
  const out: PdfWord[] = [];
  for (const [at, word] of row.entries()) {
    const last = out.at(-1);
    const gap = gaps[at - 1] ?? Number.POSITIVE_INFINITY;
    if (last && gap < 1.5 * usual + 0.1 && last.font === word.font) {
      last.text += word.text;
      last.right = word.right;
    } else out.push({ ...word, spaced: last !== undefined });
  }
  return out;
}

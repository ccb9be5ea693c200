import type { PdfWord } from "../lines/pdf/words.ts";
import type { GreyscaleImage, RecognisedWord } from "./recognise.ts";

const tall = /[A-ZÀ-Ý0-9bdfhklt|/()[\]{}"'’“”!?]/u;
const deep = /[gjpqyçQ,;()[\]{}|]/u;
/** How far letters reach above and below the baseline, as shares of the font size. */
const heights = { tall: 0.73, small: 0.53, deep: 0.21 };
const dark = 128;
/** The factor by which strokes must be thicker than the page's median to count as bold. */
const boldStroke = 1.28;
const leastConfidence = 0.2;
/** The length in pixels up to which a mark counts as a dash; a longer mark is a ruled line. */
const maxDash = 45;

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

function shapeOf({ text, top, height }: RecognisedWord): { size: number; baseline: number } {
  const below = deep.test(text) ? heights.deep : 0;
  const size = height / ((tall.test(text) ? heights.tall : heights.small) + below);
  return { size, baseline: top + height - below * size };
}

/** The thickness of the word's strokes: the mean length of dark runs in its rows, as a share of its size. */
function strokeOf({ left, top, width, height }: RecognisedWord, size: number, picture: GreyscaleImage): number {
  let runs = 0;
  let pixels = 0;
  for (let y = top + 1; y < top + height - 1; y++) {
    let inside = false;
    for (let x = left; x < left + width; x++) {
      const isDark = (picture.data[y * picture.width + x] ?? 255) < dark;
      if (isDark) pixels++;
      if (isDark && !inside) runs++;
      inside = isDark;
    }
  }
  return runs === 0 ? 0 : pixels / runs / size;
}

/** Whether a recognised word is noise: OCR reads rules, dots and edges as characters. */
const isNoise = ({ text, confidence, width, height }: RecognisedWord): boolean =>
  !isDash(text, width) &&
  ((confidence < leastConfidence && !/^[|Il]$/u.test(text)) ||
    (/^[_~=—–\-.,'"`°¦]+$/u.test(text) && (confidence < 0.6 || width > 8 * height || height > 6 * width)));

/** Whether a mark is short enough to be a dash between two dates; a longer mark is a ruled line. */
const isDash = (text: string, width: number): boolean => /^[—–-]$/u.test(text) && width < maxDash;

/** Characters that OCR reads in place of bullets. Bullets are lower than letters. */
const bulletLike = /^[e¢o*+«»©®°¤a.]$/u;

/** Corrects known OCR mistakes in a word, which are recognised by the height of the mark. */
function corrected(word: RecognisedWord, at: number, words: readonly RecognisedWord[], size: number): string {
  const { text, height } = word;
  if (at === 0 && words.length > 1 && bulletLike.test(text) && height < 0.48 * size) return "•";
  if (/^[|Il]$/u.test(text)) return height > 0.85 * size ? "|" : "I";
  if (/^[ABC][Il|]$/u.test(text) && (words.length === 1 || text !== "Al")) return `${text[0]}1`;
  return text;
}

/** Converts recognised words to points, with the size and the baseline of their line. */
export function wordsFrom(seen: readonly RecognisedWord[], picture: GreyscaleImage, scale: number): PdfWord[] {
  const lines = [
    ...Map.groupBy(
      seen.filter((word) => !isNoise(word)),
      ({ line }) => line,
    ).values(),
  ].map((words) => {
    const size = median(words.map((word) => shapeOf(word).size));
    const strokes = median(words.map((word) => strokeOf(word, size, picture)).filter((stroke) => stroke > 0));
    return { words, size, strokes, baseline: median(words.map((word) => shapeOf(word).baseline)) };
  });
  const usual = median(lines.flatMap(({ words, strokes }) => words.map(() => strokes)));
  const body = median(lines.flatMap(({ words, size }) => words.map(() => size)));
  return lines
    .filter(({ size }) => size > 0.35 * body)
    .flatMap(({ words, size, strokes, baseline }) =>
      words.map((word, at) => ({
        text: corrected(word, at, words, size),
        x: word.left / scale,
        right: (word.left + word.width) / scale,
        y: baseline / scale,
        // OCR boxes are a pixel or two off, so a size near the body size counts as the body size.
        size: Math.round(((Math.abs(size - body) < 0.1 * body ? body : size) / scale) * 2) / 2,
        font: strokes > boldStroke * usual ? "bold" : "",
        colour: "#000000",
        spaced: true,
        confidence: word.confidence,
      })),
    );
}

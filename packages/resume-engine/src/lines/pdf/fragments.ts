import { unseenCharacters } from "../../hidden/characters.ts";
import type { TextRun } from "../../line.ts";
import type { Fragment } from "../layout/fragment.ts";
import { plain } from "../plain-text.ts";
import type { PaintedGlyph } from "./painter.ts";
import { joinSpaced, withoutDoubles, groupGlyphs, type PdfWord } from "./words.ts";

/** The style of a font, derived from the font's name and its flags. */
export type FontFace = { name: string; bold: boolean; italic: boolean };

/** Gap between letters, as a share of their size, above which a space is inserted. */
const spaceGap = 0.13;
/**
 * Gap between words, as a share of their size, up to which they form one fragment. It is narrower than a gutter, so that only words
 * that belong together are joined.
 */
const wideGap = 0.55;
const sameBaseline = 0.3;
const overlap = 0.5;

/** Groups words by baseline, each row from left to right. The order in the file does not matter. */
function rowsOf(words: readonly PdfWord[]): PdfWord[][] {
  const rows: { y: number; size: number; words: PdfWord[] }[] = [];
  for (const word of words.toSorted((a, b) => a.y - b.y)) {
    const row = rows.findLast(({ y, size }) => Math.abs(y - word.y) <= sameBaseline * Math.min(size, word.size));
    if (row) row.words.push(word);
    else rows.push({ y: word.y, size: word.size, words: [word] });
  }
  return rows.map((row) => joinSpaced(row.words.toSorted((a, b) => a.x - b.x)));
}

function runFrom(word: PdfWord, face: FontFace): TextRun {
  const { name: font, italic } = face;
  const bold = face.bold || word.doubled === true;
  const box: TextRun["box"] = [word.x, word.y - word.size, 0, word.size * 1.2];
  const run = { text: "", font, size: word.size, bold, italic, colour: word.colour, box };
  return word.confidence === undefined ? run : { ...run, confidence: word.confidence };
}

function append(fragment: Fragment, word: PdfWord, face: FontFace): void {
  const last = fragment.runs.at(-1);
  const apart = word.x - fragment.right > spaceGap * word.size || word.spaced;
  const same =
    word.confidence === undefined &&
    last &&
    last.font === face.name &&
    Math.abs(last.size - word.size) < 0.1 &&
    last.colour === word.colour;
  if (apart && last) last.text += " ";
  const run = same ? last : runFrom(word, face);
  if (!same) fragment.runs.push(run);
  run.text += word.text;
  run.box[2] = word.right - run.box[0];
  fragment.right = Math.max(fragment.right, word.right);
  fragment.size = Math.max(fragment.size, word.size);
}

const atEdge = 2;

/** Combines words into one fragment that can be split again. */
function wholeOf(words: readonly PdfWord[], faceOf: (font: string) => FontFace): Fragment {
  const [{ x, y, size }] = words as [PdfWord];
  const fragment: Fragment = { x, y, right: x, size, text: "", runs: [], dotted: false, links: [], unseen: null };
  for (const word of words) append(fragment, word, faceOf(word.font));
  if (words.length > 1)
    fragment.partedAt = (edge) => {
      const at = words.findIndex((word, i) => i > 0 && Math.abs(word.x - edge) < atEdge);
      return at === -1 ? null : [finish(wholeOf(words.slice(0, at), faceOf)), finish(wholeOf(words.slice(at), faceOf))];
    };
  return fragment;
}

function fragmentsOfRow(row: readonly PdfWord[], faceOf: (font: string) => FontFace): Fragment[] {
  const fragments: PdfWord[][] = [];
  let right = 0;
  for (const word of row) {
    const last = fragments.at(-1);
    const gap = last ? word.x - right : 0;
    // A word that overlaps the previous one belongs to another column.
    const joins = last && gap < wideGap * Math.max(word.size, 6) && gap > -overlap * word.size;
    right = joins ? Math.max(right, word.right) : word.right;
    if (joins) last.push(word);
    else fragments.push([word]);
  }
  return fragments.map((words) => wholeOf(words, faceOf));
}

function finish(fragment: Fragment): Fragment {
  fragment.unseen = unseenCharacters(fragment.runs.map(({ text }) => text).join(""));
  for (const run of fragment.runs) run.text = plain(run.text);
  fragment.runs = fragment.runs.filter(({ text }) => text !== "");
  fragment.text = fragment.runs
    .map(({ text }) => text)
    .join("")
    .replaceAll(/ {2,}/g, " ")
    .trim();
  return fragment;
}

export const fragmentsFromWords = (words: readonly PdfWord[], faceOf: (font: string) => FontFace): Fragment[] =>
  rowsOf(withoutDoubles(words))
    .flatMap((row) => fragmentsOfRow(row, faceOf))
    .map(finish)
    .filter(({ text }) => text !== "");

/** The fragments of a page, from top to bottom and left to right. */
export const fragmentsOf = (glyphs: readonly PaintedGlyph[], faceOf: (font: string) => FontFace): Fragment[] =>
  fragmentsFromWords(groupGlyphs(glyphs.filter(({ turn }) => turn === 0)), faceOf);

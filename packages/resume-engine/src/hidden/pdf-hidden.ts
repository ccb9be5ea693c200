import type { HiddenText } from "@orbita/contract";
import type { PDFPageProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import { fragmentsOf } from "../lines/pdf/fragments.ts";
import type { PaintedGlyph } from "../lines/pdf/painter.ts";
import { turnedLines } from "../lines/pdf/turned.ts";
import type { PageContent } from "../lines/pdf/read-page.ts";
import { boxOf } from "../lines/layout/fragment.ts";
import { drawPage, pixelsOf, type PagePixels } from "./draw-page.ts";
import { inkArea, isBlendedAway, isCovered, isSuspect, plainlyHidden, type HidingReason } from "./suspects.ts";

/** The smallest difference of a pixel's value (0 to 255) between two renderings that counts as visible. */
const leastChange = 20;
/** The height in pixels to which the smallest suspect letter is rendered, as far as `scales` allows. */
const letterPixels = 9;
/** The share of a word's letters that must leave ink for the word to be visible. */
const leastInked = 0.6;
/** Distance, as a share of a letter's size, within which a second copy of the letter counts as its shadow. */
const shadow = 0.15;
/** Height in points of the bands into which a page is divided, to find the text near suspect letters. */
const band = 6;
const scales = { least: 0.8, most: 2 };

/** Whether two renderings, with and without a letter, differ at the position of the letter. */
function leavesInk(glyph: PaintedGlyph, scale: number, withIt: PagePixels, without: PagePixels): boolean {
  const area = inkArea(glyph);
  const left = Math.max(0, Math.floor(area.left * scale));
  const right = Math.min(withIt.width - 1, Math.ceil(area.right * scale));
  const bottom = Math.min(withIt.height - 1, Math.ceil(area.bottom * scale));
  for (let y = Math.max(0, Math.floor(area.top * scale)); y <= bottom; y++)
    for (let at = (y * withIt.width + left) * 4; at < (y * withIt.width + right + 1) * 4; at++)
      if (Math.abs((withIt.data[at] ?? 0) - (without.data[at] ?? 0)) >= leastChange) return true;
  return false;
}

/**
 * Yields the words that contain a suspect letter. Whole words are judged, because a word that extends beyond its background is
 * visible even if its end is not.
 */
function* wordsWith(suspects: ReadonlySet<number>, glyphs: readonly PaintedGlyph[]): Generator<number[]> {
  let word: number[] = [];
  for (const [index, glyph] of glyphs.entries()) {
    const last = word.at(-1);
    const blank = glyph.text.trim() === "";
    const goesOn =
      last !== undefined && !blank && Math.abs(glyph.y - glyphs[last]!.y) < 1 && glyph.colour === glyphs[last]!.colour;
    if (!goesOn) {
      if (word.some((letter) => suspects.has(letter))) yield word;
      word = [];
    }
    if (!blank) word.push(index);
  }
  if (word.some((letter) => suspects.has(letter))) yield word;
}

/** Returns the text operators that are far from every suspect letter and need not be rendered. */
function writingsApart(glyphs: readonly PaintedGlyph[], suspects: readonly number[]): Set<number> {
  const bands = new Map<number, { left: number; right: number }>();
  const rowsOf = ({ top, bottom }: { top: number; bottom: number }): number[] =>
    Array.from(
      { length: Math.floor(bottom / band) - Math.floor(top / band) + 1 },
      (_, at) => Math.floor(top / band) + at,
    );
  for (const area of suspects.map((index) => inkArea(glyphs[index]!)))
    for (const row of rowsOf(area)) {
      const { left, right } = bands.get(row) ?? area;
      bands.set(row, { left: Math.min(left, area.left), right: Math.max(right, area.right) });
    }
  const apart = new Set(glyphs.map(({ writing }) => writing));
  for (const glyph of glyphs) {
    const area = inkArea(glyph);
    const near = rowsOf(area).some((row) => {
      const other = bands.get(row);
      return other && area.left < other.right + band && area.right > other.left - band;
    });
    if (near) apart.delete(glyph.writing);
  }
  return apart;
}

async function drawnReasons(
  page: PDFPageProxy,
  text: PageContent,
  suspects: readonly number[],
): Promise<Map<number, HidingReason>> {
  const { glyphs, shapes } = text.ink;
  const smallest = Math.min(...suspects.map((index) => glyphs[index]!.size));
  const scale = Math.min(scales.most, Math.max(scales.least, letterPixels / smallest));
  const apart = writingsApart(glyphs, suspects);
  const withThem = pixelsOf(await drawPage(page, scale, apart));
  const doubted = new Set(suspects.map((index) => glyphs[index]!.writing));
  const without = pixelsOf(await drawPage(page, scale, new Set([...apart, ...doubted])));
  const reasons = new Map<number, HidingReason>();
  const doubtful = new Set(suspects);
  // A word is visible if most of its letters leave ink. Not all need to, because a dot or a bar leaves little ink.
  for (const word of wordsWith(doubtful, glyphs)) {
    const inked = word.filter(
      (index) => !doubtful.has(index) || leavesInk(glyphs[index]!, scale, withThem, without),
    ).length;
    if (inked >= leastInked * word.length) continue;
    for (const index of word.filter((letter) => doubtful.has(letter)))
      reasons.set(index, isCovered(glyphs[index]!, index, shapes) ? "covered" : "noInk");
  }
  return reasons;
}

/**
 * Drops hidden letters that are shadows of visible ones. All letters of a row must be shadows, otherwise the overlap is a
 * coincidence.
 */
function withoutShadows(
  hidden: readonly number[],
  glyphs: readonly PaintedGlyph[],
  seen: readonly PaintedGlyph[],
): PaintedGlyph[] {
  const likes = Map.groupBy(seen, ({ text }) => text);
  const isShadow = ({ text, x, y, size }: PaintedGlyph): boolean =>
    likes.get(text)?.some((like) => Math.hypot(like.x - x, like.y - y) < shadow * size) ?? false;
  const rows: number[][] = [];
  for (const index of hidden.toSorted((one, other) => one - other)) {
    const last = rows.at(-1)?.at(-1);
    const goesOn = last !== undefined && glyphs.slice(last + 1, index).every(({ text }) => text.trim() === "");
    if (goesOn) rows.at(-1)!.push(index);
    else rows.push([index]);
  }
  return rows.map((row) => row.map((index) => glyphs[index]!)).flatMap((row) => (row.every(isShadow) ? [] : row));
}

/**
 * Separates the letters of a page that a person sees from the hidden words. Renders the page only where its colours leave a doubt.
 */
export async function partHidden(
  page: PDFPageProxy,
  text: PageContent,
): Promise<{ seen: PaintedGlyph[]; hidden: HiddenText[] }> {
  const { glyphs, shapes } = text.ink;
  const reasons = new Map<number, HidingReason>();
  const suspects: number[] = [];
  for (const [index, glyph] of glyphs.entries()) {
    if (glyph.text.trim() === "") continue;
    const reason = plainlyHidden(glyph, text) ?? (isBlendedAway(glyph, shapes) ? "noInk" : null);
    if (reason) reasons.set(index, reason);
    else if (isSuspect(glyph, index, shapes)) suspects.push(index);
  }
  if (suspects.length > 0)
    for (const [index, reason] of await drawnReasons(page, text, suspects)) reasons.set(index, reason);
  if (reasons.size === 0) return { seen: glyphs, hidden: [] };
  const seen = glyphs.filter((_, index) => !reasons.has(index));
  const unseen = Map.groupBy(reasons.keys(), (index) => reasons.get(index)!);
  const hidden = [...unseen].flatMap(([reason, indices]) => {
    const letters = withoutShadows(indices, glyphs, seen);
    const across = fragmentsOf(letters, text.faceOf).map((fragment) => ({ box: boxOf(fragment), text: fragment.text }));
    const turned = turnedLines(letters, text.number, text.faceOf);
    return [...across, ...turned].map((found) => ({ page: text.number, box: found.box, text: found.text, reason }));
  });
  return { seen, hidden };
}

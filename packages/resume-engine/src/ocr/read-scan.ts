import type { PDFPageProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import { drawPage } from "../hidden/draw-page.ts";
import type { Fragment } from "../lines/layout/fragment.ts";
import { fragmentsFromWords } from "../lines/pdf/fragments.ts";
import { levelled } from "./deskew.ts";
import { recognise, type GreyscaleImage } from "./recognise.ts";
import { wordsFrom } from "./scanned-words.ts";

/** Side in pixels of the squares for which the background is classified as dark or light. */
const square = 24;
const dark = 120;
/** A square and two neighbours on each side are 25 squares. If at least `most` of them are dark, the background is dark. */
const reach = [-2, -1, 0, 1, 2];
const most = 12;

/** Whether more than half of a square's pixels are dark: letters cover less area than their background. */
function isDarkSquare({ width, height, data }: GreyscaleImage, left: number, top: number): boolean {
  let darks = 0;
  let all = 0;
  for (let y = top; y < Math.min(height, top + square); y += 2)
    for (let x = left; x < Math.min(width, left + square); x += 2, all++)
      if ((data[y * width + x] ?? 255) < dark) darks++;
  return darks > 0.5 * all;
}

function invert({ width, height, data }: GreyscaleImage, left: number, top: number): void {
  for (let y = top; y < Math.min(height, top + square); y++)
    for (let x = left; x < Math.min(width, left + square); x++) data[y * width + x] = 255 - (data[y * width + x] ?? 0);
}

/** Inverts white letters on a dark background, because OCR needs black on white. */
function lighten(picture: GreyscaleImage): void {
  const columns = Math.ceil(picture.width / square);
  const rows = Math.ceil(picture.height / square);
  const darks = Array.from({ length: columns * rows }, (_, at) =>
    isDarkSquare(picture, (at % columns) * square, Math.floor(at / columns) * square),
  );
  const around = (at: number): number => {
    const near = reach.flatMap((down) => reach.map((right) => at + down * columns + right));
    return near.filter((index) => darks[index]).length;
  };
  // Whether a square is inverted depends on the 5 × 5 squares around it, not on the square alone: a dark square may be part of a
  // large black letter on white, and a light square part of a large white letter on a dark background.
  for (let at = 0; at < darks.length; at++)
    if (around(at) >= most) invert(picture, (at % columns) * square, Math.floor(at / columns) * square);
}

const dotsPerInch = 200;
const maxPixels = 3_600;

/** Reads the text of a scanned page by OCR. */
export async function readScan(page: PDFPageProxy): Promise<Fragment[]> {
  const { width, height } = page.getViewport({ scale: 1 });
  const scale = Math.min(dotsPerInch / 72, maxPixels / Math.max(width, height));
  const { picture } = levelled(await drawPage(page, scale));
  lighten(picture);
  const words = wordsFrom(await recognise(picture), picture, scale);
  return fragmentsFromWords(words, (font) => ({ name: font, bold: font === "bold", italic: false }));
}

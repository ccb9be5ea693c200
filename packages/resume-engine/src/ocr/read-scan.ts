import type { PDFPageProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import { drawPage } from "../hidden/draw-page.ts";
import type { Fragment } from "../lines/layout/fragment.ts";
import { fragmentsFromWords } from "../lines/pdf/fragments.ts";
import { levelled } from "./deskew.ts";
import { lighten } from "./lighten.ts";
import { recognise } from "./recognise.ts";
import { wordsFrom } from "./scanned-words.ts";

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

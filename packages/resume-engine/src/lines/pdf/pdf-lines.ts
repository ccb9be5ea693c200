import type { HiddenText } from "@orbita/contract";
import type { PDFDocumentProxy, PDFPageProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import { partHidden } from "../../hidden/pdf-hidden.ts";
import type { ResumeLine, LineModel } from "../../line.ts";
import { readScan } from "../../ocr/read-scan.ts";
import { flowOf, type PageLayout } from "../layout/flow.ts";
import { boxOf, type Fragment } from "../layout/fragment.ts";
import { fragmentsOf } from "./fragments.ts";
import { linksOf, markLinked } from "./links.ts";
import { groundsOf, markDotted } from "./marks.ts";
import type { PaintedShape } from "./painter.ts";
import { readPage, type PageContent } from "./read-page.ts";
import { turnedLines } from "./turned.ts";

/** A page with a picture and fewer letters than this is a scan. */
const fewLetters = 12;
/** Size from which a picture counts as a scan, as a share of the page. A portrait photo is smaller. */
const largePicture = 0.3;
const maxScans = 10;

type ParsedPage = { layout: PageLayout; turned: ResumeLine[]; hidden: HiddenText[]; scanned: boolean };

function isPicture(shapes: readonly PaintedShape[], { width, height }: PageContent): boolean {
  const covered = shapes
    .filter(({ kind }) => kind === "image")
    .reduce(
      (sum, { edges: [left, top, right, bottom] }) => sum + Math.max(0, right - left) * Math.max(0, bottom - top),
      0,
    );
  return covered > largePicture * width * height;
}

/**
 * The hidden texts that a scan does not show. The invisible text of a scan is usually the output of another OCR, so only a text of
 * which the picture shows less than half of the words counts as hidden.
 */
function unread(hidden: readonly HiddenText[], fragments: readonly Fragment[]): HiddenText[] {
  const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}\d]{3,}/gu) ?? [];
  const read = new Set(fragments.flatMap(({ text }) => wordsIn(text)));
  return hidden.filter(({ text }) => {
    const words = wordsIn(text);
    return words.filter((word) => read.has(word)).length < 0.5 * words.length;
  });
}

const unseenIn = (fragments: readonly Fragment[], page: number): HiddenText[] =>
  fragments.flatMap((fragment) =>
    fragment.unseen === null
      ? []
      : [{ page, box: boxOf(fragment), text: fragment.unseen, reason: "invisibleCharacters" as const }],
  );

async function readOne(page: PDFPageProxy, mayScan: boolean): Promise<ParsedPage> {
  const text = await readPage(page);
  const { number, width, height, ink, faceOf } = text;
  const { seen, hidden } = await partHidden(page, text);
  const letters = seen.filter((glyph) => glyph.text.trim() !== "").length;
  if (mayScan && letters < fewLetters && isPicture(ink.shapes, text)) {
    // Discards the cached operators: the search for hidden text omitted some text, which must be rendered again.
    page.cleanup();
    const fragments = await readScan(page);
    return {
      layout: { number, height, fragments, grounds: [] },
      turned: [],
      hidden: unread(hidden, fragments),
      scanned: true,
    };
  }
  const fragments = fragmentsOf(seen, faceOf);
  hidden.push(...unseenIn(fragments, number));
  markDotted(fragments, ink.shapes);
  markLinked(fragments, await linksOf(page));
  const layout = { number, height, fragments, grounds: groundsOf(ink.shapes, width, height) };
  return { layout, turned: turnedLines(seen, number, faceOf), hidden, scanned: false };
}

/** Reads the lines of a PDF. `scanned` is true if its pages are pictures. */
export async function pdfLines(document: PDFDocumentProxy): Promise<LineModel & { scanned: boolean }> {
  const model: LineModel = { lines: [], pages: [], hidden: [] };
  const read: ParsedPage[] = [];
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number);
    const { width, height } = page.getViewport({ scale: 1 });
    model.pages.push({ width, height });
    read.push(await readOne(page, read.filter(({ scanned }) => scanned).length < maxScans));
    page.cleanup();
  }
  model.lines = [...flowOf(read.map(({ layout }) => layout)), ...read.flatMap(({ turned }) => turned)];
  model.hidden = read.flatMap(({ hidden }) => hidden);
  const full = read.filter(({ layout }) => layout.fragments.length > 0);
  return { ...model, scanned: full.length > 0 && full.every(({ scanned }) => scanned) };
}

import type { PDFDocumentProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import type { LineModel } from "../../line.ts";
import { partHidden } from "../../hidden/pdf-hidden.ts";
import { flowOf, type PageLayout } from "../layout/flow.ts";
import { fragmentsOf } from "./fragments.ts";
import { linksOf, markLinked } from "./links.ts";
import { groundsOf, markDotted } from "./marks.ts";
import { readPage } from "./read-page.ts";

export async function pdfLines(document: PDFDocumentProxy): Promise<LineModel> {
  const model: LineModel = { lines: [], pages: [], hidden: [] };
  const layouts: PageLayout[] = [];
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number);
    const text = await readPage(page);
    const { width, height, ink, faceOf } = text;
    const { seen, hidden } = await partHidden(page, text);
    model.hidden.push(...hidden);
    model.pages.push({ width, height });
    const fragments = fragmentsOf(seen, faceOf);
    markDotted(fragments, ink.shapes);
    markLinked(fragments, await linksOf(page));
    layouts.push({ number, height, fragments, grounds: groundsOf(ink.shapes, width, height) });
    page.cleanup();
  }
  model.lines = flowOf(layouts);
  return model;
}

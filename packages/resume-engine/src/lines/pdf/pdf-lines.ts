import type { PDFDocumentProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import type { Line, LineModel } from "../../line.ts";
import { fragmentsOf, type Fragment } from "./fragments.ts";
import { readPage } from "./read-page.ts";

function lineOf(row: readonly Fragment[], page: number): Line {
  const left = Math.min(...row.map(({ x }) => x));
  const right = Math.max(...row.map((fragment) => fragment.right));
  const size = Math.max(...row.map((fragment) => fragment.size));
  const y = row[0]?.y ?? 0;
  return {
    page,
    box: [left, y - size, right - left, size * 1.2],
    text: row.map(({ text }) => text).join("\t"),
    runs: row.flatMap(({ runs }) => runs),
    column: 0,
    cell: null,
    heading: null,
    bullet: false,
    above: 0,
    links: [],
  };
}

export async function pdfLines(document: PDFDocumentProxy): Promise<LineModel> {
  const model: LineModel = { lines: [], pages: [], hidden: [] };
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number);
    const text = await readPage(page);
    model.pages.push({ width: text.width, height: text.height });
    const rows = Map.groupBy(fragmentsOf(text.glyphs, text.faceOf), ({ y }) => y);
    for (const row of rows.values()) model.lines.push(lineOf(row, number));
    page.cleanup();
  }
  return model;
}

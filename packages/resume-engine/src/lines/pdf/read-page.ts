import type { PDFPageProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import { inkOf } from "./ink.ts";
import { operatorsOf } from "./operators.ts";
import type { PaintedObjects } from "./painter.ts";
import { toMatrix } from "./matrix.ts";
import type { FontFace } from "./fragments.ts";

export type PageContent = {
  number: number;
  width: number;
  height: number;
  ink: PaintedObjects;
  faceOf: (font: string) => FontFace;
};

type LoadedFont = { name?: string; bold?: boolean; black?: boolean; italic?: boolean; fontMatrix?: readonly number[] };

const unknown: FontFace = { name: "", bold: false, italic: false };

/** Reads a page's characters and fonts without rendering it. */
export async function readPage(page: PDFPageProxy): Promise<PageContent> {
  const viewport = page.getViewport({ scale: 1 });
  const list = await operatorsOf(page);
  const fontOf = (id: string): LoadedFont | null =>
    page.commonObjs.has(id) ? (page.commonObjs.get(id) as LoadedFont | null) : null;
  const faces = new Map<string, FontFace>();
  const faceOf = (id: string): FontFace => {
    const known = faces.get(id);
    if (known) return known;
    const font = fontOf(id);
    const name = (font?.name ?? "").replace(/^[A-Z]{6}\+/, "");
    const face = !font
      ? unknown
      : {
          name,
          bold: !!font.bold || !!font.black || /bold|black|heavy|semibold|demi/i.test(name),
          italic: !!font.italic || /italic|oblique/i.test(name),
        };
    faces.set(id, face);
    return face;
  };
  const ink = inkOf(list, toMatrix(viewport.transform), (id) => fontOf(id)?.fontMatrix?.[0] ?? 0.001);
  return { number: page.pageNumber, width: viewport.width, height: viewport.height, ink, faceOf };
}

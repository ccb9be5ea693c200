import { getDocument, GlobalWorkerOptions, type PDFDocumentProxy, type PDFPageProxy } from "pdfjs-dist";
// oxlint-disable-next-line import/default -- Vite answers with the address of the file
import workerUrl from "pdfjs-dist/build/pdf.worker.min.mjs?url";
import type { Run } from "./span-box.ts";

GlobalWorkerOptions.workerSrc = workerUrl;

/** Fonts that a PDF may take for granted, and decoders of scanned pictures: files of our own origin, fetched when asked for. */
const fonts = import.meta.glob<string>("/node_modules/pdfjs-dist/standard_fonts/*.{pfb,ttf}", {
  query: "?url",
  import: "default",
  eager: true,
  exhaustive: true,
});
const decoders = import.meta.glob<string>("/node_modules/pdfjs-dist/wasm/{jbig2,openjpeg}.wasm", {
  query: "?url",
  import: "default",
  eager: true,
  exhaustive: true,
});
const files = new Map(
  Object.entries({ ...fonts, ...decoders }).map(([path, url]) => [path.slice(path.lastIndexOf("/") + 1), url]),
);

class OwnFiles {
  async fetch({ filename }: { filename: string }): Promise<Uint8Array> {
    const url = files.get(filename);
    if (!url) throw new Error(`pdf.js asks for ${filename}`);
    const response = await fetch(url);
    if (!response.ok) throw new Error(`${url} answered ${response.status}`);
    return new Uint8Array(await response.arrayBuffer());
  }
}

/** Opened for looking at: no scripts, no forms, nothing fetched that the document names. */
export function openPdf(data: ArrayBuffer): { document: Promise<PDFDocumentProxy>; close: () => void } {
  const task = getDocument({
    data,
    BinaryDataFactory: OwnFiles,
    useWorkerFetch: false,
    disableWorkerRendering: true,
    enableXfa: false,
    // Errors alone: what is odd in somebody's file is no matter for the console.
    verbosity: 0,
  });
  return { document: task.promise, close: () => void task.destroy() };
}

/** The letters of a page with their places. */
export async function runsOf(page: PDFPageProxy): Promise<Run[]> {
  const viewport = page.getViewport({ scale: 1 });
  const { items } = await page.getTextContent();
  return items.flatMap((item): Run[] => {
    if (!("str" in item) || item.str.trim() === "") return [];
    const [, , , , x = 0, y = 0] = item.transform as number[];
    const [left = 0, baseline = 0] = viewport.convertToViewportPoint(x, y) as number[];
    return [{ text: item.str, x: left, width: item.width, middle: baseline - item.height * 0.3 }];
  });
}

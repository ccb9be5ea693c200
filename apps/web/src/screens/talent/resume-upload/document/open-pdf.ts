import { getDocument, GlobalWorkerOptions, type PDFDocumentProxy, type PDFPageProxy } from "pdfjs-dist";
// oxlint-disable-next-line import/default -- Vite resolves the import to the file's URL
import workerUrl from "pdfjs-dist/build/pdf.worker.min.mjs?url";
import type { TextRun } from "./span-box.ts";

GlobalWorkerOptions.workerSrc = workerUrl;

/** The standard PDF fonts and the decoders for scanned images, served from our own origin and fetched on demand. */
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

/** Opens a PDF for viewing only: no scripts, no forms, no requests to URLs in the document. */
export function openPdf(data: ArrayBuffer): { document: Promise<PDFDocumentProxy>; close: () => void } {
  const task = getDocument({
    data,
    BinaryDataFactory: OwnFiles,
    useWorkerFetch: false,
    disableWorkerRendering: true,
    enableXfa: false,
    // Logs only errors: warnings about a user's file do not belong in the console.
    verbosity: 0,
  });
  return { document: task.promise, close: () => void task.destroy() };
}

/** The text runs of a page with their positions. */
export async function runsOf(page: PDFPageProxy): Promise<TextRun[]> {
  const viewport = page.getViewport({ scale: 1 });
  const { items } = await page.getTextContent();
  return items.flatMap((item): TextRun[] => {
    if (!("str" in item) || item.str.trim() === "") return [];
    const [, , , , x = 0, y = 0] = item.transform as number[];
    const [left = 0, baseline = 0] = viewport.convertToViewportPoint(x, y) as number[];
    return [{ text: item.str, x: left, width: item.width, middle: baseline - item.height * 0.3 }];
  });
}

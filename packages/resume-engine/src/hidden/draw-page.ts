import { createCanvas, type Canvas } from "@napi-rs/canvas";
import { OPS, type PDFPageProxy } from "pdfjs-dist/legacy/build/pdf.mjs";

type DrawingOperators = { fnArray: number[]; argsArray: unknown[] };
type ShowTextItem = { width: number; isSpace: boolean } | number | null;

export type PagePixels = { width: number; height: number; data: Uint8ClampedArray };

/** Renders a page. `leave` lists the text operators to omit; the space of their text stays empty. */
export async function drawPage(page: PDFPageProxy, scale: number, leave?: ReadonlySet<number>): Promise<Canvas> {
  const viewport = page.getViewport({ scale });
  const canvas = createCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height));
  const writings = leave && withoutWritings(leave);
  const task = page.render({
    // The library draws on any canvas, but its types require the browser's.
    canvas: canvas as never,
    viewport,
    background: "#ffffff",
    ...(writings ? { operationsFilter: writings } : {}),
  });
  await task.promise;
  return canvas;
}

export const pixelsOf = (canvas: Canvas): PagePixels => {
  const { width, height } = canvas;
  return { width, height, data: canvas.getContext("2d").getImageData(0, 0, width, height).data };
};

/** Replaces letters by the same amount of space, so that the text after them does not move. */
function withoutWritings(leave: ReadonlySet<number>): (index: number, list: DrawingOperators) => boolean {
  let seen = -1;
  let writing = -1;
  return (index, list) => {
    for (; seen < index; seen++) if (list.fnArray[seen + 1] === OPS.showText) writing++;
    if (list.fnArray[index] === OPS.showText && leave.has(writing)) {
      const [letters] = list.argsArray[index] as [ShowTextItem[]];
      list.argsArray[index] = [
        letters.map((letter) => (letter === null || typeof letter === "number" ? letter : -letter.width)),
      ];
    }
    return true;
  };
}

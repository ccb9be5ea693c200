import type { PDFPageProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import { bottomOf, topOf, type Fragment } from "../layout/fragment.ts";
import { apply, toMatrix } from "./matrix.ts";
import type { RectangleEdges } from "./painter.ts";

type PageLink = { edges: RectangleEdges; address: string };
type PdfAnnotation = { subtype?: string; url?: string; unsafeUrl?: string; rect?: number[] };

const maxLength = 500;

/** The links of a page. Their addresses are stored as text and never opened. */
export async function linksOf(page: PDFPageProxy): Promise<PageLink[]> {
  const matrix = toMatrix(page.getViewport({ scale: 1 }).transform);
  const annotations = (await page.getAnnotations()) as PdfAnnotation[];
  return annotations.flatMap(({ subtype, url, rect }) => {
    if (subtype !== "Link" || !url || !rect || !/^(https?:|mailto:|tel:)/i.test(url) || url.length > maxLength)
      return [];
    const [one, other] = [apply(matrix, rect[0] ?? 0, rect[1] ?? 0), apply(matrix, rect[2] ?? 0, rect[3] ?? 0)];
    const edges = [
      Math.min(one[0], other[0]),
      Math.min(one[1], other[1]),
      Math.max(one[0], other[0]),
      Math.max(one[1], other[1]),
    ] as const;
    return [{ edges, address: url }];
  });
}

export function markLinked(fragments: readonly Fragment[], links: readonly PageLink[]): void {
  for (const { edges, address } of links)
    for (const fragment of fragments) {
      const middle = (topOf(fragment) + bottomOf(fragment)) / 2;
      if (middle > edges[1] && middle < edges[3] && fragment.x < edges[2] - 1 && fragment.right > edges[0] + 1)
        fragment.links.push(address);
    }
}

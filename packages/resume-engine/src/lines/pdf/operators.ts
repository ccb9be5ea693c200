import type { PDFPageProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import { NotRead } from "../../not-read.ts";
import type { OperatorList } from "./painter.ts";

/** Limit of drawing operators per page. A crowded page has twenty thousand. */
const maxOperators = 200_000;

/**
 * The private method through which the library delivers a page's operators in chunks. We count there, because the library has no
 * limit of its own.
 */
type OperatorChunkReceiver = { _renderPageChunk: (piece: { length: number }, state: unknown) => void };

/**
 * All drawing operators of a page. Rejects a page with more than `maxOperators`, because nested forms can produce billions of
 * operators from a few bytes.
 */
export function operatorsOf(page: PDFPageProxy): Promise<OperatorList> {
  const { promise, reject } = Promise.withResolvers<never>();
  const pieces = page as unknown as OperatorChunkReceiver;
  const take = pieces._renderPageChunk;
  let count = 0;
  pieces._renderPageChunk = function (piece, state) {
    count += piece.length;
    if (count > maxOperators) reject(new NotRead("tooComplex", "operators"));
    else take.call(page, piece, state);
  };
  return Promise.race([page.getOperatorList(), promise]).finally(() => {
    pieces._renderPageChunk = take;
  });
}

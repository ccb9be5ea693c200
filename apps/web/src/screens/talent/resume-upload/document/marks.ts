import type { Proposal } from "@orbita/contract/resume-uploads/proposal";
import type { ParsedDocument, Span } from "@orbita/contract/resume-uploads/reading";

/** A marked part of the document's text. It belongs to a field, or is an unplaced fragment. */
export type DocumentMark = { path: string; kind: "field" | "unplaced"; span: Span };

/** Largest gap, in characters, between spans that become one mark: "mar 2021 – oggi" is one mark although the dash is in no span. */
const near = 4;

function joined(spans: readonly Span[], lines: ParsedDocument["lines"]): Span[] {
  const out: Span[] = [];
  for (const span of spans.toSorted((one, other) => one.line - other.line || one.from - other.from)) {
    const last = out.at(-1);
    const between = lines[span.line]?.text.slice(last?.to, span.from) ?? "";
    // A tab represents a visual gap on the page, so spans on both sides of it are not joined.
    if (last && last.line === span.line && span.from - last.to <= near && !between.includes("\t"))
      out[out.length - 1] = { ...last, to: Math.max(last.to, span.to) };
    else out.push(span);
  }
  return out;
}

/** All spans with their field or unplaced fragment, in document order. */
export function marksOf(
  { unplaced, lines }: Pick<ParsedDocument, "unplaced" | "lines">,
  proposals: readonly Proposal[],
): DocumentMark[] {
  const fields = proposals.flatMap(({ path, spans }) =>
    joined(spans, lines).map((span): DocumentMark => ({ path, kind: "field", span })),
  );
  const rest = unplaced.flatMap(({ spans }, index) =>
    spans.map((span): DocumentMark => ({ path: `unplaced.${index}`, kind: "unplaced", span })),
  );
  return [...fields, ...rest].toSorted(
    ({ span: one }, { span: other }) => one.line - other.line || one.from - other.from || other.to - one.to,
  );
}

export type MarkedTextPiece = { text: string; mark: DocumentMark | null };

/** Splits a line at the bounds of its marks. The shortest of overlapping marks wins. */
export function splitAtMarks(text: string, marks: readonly DocumentMark[]): MarkedTextPiece[] {
  const cuts = [...new Set([0, text.length, ...marks.flatMap(({ span }) => [span.from, span.to])])]
    .filter((at) => at >= 0 && at <= text.length)
    .toSorted((one, other) => one - other);
  const pieces: MarkedTextPiece[] = [];
  for (const [index, from] of cuts.slice(0, -1).entries()) {
    const to = cuts[index + 1]!;
    const over = marks.filter(({ span }) => span.from <= from && span.to >= to);
    const [mark = null] = over.toSorted(
      (one, other) => one.span.to - one.span.from - (other.span.to - other.span.from),
    );
    const last = pieces.at(-1);
    if (last && last.mark === mark) last.text += text.slice(from, to);
    else pieces.push({ text: text.slice(from, to), mark });
  }
  return pieces;
}

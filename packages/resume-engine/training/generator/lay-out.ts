import type { ResumeLine, TextRun } from "../../src/line.ts";
import type { LineLabel } from "./labels.ts";
import { wrapSpans, spanPartsOf, approximateWidthOf, type SpanPart } from "./letters.ts";
import type { Block, MarkedField, ResumeSheet, Span } from "./sheet.ts";

/** The position of a value in a line's text. `entry` is the job or study that it belongs to. */
export type FieldMark = { line: number; from: number; to: number; field: MarkedField; entry: number | null };
export type PageLines = { lines: ResumeLine[]; labels: LineLabel[]; begins: boolean[]; marks: FieldMark[] };

const page = { width: 595, height: 842 };

type ColumnPlace = { left: number; width: number; column: number; cell: ResumeLine["cell"] };
type PenPosition = {
  page: number;
  y: number;
  /** The bottom of the line above in the same column, from which the gap is computed. */ last: number;
};

/** Lays out a generated CV (sheet): produces the lines that the engine would extract from a file of it, without writing the file. */
class Setter {
  readonly out: PageLines = { lines: [], labels: [], begins: [], marks: [] };
  readonly pen: PenPosition = { page: 1, y: 40, last: 40 };
  private sheet: ResumeSheet;
  private rows = { table: 0, row: 0, inTable: false };
  constructor(sheet: ResumeSheet) {
    this.sheet = sheet;
    this.pen.y = sheet.margin;
    this.pen.last = sheet.margin;
  }

  private push(line: ResumeLine, parts: SpanPart[], block: Block, first: boolean): void {
    const { lines, labels, begins, marks } = this.out;
    const id = lines.length;
    let at = 0;
    for (const { span, text } of parts) {
      const from = line.text.indexOf(text.trim(), at);
      if (from === -1) continue;
      at = from + text.trim().length;
      if (span.field && at > from) marks.push({ line: id, from, to: at, field: span.field, entry: span.entry ?? null });
    }
    lines.push(line);
    labels.push(block.label);
    begins.push(first && block.begins === true);
  }

  private runsOf(parts: SpanPart[], block: Block, left: number): TextRun[] {
    const runs: TextRun[] = [];
    let x = left;
    for (const { span, text } of parts) {
      const size = span.size ?? block.size ?? this.sheet.size;
      const look = {
        size,
        bold: span.bold ?? block.bold ?? false,
        italic: span.italic ?? block.italic ?? false,
        colour: span.colour ?? block.colour ?? "#000000",
      };
      const width = approximateWidthOf(text, size, look.bold);
      const before = runs.at(-1);
      const style = look.bold ? "-Bold" : look.italic ? "-Italic" : "";
      const same =
        before && before.font === this.sheet.font + style && before.size === size && before.colour === look.colour;
      if (same) {
        before.text += text;
        before.box = [before.box[0], before.box[1], before.box[2] + width, before.box[3]];
      } else runs.push({ text, font: this.sheet.font + style, ...look, box: [x, this.pen.y, width, size * 1.2] });
      x += width;
    }
    return runs;
  }

  private line(
    block: Block,
    { parts, right }: { parts: SpanPart[]; right: SpanPart[] },
    place: ColumnPlace,
    first: boolean,
  ): void {
    const size = Math.max(...[...parts, ...right].map(({ span }) => span.size ?? block.size ?? this.sheet.size), 1);
    const height = size * 1.25;
    if (this.pen.y + height > page.height - this.sheet.margin && !place.cell) {
      this.pen.page++;
      this.pen.y = this.sheet.margin;
      this.pen.last = this.pen.y;
    }
    const words = parts
      .map(({ text }) => text)
      .join("")
      .trimEnd();
    const width = parts.reduce(
      (sum, { span, text }) => sum + approximateWidthOf(text, span.size ?? size, span.bold ?? block.bold ?? false),
      0,
    );
    const align = right.length > 0 ? "left" : (block.align ?? "left");
    const free = Math.max(0, place.width - width);
    const left = place.left + (align === "center" ? free / 2 : align === "right" ? free : 0);
    const runs = this.runsOf(parts, block, left);
    let text = words;
    let total = width;
    if (right.length > 0) {
      const tail = right.map((part) => part.text).join("");
      const tailWidth = right.reduce(
        (sum, part) => sum + approximateWidthOf(part.text, part.span.size ?? size, part.span.bold ?? false),
        0,
      );
      runs.push(...this.runsOf(right, { ...block, bold: false, italic: false }, place.left + place.width - tailWidth));
      text = words === "" ? tail : `${words}\t${tail}`;
      total = place.width;
    }
    const above = Math.max(0, this.pen.y - this.pen.last);
    const { page: number, y } = this.pen;
    const line: ResumeLine = {
      page: number, box: [left, y, total, height], text, runs, column: place.column, cell: place.cell,
      heading: null, bullet: first && block.bullet !== undefined, above, links: [],
    }; // prettier-ignore
    this.push(line, [...parts, ...right], block, first);
    this.pen.y += size * this.sheet.pitch;
    this.pen.last = y + height;
  }

  block(block: Block, place: ColumnPlace): void {
    this.pen.y += block.above ?? 0;
    if (block.cells) {
      this.row(block, place);
      return;
    }
    this.rows.inTable = place.cell !== null;
    const indent = (block.indent ?? 0) + (block.bullet === undefined ? 0 : 12);
    const inner = { ...place, left: place.left + indent, width: place.width - indent };
    const size = block.size ?? this.sheet.size;
    const right = spanPartsOf(block.right ?? []);
    const room = inner.width - right.reduce((sum, { text }) => sum + approximateWidthOf(text, size, false) + 8, 0);
    const spans: Span[] = block.spans.map((span) => ({ ...span, bold: span.bold ?? block.bold ?? false }));
    for (const [i, parts] of wrapSpans(spans, size, right.length > 0 ? room : inner.width).entries())
      this.line(block, { parts, right: i === 0 ? right : [] }, inner, i === 0);
  }

  private row(block: Block, place: ColumnPlace): void {
    if (!this.rows.inTable) this.rows.table++;
    this.rows.inTable = true;
    this.rows.row++;
    const top = { ...this.pen };
    let bottom = { ...this.pen };
    let left = place.left;
    for (const [column, paragraphs] of block.cells!.entries()) {
      const width = place.width * (this.sheet.cells[column] ?? 0.3);
      Object.assign(this.pen, top);
      const cell = { table: this.rows.table, row: this.rows.row, column };
      for (const paragraph of paragraphs) this.block(paragraph, { left, width: width - 8, column: place.column, cell });
      left += width;
      if (this.pen.y > bottom.y) bottom = { ...this.pen };
    }
    Object.assign(this.pen, bottom);
    this.rows.inTable = true;
  }
}

/** The page width for Word files: so large that no paragraph is wrapped. */
const flowWidth = 1e6;

/** Converts lines to those of a Word file: whole paragraphs, no pages, some headings by style. */
function withoutPlaces(laid: PageLines, { blocks }: ResumeSheet): PageLines {
  const styled = blocks.length % 2 === 0;
  const lines = laid.lines.map((line, i): ResumeLine => ({
    ...line,
    page: 0,
    box: [0, 0, 0, 0],
    runs: line.runs.map((run) => ({ ...run, font: "", box: [0, 0, 0, 0] })),
    heading: styled && laid.labels[i]!.startsWith("heading:") ? 2 : null,
  }));
  return { ...laid, lines };
}

/** Converts the paragraphs (blocks) of a generated CV into the lines of pages, each with its label. */
export function layOut(sheet: ResumeSheet): PageLines {
  if (sheet.paper === "flow") return withoutPlaces(layOut({ ...sheet, paper: "page", margin: -flowWidth }), sheet);
  const setter = new Setter(sheet);
  const inner = page.width - 2 * sheet.margin;
  const gap = sheet.columns.length > 1 ? 16 : 0;
  const lefts = sheet.columns.map(
    (_, i) => sheet.margin + inner * sheet.columns.slice(0, i).reduce((sum, share) => sum + share, 0),
  );
  const placeOf = (column: number): ColumnPlace =>
    column < 0 || sheet.columns.length === 1
      ? { left: sheet.margin, width: inner, column: sheet.columns.length === 1 ? 0 : -1, cell: null }
      : { left: lefts[column]!, width: inner * sheet.columns[column]! - gap, column, cell: null };
  let top: PenPosition | null = null;
  let bottom: PenPosition = { ...setter.pen };
  let column = -1;
  for (const block of sheet.blocks) {
    const own = sheet.columns.length === 1 ? -1 : (block.column ?? -1);
    if (own !== column) {
      if (setter.pen.page > bottom.page || (setter.pen.page === bottom.page && setter.pen.y > bottom.y))
        bottom = { ...setter.pen };
      if (own >= 0 && column < 0) top = { ...setter.pen };
      Object.assign(setter.pen, own < 0 ? bottom : top!);
      column = own;
    }
    setter.block(block, placeOf(own));
  }
  return setter.out;
}

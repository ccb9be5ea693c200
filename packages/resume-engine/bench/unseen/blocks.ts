import type { ResumeLine, LineModel, TextRun } from "../../src/line.ts";

/** A line of a test CV as its author writes it. `**bold**` and `_italic_` mark runs; a tab is a wide gap. */
export type Block = {
  text: string;
  size?: number;
  bold?: boolean;
  italic?: boolean;
  colour?: string;
  bullet?: boolean;
  indent?: number;
  /** White space above this line, in multiples of the line height. */
  gap?: number;
  column?: number;
  /** A row of a table: one text per cell. */
  cells?: string[];
};

const letter = 0.5;
const pageWidth = 595;
const margin = 40;

type LineCursor = { y: number; lines: ResumeLine[]; table: number; row: number };

function runsOf(block: Block, text: string, left: number, top: number): { plain: string; runs: TextRun[] } {
  const size = block.size ?? 10;
  const runs: TextRun[] = [];
  let plain = "";
  for (const part of text.split(/(\*\*[^*]+\*\*|__[^_]+__)/u).filter(Boolean)) {
    const bold = part.startsWith("**");
    const slanted = part.startsWith("__");
    const words = bold || slanted ? part.slice(2, -2) : part;
    const box: TextRun["box"] = [left + plain.length * size * letter, top, words.length * size * letter, size];
    runs.push({
      text: words,
      font: "F",
      size,
      bold: bold || (block.bold ?? false),
      italic: slanted || (block.italic ?? false),
      colour: block.colour ?? "#000000",
      box,
    });
    plain += words;
  }
  return { plain, runs };
}

function write(
  writer: LineCursor,
  block: Block,
  text: string,
  place: { left: number; width: number; first: boolean; cell: ResumeLine["cell"] },
): void {
  const size = block.size ?? 10;
  const above = place.first ? (block.gap ?? 0) * size * 1.2 : 0;
  writer.y += above;
  const { plain, runs } = runsOf(block, text, place.left, writer.y);
  // The text after a gap is aligned to the right edge of the page.
  const width = plain.includes("\t") ? place.width : plain.length * size * letter;
  if (plain.includes("\t")) {
    const tail = plain.slice(plain.lastIndexOf("\t") + 1);
    const last = runs.at(-1)!;
    last.box = [place.left + place.width - tail.length * size * letter, last.box[1], tail.length * size * letter, size];
  }
  writer.lines.push({
    page: 1,
    box: [place.left, writer.y, width, size],
    text: plain,
    runs,
    column: block.column ?? 0,
    cell: place.cell,
    heading: null,
    bullet: place.first && (block.bullet ?? false),
    above,
    links: [],
  });
  writer.y += size * 1.2;
}

/** Wraps a line at the right edge of the page. Counts the marks of runs as letters, which is accurate enough. */
function broken(text: string, size: number, width: number): string[] {
  const room = Math.floor(width / (size * letter));
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(" ")) {
    if (line !== "" && line.length + 1 + word.length > room) {
      lines.push(line);
      line = word;
    } else line = line === "" ? word : `${line} ${word}`;
  }
  return [...lines, line];
}

/** Converts the line as typed to a line of a real document: a typed bullet becomes a bullet, leading spaces become indentation. */
function asTyped(block: Block): Block {
  const match = /^(\s*)([-–◆>▪✔*•]\s+)?/u.exec(block.text)!;
  if (match[0] === "") return block;
  return {
    ...block,
    text: block.text.slice(match[0].length),
    bullet: match[2] ? true : (block.bullet ?? false),
    indent: (block.indent ?? 0) + match[1]!.length * 4,
  };
}

/** Converts the blocks of a test CV into the lines of a page, as the engine gets them. */
export function modelOf(blocks: readonly Block[]): LineModel {
  const writer: LineCursor = { y: 40, lines: [], table: 0, row: 0 };
  for (const typed of blocks) {
    const block = asTyped(typed);
    const indent = (block.indent ?? 0) + (block.bullet ? 12 : 0);
    const column = block.column ?? 0;
    const left = (column > 0 ? 400 : margin) + indent;
    const width =
      (column > 0 ? pageWidth - 20 : blocks.some((other) => other.column) ? 380 : pageWidth - margin) - left;
    if (block.cells) {
      writer.row++;
      for (const [i, text] of block.cells.entries()) {
        const y = writer.y;
        write(writer, block, text, {
          left: left + i * 140,
          width,
          first: i === 0,
          cell: { table: 1, row: writer.row, column: i },
        });
        if (i < block.cells.length - 1) writer.y = y + (i === 0 ? (block.gap ?? 0) * 12 : 0);
      }
      continue;
    }
    const parts = block.text.includes("\t") ? [block.text] : broken(block.text, block.size ?? 10, width);
    for (const [i, text] of parts.entries()) write(writer, block, text, { left, width, first: i === 0, cell: null });
  }
  return { lines: writer.lines, pages: [{ width: pageWidth, height: 842 }], hidden: [] };
}

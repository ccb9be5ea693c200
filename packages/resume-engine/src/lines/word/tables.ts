import type { ResumeLine } from "../../line.ts";

export type TableCell = { lines: ResumeLine[] };

const sizeOf = ({ runs }: ResumeLine): number => Math.max(0, ...runs.map(({ size }) => size));

/** Whether a line is short and its style sets it apart from the lines below it. */
function looksLikeHeading(line: ResumeLine): boolean {
  if (line.heading !== null) return true;
  if (line.bullet || line.text.length > 40 || line.text.includes("\t")) return false;
  const letters = line.text.replaceAll(/[^\p{L}]/gu, "");
  const capitals = letters.length > 2 && letters === letters.toUpperCase();
  return capitals || (sizeOf(line) >= 12 && line.runs.every(({ bold }) => bold));
}

/** Whether the cells of a row are the page's columns: each has headings and several lines. */
function areColumns(row: readonly TableCell[]): boolean {
  const full = row.filter(({ lines }) => lines.length >= 4 && lines.some(looksLikeHeading));
  return full.length >= 2;
}

/**
 * The lines of a table. If its cells are the page's columns, the table is only a layout; otherwise its rows are labels and values.
 */
export function placeTable(rows: readonly TableCell[][], table: number): ResumeLine[] {
  return rows.flatMap((cells, row) => {
    const full = cells.filter(({ lines }) => lines.length > 0);
    if (full.length <= 1) return full.flatMap(({ lines }) => lines);
    if (areColumns(cells))
      return full.flatMap(({ lines }, column) => lines.map((line) => (line.cell ? line : { ...line, column })));
    return cells.flatMap(({ lines }, column) =>
      lines.map((line) => (line.cell ? line : { ...line, cell: { table, row, column } })),
    );
  });
}

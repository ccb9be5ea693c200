import type { Line } from "../../line.ts";

export type Cell = { lines: Line[] };

const sizeOf = ({ runs }: Line): number => Math.max(0, ...runs.map(({ size }) => size));

/** Short, and by its style apart from what follows: it names what stands under it. */
function looksLikeHeading(line: Line): boolean {
  if (line.heading !== null) return true;
  if (line.bullet || line.text.length > 40 || line.text.includes("\t")) return false;
  const letters = line.text.replaceAll(/[^\p{L}]/gu, "");
  const capitals = letters.length > 2 && letters === letters.toUpperCase();
  return capitals || (sizeOf(line) >= 12 && line.runs.every(({ bold }) => bold));
}

/** Cells that each have headings of their own and much under them are the page's columns. */
function areColumns(row: readonly Cell[]): boolean {
  const full = row.filter(({ lines }) => lines.length >= 4 && lines.some(looksLikeHeading));
  return full.length >= 2;
}

/** A table is a layout where its cells are columns, otherwise its rows are labels and values. */
export function placeTable(rows: readonly Cell[][], table: number): Line[] {
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

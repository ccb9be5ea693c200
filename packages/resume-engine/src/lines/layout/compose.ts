import type { Line } from "../../line.ts";
import { bulletOf } from "../plain-text.ts";
import { bottomOf, rowsOf, topOf, type Fragment } from "./fragment.ts";
import type { Region } from "./regions.ts";
import { cellAt, valueEdges } from "./tables.ts";

/** In shares of the letters' size: a wider gap is a tab. */
const tabGap = 1.05;
/** The next line of a cell is at most this far under the one before. */
const sameCell = 0.9;

const textBetween = (left: Fragment, right: Fragment): string =>
  right.x - left.right > tabGap * Math.max(6, right.size) ? "\t" : " ";

/** Fragments of one baseline as one line. */
export function lineOf(row: readonly Fragment[], page: number, column: number): Line {
  const left = Math.min(...row.map(({ x }) => x));
  const top = Math.min(...row.map(topOf));
  const right = Math.max(...row.map((fragment) => fragment.right));
  const whole = row
    .map((fragment, at) => (at === 0 ? "" : textBetween(row[at - 1]!, fragment)) + fragment.text)
    .join("");
  const bullet = bulletOf(whole);
  return {
    page,
    box: [left, top, right - left, Math.max(...row.map(bottomOf)) - top],
    text: whole.slice(bullet),
    runs: row.flatMap(({ runs }) => runs),
    column,
    cell: null,
    heading: null,
    bullet: bullet > 0 || (row[0]?.dotted ?? false),
    above: 0,
    links: [...new Set(row.flatMap(({ links }) => links))],
  };
}

export type Tables = { next: number; edges: number[] };

type Row = {
  cells: Map<number, Fragment[]>;
  top: number;
  bottom: number;
  size: number;
  /** Something stands in its first cell. */
  labelled: boolean;
  bold: boolean;
};

function tableRow(row: readonly Fragment[], edges: readonly number[]): Row {
  const cells = Map.groupBy(row, ({ x }) => cellAt(x, edges));
  return {
    cells,
    top: Math.min(...row.map(topOf)),
    bottom: Math.max(...row.map(bottomOf)),
    size: Math.max(...row.map(({ size }) => size)),
    labelled: cells.has(0),
    bold: row.every(({ runs }) => runs.every(({ bold }) => bold)),
  };
}

/** The white between two rows that both have a label and values: as much above a line begins another row. */
function rowGap(rows: readonly Row[]): number {
  const gaps = rows.slice(1).flatMap((row, at) => {
    const before = rows[at]!;
    return [row, before].every(({ labelled, cells }) => labelled && cells.size > 1) ? [row.top - before.bottom] : [];
  });
  return Math.min(...gaps);
}

/** More of the row before: values under values, or a label that goes on under itself in the same style. */
function goesOn(row: Row, before: Row, gap: number): boolean {
  const white = row.top - before.bottom;
  if (!row.labelled) return white < sameCell * row.size && white < gap - 0.4;
  return (
    row.cells.size === 1 && before.labelled && row.bold === before.bold && white < 0.3 * row.size && white < gap - 0.4
  );
}

/** Rows of a table become a line for each cell; the rest one line a row. */
export function linesOfRegion(region: Region, page: number, tables: Tables): Line[] {
  const all = rowsOf(region.fragments);
  const edges = valueEdges(all, tables.edges);
  if (edges.length === 0) return all.map((row) => lineOf(row, page, region.column));
  tables.edges = [...new Set([...tables.edges, ...edges])];
  const table = tables.next++;
  const rows = all.map((row) => tableRow(row, edges));
  const gap = rowGap(rows);
  const out: Line[] = [];
  let number = -1;
  let before: Row | null = null;
  for (const row of rows) {
    const more: boolean = before !== null && goesOn(row, before, gap);
    const parts = [...row.cells];
    // A heading over the table, a sentence across it, a title in the middle of the page.
    const alone: boolean = !more && parts.length === 1 && (row.labelled || !startsAt(parts[0]![1], edges));
    if (alone)
      out.push(
        lineOf(
          parts.flatMap(([, part]) => part),
          page,
          region.column,
        ),
      );
    else {
      if (!more) number++;
      for (const [column, part] of parts)
        out.push({ ...lineOf(part, page, region.column), cell: { table, row: number, column } });
    }
    before = alone ? null : row;
  }
  return cellByCell(out);
}

const startsAt = ([first]: readonly Fragment[], edges: readonly number[]): boolean =>
  edges.some((edge) => Math.abs(edge - (first?.x ?? 0)) < 4);

/** A row's label first, whole, then its values: a cell may have several lines. */
function cellByCell(lines: readonly Line[]): Line[] {
  const out: Line[] = [];
  for (const line of lines) {
    const before = out.findLastIndex((other) => !isAfter(other, line));
    out.splice(before + 1, 0, line);
  }
  return out;
}

const isAfter = (one: Line, other: Line): boolean =>
  one.cell !== null && other.cell !== null && one.cell.row === other.cell.row && one.cell.column > other.cell.column;

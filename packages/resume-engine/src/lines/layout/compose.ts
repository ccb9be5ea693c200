import type { ResumeLine } from "../../line.ts";
import { bulletOf } from "../plain-text.ts";
import { isDate } from "./dated-cells.ts";
import { bottomOf, rowsOf, topOf, type Fragment } from "./fragment.ts";
import type { ColumnRegion } from "./regions.ts";
import { continuationIn, tableRow, type TableRow } from "./table-rows.ts";
import { startsAt, valueEdges } from "./tables.ts";

/** Gap between words, as a share of the font size, above which the gap becomes a tab. */
const tabGap = 1.05;

const textBetween = (left: Fragment, right: Fragment): string =>
  right.x - left.right > tabGap * Math.max(6, right.size) ? "\t" : " ";

/** Combines the fragments of one baseline into a line. */
export function lineOf(row: readonly Fragment[], page: number, column: number): ResumeLine {
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

export type TableState = { next: number; edges: number[] };

/** Makes one line per cell in table rows, and one line per row elsewhere. */
export function linesOfRegion(region: ColumnRegion, page: number, tables: TableState): ResumeLine[] {
  const all = rowsOf(region.fragments);
  const edges = valueEdges(all, tables.edges);
  if (edges.length === 0) return all.map((row) => lineOf(row, page, region.column));
  tables.edges = [...new Set([...tables.edges, ...edges])];
  const table = tables.next++;
  const rows = all.map((row) => tableRow(datesParted(row, edges), edges));
  const goesOn = continuationIn(rows);
  const out: ResumeLine[] = [];
  let number = -1;
  let before: TableRow | null = null;
  for (const row of rows) {
    const more: boolean = before !== null && goesOn(row, before);
    const parts = [...row.cells];
    // Excludes a row that is no part of the table: a heading above it, a sentence across it, or a title in the middle of the page.
    const alone: boolean = !more && parts.length === 1 && (row.labelled || !startsAt(parts[0]![1][0]!.x, edges));
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

/** Splits a row's fragment where a date fills its cell and touches the text of the next cell. */
function datesParted(row: readonly Fragment[], edges: readonly number[]): readonly Fragment[] {
  const [first, ...rest] = row;
  if (!first || first.links.length > 0) return row;
  for (const edge of edges) {
    const halves = first.x < edge - 6 && first.right > edge ? first.partedAt?.(edge) : null;
    if (halves && isDate(halves[0].text)) return [{ ...halves[0], dotted: first.dotted }, halves[1], ...rest];
  }
  return row;
}

/** Orders a row's lines by cell: first the complete label, then its values, because a cell may have several lines. */
function cellByCell(lines: readonly ResumeLine[]): ResumeLine[] {
  const out: ResumeLine[] = [];
  for (const line of lines) {
    const before = out.findLastIndex((other) => !isAfter(other, line));
    out.splice(before + 1, 0, line);
  }
  return out;
}

const isAfter = (one: ResumeLine, other: ResumeLine): boolean =>
  one.cell !== null && other.cell !== null && one.cell.row === other.cell.row && one.cell.column > other.cell.column;

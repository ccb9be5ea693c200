import { headingOf } from "../../lexicon/headings.ts";
import { labelsOf } from "../../lexicon/labels.ts";
import { bottomOf, topOf, type Fragment } from "./fragment.ts";
import { beginsDated } from "./dated-cells.ts";
import { cellsOf } from "./tables.ts";

/** The largest distance between two lines of the same cell, as a share of the font size. */
const sameCell = 0.9;
/** The white space between lines of one paragraph, as a share of the font size. */
const tight = 0.45;

export type TableRow = {
  cells: Map<number, Fragment[]>;
  top: number;
  bottom: number;
  size: number;
  /** Whether the first cell of the table row has text. */
  labelled: boolean;
  bold: boolean;
};

export function tableRow(row: readonly Fragment[], edges: readonly number[]): TableRow {
  const cells = cellsOf(row, edges);
  return {
    cells,
    top: Math.min(...row.map(topOf)),
    bottom: Math.max(...row.map(bottomOf)),
    size: Math.max(...row.map(({ size }) => size)),
    labelled: cells.has(0),
    bold: row.every(({ runs }) => runs.every(({ bold }) => bold)),
  };
}

/**
 * Returns the smallest white space between two rows that both have a label and values. A line with this space above it begins
 * another row.
 */
function rowGap(rows: readonly TableRow[]): number {
  const gaps = rows.slice(1).flatMap((row, at) => {
    const before = rows[at]!;
    return [row, before].every(({ labelled, cells }) => labelled && cells.size > 1) ? [row.top - before.bottom] : [];
  });
  return Math.min(...gaps);
}

/** Whether a line continues the row before it: values under values, or a label that continues below in the same style. */
const inTable =
  (gap: number) =>
  (row: TableRow, before: TableRow): boolean => {
    const white = row.top - before.bottom;
    if (!row.labelled) return white < sameCell * row.size && white < gap - 0.4;
    return (
      row.cells.size === 1 && before.labelled && row.bold === before.bold && white < 0.3 * row.size && white < gap - 0.4
    );
  };

const isTight = (row: TableRow, before: TableRow): boolean => row.top - before.bottom < tight * row.size;

function blocksOf(rows: readonly TableRow[]): TableRow[][] {
  const blocks: TableRow[][] = [];
  for (const row of rows) {
    const before = blocks.at(-1)?.at(-1);
    if (before && isTight(row, before)) blocks.at(-1)?.push(row);
    else blocks.push([row]);
  }
  return blocks;
}

const isLabel = (row: TableRow): boolean => {
  const text = (row.cells.get(0) ?? []).map((fragment) => fragment.text).join(" ");
  const bare = text.replace(/^[•·-]\s*/u, "");
  return text.endsWith(":") || labelsOf(bare).length > 0 || headingOf(bare)?.strength === 1;
};

/** Whether one side of a block continues after the other has ended. Text that spans both sides is ignored. */
function isUneven(block: readonly TableRow[]): boolean {
  const values = block.flatMap(({ cells }) => [...cells].flatMap(([cell, part]) => (cell > 0 ? part : [])));
  const edge = Math.min(...values.map(({ x }) => x));
  return block.some(
    ({ cells, labelled }) => cells.size === 1 && (!labelled || (cells.get(0) ?? []).every(({ right }) => right < edge)),
  );
}

/**
 * Whether employer, town and dates are stacked beside a description, so that the lines of the two sides share baselines only by
 * chance. Such blocks have sides of different length, and labels that are not real labels.
 */
function isStacked(rows: readonly TableRow[]): boolean {
  const blocks = blocksOf(rows).filter(
    (block) => block.filter(({ labelled }) => labelled).length >= 2 && block.some(({ cells }) => cells.size > 1),
  );
  const uneven = blocks.filter(isUneven);
  const labels = blocks.flat().filter(({ labelled }) => labelled);
  return (
    blocks.length >= 2 && uneven.length >= 0.5 * blocks.length && labels.filter(isLabel).length < 0.3 * labels.length
  );
}

const firstText = (row: TableRow | undefined): string =>
  (row?.cells.get(0) ?? []).map((fragment) => fragment.text).join(" ");

/** The rows whose first cell begins with a period: they have dates in the margin beside their entries. */
function datedRows(rows: readonly TableRow[]): Set<TableRow> {
  const dated = new Set<TableRow>();
  let before = "";
  for (const row of rows) {
    const text = firstText(row);
    if (row.labelled && beginsDated(text, before)) dated.add(row);
    if (row.labelled) before = text;
  }
  const beside = [...dated].filter(({ cells }) => cells.size > 1).length;
  const labelled = rows.filter((row) => row.labelled && row.cells.size > 1).length;
  return beside >= 2 && beside >= 0.4 * labelled ? dated : new Set();
}

/**
 * Returns a predicate: whether a line belongs to the row before it in this table. A line with a date in its margin begins a
 * row.
 */
export function continuationIn(rows: readonly TableRow[]): (row: TableRow, before: TableRow) => boolean {
  const goesOn = isStacked(rows) ? isTight : inTable(rowGap(rows));
  const dated = datedRows(rows);
  if (dated.size === 0) return goesOn;
  return (row, before) => {
    if (dated.has(row)) return false;
    const white = row.top - before.bottom;
    if (!row.labelled) return white < sameCell * row.size;
    // A line with only a town or the rest of the dates continues the row. A heading would have more distance or another style.
    return white < tight * row.size && row.bold === before.bold && Math.abs(row.size - before.size) < 1;
  };
}

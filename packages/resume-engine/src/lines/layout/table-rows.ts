import { labelsOf } from "../../lexicon/labels.ts";
import { bottomOf, topOf, type Fragment } from "./fragment.ts";
import { cellsOf } from "./tables.ts";

/** The next line of a cell is at most this far under the one before, in shares of its size. */
const sameCell = 0.9;
/** White that parts lines of one paragraph, in shares of their size. */
const tight = 0.45;

export type Row = {
  cells: Map<number, Fragment[]>;
  top: number;
  bottom: number;
  size: number;
  /** Something stands in its first cell. */
  labelled: boolean;
  bold: boolean;
};

export function tableRow(row: readonly Fragment[], edges: readonly number[]): Row {
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

/** The white between two rows that both have a label and values: as much above a line begins another row. */
function rowGap(rows: readonly Row[]): number {
  const gaps = rows.slice(1).flatMap((row, at) => {
    const before = rows[at]!;
    return [row, before].every(({ labelled, cells }) => labelled && cells.size > 1) ? [row.top - before.bottom] : [];
  });
  return Math.min(...gaps);
}

/** More of the row before: values under values, or a label that goes on under itself in the same style. */
const inTable =
  (gap: number) =>
  (row: Row, before: Row): boolean => {
    const white = row.top - before.bottom;
    if (!row.labelled) return white < sameCell * row.size && white < gap - 0.4;
    return (
      row.cells.size === 1 && before.labelled && row.bold === before.bold && white < 0.3 * row.size && white < gap - 0.4
    );
  };

const isTight = (row: Row, before: Row): boolean => row.top - before.bottom < tight * row.size;

function blocksOf(rows: readonly Row[]): Row[][] {
  const blocks: Row[][] = [];
  for (const row of rows) {
    const before = blocks.at(-1)?.at(-1);
    if (before && isTight(row, before)) blocks.at(-1)?.push(row);
    else blocks.push([row]);
  }
  return blocks;
}

const isLabel = (row: Row): boolean => {
  const text = (row.cells.get(0) ?? []).map((fragment) => fragment.text).join(" ");
  return text.endsWith(":") || labelsOf(text.replace(/^[•·-]\s*/u, "")).length > 0;
};

/**
 * Employer, town and dates one under the other, and beside them what was done: the lines of the two sides only happen to share their
 * baselines. Told by sides of different length, and by labels that are none.
 */
function isStacked(rows: readonly Row[]): boolean {
  const blocks = blocksOf(rows).filter(
    (block) => block.filter(({ labelled }) => labelled).length >= 2 && block.some(({ cells }) => cells.size > 1),
  );
  const uneven = blocks.filter((block) => block.some(({ cells }) => cells.size === 1));
  const labels = blocks.flat().filter(({ labelled }) => labelled);
  return (
    blocks.length >= 2 && uneven.length >= 0.5 * blocks.length && labels.filter(isLabel).length < 0.3 * labels.length
  );
}

/** Whether a line belongs to the row before it, as this table has it. */
export const continuationIn = (rows: readonly Row[]): ((row: Row, before: Row) => boolean) =>
  isStacked(rows) ? isTight : inTable(rowGap(rows));

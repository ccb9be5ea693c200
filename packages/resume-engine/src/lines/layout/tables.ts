import { isDate } from "./dated-cells.ts";
import type { Fragment } from "./fragment.ts";

const least = 3;
const tolerance = 3;
/** Gap between two fragments, as a share of the font size, above which they may be in different cells. */
const wideGap = 1.05;

/** Pairs of adjacent fragments in a row that have a wide gap between them. */
function* gaps(rows: readonly Fragment[][]): Generator<[Fragment, Fragment]> {
  for (const row of rows)
    for (let at = 1; at < row.length; at++) {
      const [one, other] = [row[at - 1]!, row[at]!];
      if (other.x - one.right > wideGap * Math.max(6, other.size)) yield [one, other];
    }
}

/**
 * Whether values share their right edge and are short, such as dates at the right margin. The values of a table share their left
 * edge.
 */
function areFloated(values: readonly Fragment[], width: number): boolean {
  const ends = values.map(({ right }) => right);
  const flush = Math.max(...ends) - Math.min(...ends) < tolerance;
  const longest = Math.max(...values.map(({ x, right }) => right - x));
  return flush && longest < 0.4 * width;
}

/** The left edges of the values of a label/value table, from left to right; empty if the rows are no table. */
export function valueEdges(rows: readonly Fragment[][], known: readonly number[]): number[] {
  const all = rows.flat();
  const width = Math.max(...all.map(({ right }) => right)) - Math.min(...all.map(({ x }) => x));
  const clusters: Fragment[][] = [];
  for (const [, value] of gaps(rows)) {
    const cluster = clusters.find(([first]) => first && Math.abs(first.x - value.x) < tolerance);
    if (cluster) cluster.push(value);
    else clusters.push([value]);
  }
  return clusters
    .filter((values) => {
      const again = known.some((edge) => Math.abs(edge - values[0]!.x) < tolerance);
      return again || (values.length >= least && !areFloated(values, width));
    })
    .map(([first]) => first!.x)
    .toSorted((a, b) => a - b);
}

const cellAt = (x: number, edges: readonly number[]): number => edges.filter((edge) => x >= edge - tolerance).length;

export const startsAt = (x: number, edges: readonly number[]): boolean =>
  edges.some((edge) => Math.abs(edge - x) <= tolerance);

/**
 * Assigns the fragments of a row to cells; cell 0 is before the first edge. A fragment that begins at no edge, such as a date at
 * the margin, stays in the cell of the fragment before it. Only the fragment after a date in the first cell is always assigned by
 * its position, because it may be an indented list item.
 */
export function cellsOf(row: readonly Fragment[], edges: readonly number[]): Map<number, Fragment[]> {
  const cells = new Map<number, Fragment[]>();
  let cell = 0;
  for (const [at, fragment] of row.entries()) {
    const begins = startsAt(fragment.x, edges) || (at === 1 && cell === 0 && isDate(row[0]!.text));
    if (at === 0 || begins) cell = cellAt(fragment.x, edges);
    cells.set(cell, [...(cells.get(cell) ?? []), fragment]);
  }
  return cells;
}

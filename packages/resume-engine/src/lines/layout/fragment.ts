import type { TextBox } from "@orbita/contract";
import type { TextRun } from "../../line.ts";

/** Words on one baseline without a wide gap between them; the unit of page layout. */
export type Fragment = {
  x: number;
  right: number;
  /** The vertical position of the baseline. */
  y: number;
  size: number;
  text: string;
  runs: TextRun[];
  /** Whether a dot or a square is painted before the fragment, as a bullet. */
  dotted: boolean;
  links: string[];
  /** The invisible characters or lookalike letters of the fragment in printable form; null if it has none. */
  unseen: string | null;
  /** Splits the fragment where one of its words begins at `x`; null if none begins there. */
  partedAt?: (x: number) => [Fragment, Fragment] | null;
};

/** The largest baseline distance within a row, as a share of the font size. */
const sameBaseline = 0.3;

export const topOf = ({ y, size }: Fragment): number => y - size;
export const bottomOf = ({ y, size }: Fragment): number => y + size * 0.25;

export const boxOf = (fragment: Fragment): TextBox => [
  fragment.x,
  topOf(fragment),
  fragment.right - fragment.x,
  bottomOf(fragment) - topOf(fragment),
];

/** Groups fragments into rows by baseline. Rows are sorted from top to bottom, the fragments of a row from left to right. */
export function rowsOf(fragments: readonly Fragment[]): Fragment[][] {
  const rows: Fragment[][] = [];
  for (const fragment of fragments.toSorted((a, b) => a.y - b.y)) {
    const row = rows.at(-1);
    const near = row?.every(({ y, size }) => Math.abs(y - fragment.y) <= sameBaseline * Math.min(size, fragment.size));
    // Fragments that overlap horizontally are not in one row: the baseline of small text may lie within a large line above it.
    const beside = row?.some((other) => !isApart(other, fragment));
    if (row && near && !beside) row.push(fragment);
    else rows.push([fragment]);
  }
  return rows.map((row) => row.toSorted((a, b) => a.x - b.x));
}

const isApart = (a: Fragment, b: Fragment): boolean => a.right <= b.x + 1 || b.right <= a.x + 1;

/** Returns the font size that most letters have. */
export function bodySize(fragments: readonly Fragment[]): number {
  const letters = new Map<number, number>();
  for (const { size, text } of fragments) {
    const key = Math.round(size * 2) / 2;
    letters.set(key, (letters.get(key) ?? 0) + text.length);
  }
  return [...letters].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? 10;
}

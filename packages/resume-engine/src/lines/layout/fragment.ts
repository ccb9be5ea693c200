import type { Box } from "@orbita/contract";
import type { Run } from "../../line.ts";

/** Words on one baseline with no wide gap between them: what a page's layout is made of. */
export type Fragment = {
  x: number;
  right: number;
  /** The baseline. */
  y: number;
  size: number;
  text: string;
  runs: Run[];
  /** A dot or a square is painted before it. */
  dotted: boolean;
  links: string[];
  /** What it says without ink. */
  unseen: string | null;
  /** Its two halves, where a word of it begins at a place; null if none does. */
  partedAt?: (x: number) => [Fragment, Fragment] | null;
};

/** In shares of the letters' size: what shares a baseline. */
const sameBaseline = 0.3;

export const topOf = ({ y, size }: Fragment): number => y - size;
export const bottomOf = ({ y, size }: Fragment): number => y + size * 0.25;

export const boxOf = (fragment: Fragment): Box => [
  fragment.x,
  topOf(fragment),
  fragment.right - fragment.x,
  bottomOf(fragment) - topOf(fragment),
];

/** Fragments that share a baseline, from left to right; rows from top to bottom. */
export function rowsOf(fragments: readonly Fragment[]): Fragment[][] {
  const rows: Fragment[][] = [];
  for (const fragment of fragments.toSorted((a, b) => a.y - b.y)) {
    const row = rows.at(-1);
    const near = row?.every(({ y, size }) => Math.abs(y - fragment.y) <= sameBaseline * Math.min(size, fragment.size));
    // A small letter beside a large one: its baseline is within the large one's line, and nothing of the row is under it.
    const beside = row?.some((other) => !isApart(other, fragment));
    if (row && near && !beside) row.push(fragment);
    else rows.push([fragment]);
  }
  return rows.map((row) => row.toSorted((a, b) => a.x - b.x));
}

const isApart = (a: Fragment, b: Fragment): boolean => a.right <= b.x + 1 || b.right <= a.x + 1;

/** The size of most of the letters. */
export function bodySize(fragments: readonly Fragment[]): number {
  const letters = new Map<number, number>();
  for (const { size, text } of fragments) {
    const key = Math.round(size * 2) / 2;
    letters.set(key, (letters.get(key) ?? 0) + text.length);
  }
  return [...letters].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? 10;
}

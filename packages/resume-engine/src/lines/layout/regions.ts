import { bodySize, type Fragment } from "./fragment.ts";
import { isKnownHeading, looksLikeHeading } from "./headings.ts";
import { findGutter, keepGutter, type ColumnBackground, type ColumnGutter } from "./gutters.ts";

/** A part of a page with one column of text; column -1 spans all columns. */
export type ColumnRegion = { column: number; fragments: Fragment[] };

const maxDepth = 3;

type RegionSplit = { regions: ColumnRegion[]; gutter: ColumnGutter | null; columns: number };

/**
 * Moves the bottom of a gutter above the headings at its end, if lines across the page follow: the headings belong to these lines,
 * because no text of a column is below them.
 */
function trimmed(gutter: ColumnGutter, fragments: readonly Fragment[]): ColumnGutter {
  if (!fragments.some(({ y }) => y >= gutter.bottom)) return gutter;
  const body = bodySize(fragments);
  let { bottom } = gutter;
  const inside = fragments.filter(({ y }) => y > gutter.top && y < bottom).toSorted((a, b) => b.y - a.y);
  for (const fragment of inside) {
    if (!isKnownHeading(fragment, body) && !looksLikeHeading(fragment, body)) break;
    bottom = fragment.y;
  }
  return { ...gutter, bottom };
}

/** Cuts a page above, left of, right of and below the gutter; each part may be cut again. */
function cut(
  fragments: readonly Fragment[],
  grounds: readonly ColumnBackground[],
  depth: number,
  known: ColumnGutter | null,
): RegionSplit {
  const found =
    fragments.length < 6 && !known
      ? null
      : ((known && keepGutter(fragments, known)) ?? (depth < maxDepth ? findGutter(fragments, grounds) : null));
  if (!found) return { regions: [{ column: 0, fragments: [...fragments] }], gutter: null, columns: 1 };
  const gutter = trimmed(found, fragments);
  const middle = (gutter.left + gutter.right) / 2;
  const inside = fragments.filter(({ y }) => y > gutter.top && y < gutter.bottom);
  const outside = (part: readonly Fragment[]): ColumnRegion[] => {
    if (part.length === 0) return [];
    const { regions, columns } = cut(part, grounds, depth + 1, null);
    return columns > 1 ? regions : regions.map((region) => ({ ...region, column: -1 }));
  };
  const left = cut(
    inside.filter(({ x }) => x < middle),
    [],
    depth + 1,
    null,
  );
  const right = cut(
    inside.filter(({ x }) => x >= middle),
    [],
    depth + 1,
    null,
  );
  const shifted = right.regions.map((region) => ({
    ...region,
    column: region.column < 0 ? left.columns : region.column + left.columns,
  }));
  const lefts = left.regions.map((region) => ({ ...region, column: Math.max(0, region.column) }));
  return {
    regions: [
      ...outside(fragments.filter(({ y }) => y <= gutter.top)),
      ...lefts,
      ...shifted,
      ...outside(fragments.filter(({ y }) => y >= gutter.bottom)),
    ].filter((region) => region.fragments.length > 0),
    gutter,
    columns: left.columns + right.columns,
  };
}

/** The regions of a page in reading order, and its gutter for the next page. */
export const regionsOf = (
  fragments: readonly Fragment[],
  grounds: readonly ColumnBackground[],
  known: ColumnGutter | null,
): RegionSplit =>
  fragments.length === 0 ? { regions: [], gutter: null, columns: 0 } : cut(fragments, grounds, 0, known);

import { headingOf } from "../../lexicon/headings.ts";
import { bodySize, bottomOf, rowsOf, topOf, type Fragment } from "./fragment.ts";
import { isKnownHeading, looksLikeHeading } from "./headings.ts";

/** The white area between two columns of a page. */
export type ColumnGutter = { left: number; right: number; top: number; bottom: number };

/** The horizontal extent of a tall painted background, whose edge is the edge of a column. */
export type ColumnBackground = { left: number; right: number };

type GutterSides = { left: Fragment[]; right: Fragment[] };

const least = { lines: 3, width: 6, height: 40 };
const overrun = { width: 90, lines: 2 };
const step = 3;
/** If a larger share of the rows of the shorter side aligns with rows of the other side, the two sides are a table, not columns. */
const shared = { known: 0.8, lookalike: 0.5, plain: 0.3 };

function sidesOf(fragments: readonly Fragment[], { left, right, top, bottom }: ColumnGutter): GutterSides {
  const middle = (left + right) / 2;
  const inside = fragments.filter(({ y }) => y > top && y < bottom);
  return { left: inside.filter(({ x }) => x < middle), right: inside.filter(({ x }) => x >= middle) };
}

/**
 * Finds the fragments that cross a vertical line. A single long word, such as an address, may stick out of its narrow column
 * (`over`); if more than a few words do, they count as lines across the page (`across`).
 */
function crossingAt(fragments: readonly Fragment[], x: number): { across: Fragment[]; over: Set<Fragment> } {
  const crossing = fragments.filter((f) => f.x < x && f.right > x);
  const over = crossing.filter((f) => f.right - x < overrun.width && !f.text.includes(" "));
  const few = over.length <= Math.min(overrun.lines, 0.1 * fragments.length);
  return { across: few ? crossing.filter((f) => !over.includes(f)) : crossing, over: new Set(few ? over : []) };
}

/**
 * The stretches of a vertical line that no fragment crosses, each widened to the white space around it. `fragments` are sorted from
 * top to bottom.
 */
function gutterAt(fragments: readonly Fragment[], x: number): ColumnGutter[] {
  const { across, over } = crossingAt(fragments, x);
  const gutters: ColumnGutter[] = [];
  let next = 0;
  let top = Number.NEGATIVE_INFINITY;
  for (let at = 0; at <= across.length; at++) {
    const bottom = across[at]?.y ?? Number.POSITIVE_INFINITY;
    let within = 0;
    let rights = 0;
    const gutter = { left: Number.NEGATIVE_INFINITY, right: Number.POSITIVE_INFINITY, top, bottom };
    let highest = Number.POSITIVE_INFINITY;
    let lowest = Number.NEGATIVE_INFINITY;
    while (next < fragments.length && fragments[next]!.y <= top) next++;
    for (; next < fragments.length && fragments[next]!.y < bottom; next++) {
      const fragment = fragments[next]!;
      highest = Math.min(highest, topOf(fragment));
      lowest = Math.max(lowest, bottomOf(fragment));
      if (fragment.x >= x) {
        rights++;
        gutter.right = Math.min(gutter.right, fragment.x);
        continue;
      }
      if (over.has(fragment)) continue;
      within++;
      gutter.left = Math.max(gutter.left, fragment.right);
    }
    top = bottom;
    if (within < least.lines || rights < least.lines) continue;
    if (gutter.right - gutter.left >= least.width && lowest - highest >= least.height) gutters.push(gutter);
  }
  return gutters;
}

/**
 * Returns a text with one letter per fragment: the side of the vertical line `x` on which it is. Callers use the text as a key, to
 * check positions with the same result only once.
 */
function placesAt(fragments: readonly Fragment[], x: number): string {
  let places = "";
  for (const f of fragments) places += f.x >= x ? "r" : f.right <= x ? "l" : f.right - x < overrun.width ? "o" : "a";
  return places;
}

/** Returns the share of the rows of the shorter side that align with rows of the other side. */
function sharedRows({ left, right }: GutterSides): number {
  const [few, many] = [rowsOf(left), rowsOf(right)].toSorted((a, b) => a.length - b.length);
  const beside = few?.filter(
    ([one]) => one && many?.some(([other]) => other && Math.abs(one.y - other.y) < 0.3 * one.size),
  );
  return (beside?.length ?? 0) / Math.max(1, few?.length ?? 0);
}

/** Whether both sides of a gutter begin with a heading, and not with the same one. The two sides of a table never do. */
function areHeaded({ left, right }: GutterSides, body: number): boolean {
  const [one, other] = [left, right].map((side) => side.reduce((first, f) => (f.y < first.y ? f : first)));
  if (!one || !other || !isKnownHeading(one, body) || !isKnownHeading(other, body)) return false;
  return headingOf(one.text)?.kind !== headingOf(other.text)?.kind;
}

/**
 * Whether a gutter separates columns and not the cells of a table. It does so if both sides have known headings. Without them, it
 * accepts heading-like lines on both sides, rows that do not align, or a painted background that ends at the gutter.
 */
function splits(sides: GutterSides, body: number, edge: boolean): boolean {
  const count = (side: Fragment[], is: typeof isKnownHeading): number => side.filter((f) => is(f, body)).length;
  const share = sharedRows(sides);
  const few = Math.min(rowsOf(sides.left).length, rowsOf(sides.right).length);
  const known = [count(sides.left, isKnownHeading), count(sides.right, isKnownHeading)] as const;
  if (known[0] > 0 && known[1] > 0 && (share < shared.known || few >= 10 || areHeaded(sides, body))) return true;
  if (edge) return true;
  const alike = count(sides.left, looksLikeHeading) > 0 && count(sides.right, looksLikeHeading) > 0;
  if (alike) return share < shared.lookalike;
  // If most lines of one side are headings, they are in the margin with their text beside them, which is a table.
  const labels = known[0] > 0.5 * sides.left.length || known[1] > 0.5 * sides.right.length;
  return share < shared.plain && few >= 5 && !labels;
}

const hasEdge = ({ left, right }: ColumnGutter, grounds: readonly ColumnBackground[]): boolean =>
  grounds.some((ground) => [ground.left, ground.right].some((edge) => edge > left - 2 && edge < right + 2));

/** Finds the gutter that divides the most lines into columns; null if the page has one column. */
export function findGutter(fragments: readonly Fragment[], grounds: readonly ColumnBackground[]): ColumnGutter | null {
  const body = bodySize(fragments);
  const from = Math.min(...fragments.map(({ x }) => x));
  const to = Math.max(...fragments.map(({ right }) => right));
  let best: { gutter: ColumnGutter; weight: number } | null = null;
  const seen = new Set<string>();
  const downwards = fragments.filter(({ x, y }) => !Number.isNaN(x + y)).toSorted((a, b) => a.y - b.y);
  let before = "";
  for (let x = from + 20; x < to - 20; x += step) {
    const places = placesAt(downwards, x);
    if (places === before) continue;
    before = places;
    for (const gutter of gutterAt(downwards, x)) {
      const key = [gutter.left, gutter.right, gutter.top, gutter.bottom].map(Math.round).join(" ");
      if (seen.has(key)) continue;
      seen.add(key);
      const sides = sidesOf(fragments, gutter);
      const weight = sides.left.length + sides.right.length + Math.min(sides.left.length, sides.right.length);
      if ((best && weight <= best.weight) || !splits(sides, body, hasEdge(gutter, grounds))) continue;
      best = { gutter, weight };
    }
  }
  return best?.gutter ?? null;
}

/**
 * Returns the gutter of the previous page if hardly any text crosses it on this page. Unlike for a new gutter, the left column may
 * be empty.
 */
export function keepGutter(fragments: readonly Fragment[], known: ColumnGutter): ColumnGutter | null {
  const x = (known.left + known.right) / 2;
  const { across, over } = crossingAt(fragments, x);
  const ends = [Number.NEGATIVE_INFINITY, ...across.map(({ y }) => y), Number.POSITIVE_INFINITY].toSorted(
    (a, b) => a - b,
  );
  const free = ends.slice(1).map((bottom, at) => ({ left: x, right: x, top: ends[at] ?? 0, bottom }));
  const lines = (gutter: ColumnGutter): number =>
    fragments.filter(({ y }) => y > gutter.top && y < gutter.bottom).length;
  const [longest] = free.toSorted((a, b) => lines(b) - lines(a));
  if (!longest || lines(longest) < Math.max(2, 0.6 * fragments.length)) return null;
  const sides = sidesOf(fragments, longest);
  // Words of the right column must begin where they began on the previous page; otherwise the layout has changed.
  if (!sides.right.some((f) => Math.abs(f.x - known.right) < 4)) return null;
  return {
    ...longest,
    left: Math.max(known.left - 20, ...sides.left.filter((f) => !over.has(f)).map((f) => f.right)),
    right: Math.min(known.right, ...sides.right.map((f) => f.x)),
  };
}

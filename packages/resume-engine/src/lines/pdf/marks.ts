import type { Fragment } from "../layout/fragment.ts";
import type { ColumnBackground } from "../layout/gutters.ts";
import type { RectangleEdges, PaintedShape } from "./painter.ts";

const dot = { least: 1.2, most: 7.5, reach: 24 };
/** Largest size of a painted bullet, as a share of the font size. Larger dots belong to a timeline. */
const largestDot = 0.65;
/** Minimum height and maximum width, as shares of the page, of a painted area that counts as the background of a column. */
const ground = { tall: 0.35, wide: 0.7 };

const isDot = ({ edges: [left, top, right, bottom] }: PaintedShape): boolean => {
  const [width, height] = [right - left, bottom - top];
  return (
    width > dot.least &&
    width < dot.most &&
    height > dot.least &&
    height < dot.most &&
    width / height < 2 &&
    height / width < 2
  );
};

/** Marks the fragments that have a painted bullet before them. */
export function markDotted(fragments: readonly Fragment[], shapes: readonly PaintedShape[]): void {
  for (const { edges } of shapes.filter((shape) => shape.kind !== "image" && isDot(shape))) {
    const [, top, right, bottom] = edges;
    const middle = (top + bottom) / 2;
    const beside = fragments.filter(
      ({ x, y, size }) =>
        bottom - top < largestDot * size &&
        x >= right - 0.5 &&
        x - right < dot.reach &&
        middle < y + 0.1 * size &&
        middle > y - size,
    );
    const [nearest] = beside.toSorted((a, b) => a.x - b.x);
    if (nearest) nearest.dotted = true;
  }
}

const isGround = ([left, top, right, bottom]: RectangleEdges, width: number, height: number): boolean =>
  bottom - top > ground.tall * height && right - left < ground.wide * width && right - left > 40;

/** The tall painted areas of a page, such as a sidebar's background. */
export const groundsOf = (shapes: readonly PaintedShape[], width: number, height: number): ColumnBackground[] =>
  shapes
    .filter(
      ({ kind, edges, alpha, colour }) =>
        kind === "fill" && alpha > 0 && colour !== "#ffffff" && isGround(edges, width, height),
    )
    .map(({ edges: [left, , right] }) => ({ left, right }));

import { OPS } from "pdfjs-dist/legacy/build/pdf.mjs";
import { apply, type TransformMatrix } from "./matrix.ts";
import type { RectangleEdges, PagePainter, PaintedShape } from "./painter.ts";

function edgesOf(
  matrix: TransformMatrix,
  [left = 0, top = 0, right = 0, bottom = 0]: ArrayLike<number> & Iterable<number>,
): RectangleEdges {
  const corners = [
    apply(matrix, left, top),
    apply(matrix, right, top),
    apply(matrix, left, bottom),
    apply(matrix, right, bottom),
  ];
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => y);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

const both = (a: RectangleEdges, b: RectangleEdges): RectangleEdges => [
  Math.max(a[0], b[0]),
  Math.max(a[1], b[1]),
  Math.min(a[2], b[2]),
  Math.min(a[3], b[3]),
];

/** Whether a path is a rectangle: move, three or four straight lines, close. */
const isRectangle = (path: ArrayLike<number> | undefined): boolean => {
  if (!path || path.length < 12 || path.length > 16) return false;
  const points: [number, number][] = [];
  for (let at = 0; at + 2 < path.length && (path[at] === 0 || path[at] === 1); at += 3)
    points.push([path[at + 1] ?? 0, path[at + 2] ?? 0]);
  return (
    points.length >= 4 &&
    new Set(points.map(([x]) => Math.round(x * 100))).size === 2 &&
    new Set(points.map(([, y]) => Math.round(y * 100))).size === 2
  );
};

const fills = new Set<number>([
  OPS.fill,
  OPS.eoFill,
  OPS.fillStroke,
  OPS.eoFillStroke,
  OPS.closeFillStroke,
  OPS.closeEOFillStroke,
]);
const strokes = new Set<number>([OPS.stroke, OPS.closeStroke]);
const unitSquare = [0, 0, 1, 1];

export function paint(painter: PagePainter, kind: PaintedShape["kind"], edges: RectangleEdges, plain = false): void {
  const { state, shapes, glyphs } = painter;
  const stroked = kind === "stroke";
  shapes.push({
    kind,
    edges: both(edges, state.clip),
    colour: stroked ? state.stroke : state.fill,
    alpha: state.groupAlpha * (stroked ? state.strokeAlpha : state.fillAlpha),
    plain,
    after: glyphs.length,
  });
}

export function paintPath(
  painter: PagePainter,
  [op, data, extremes]: [number, [ArrayLike<number>] | null, Float32Array | null],
): void {
  const { state } = painter;
  if (extremes) {
    const edges = edgesOf(state.matrix, extremes);
    if (fills.has(op)) paint(painter, "fill", edges, isRectangle(data?.[0]));
    else if (strokes.has(op)) paint(painter, "stroke", edges);
    if (painter.clipping) {
      state.clip = both(state.clip, edges);
      state.masked ||= !isRectangle(data?.[0]);
    }
  }
  painter.clipping = false;
}

export const paintImage = (p: PagePainter): void => paint(p, "image", edgesOf(p.state.matrix, unitSquare));

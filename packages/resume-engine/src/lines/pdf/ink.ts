import { OPS } from "pdfjs-dist/legacy/build/pdf.mjs";
import { apply, identity, multiply, toMatrix, type Matrix } from "./matrix.ts";

/** A character where the page draws it: left and right end of its box, on its baseline, from the page's upper left corner. */
export type Glyph = {
  text: string;
  x: number;
  y: number;
  width: number;
  size: number;
  font: string;
  colour: string;
  /** How much of it is drawn: 0 where it is transparent, or drawn with no paint. */
  alpha: number;
  /** Turned by more than a few degrees: page furniture. */
  turned: boolean;
  /** What the page lets be seen where it is drawn. */
  clip: Edges;
};

/** Left, top, right, bottom. */
export type Edges = readonly [number, number, number, number];

/** Something painted that is not a letter. */
export type Shape = {
  kind: "fill" | "stroke" | "image";
  edges: Edges;
  colour: string;
  alpha: number;
  /** A rectangle that is filled to its corners. */
  plain: boolean;
  /** How many letters were drawn before it. */
  after: number;
};

export type PageInk = { glyphs: Glyph[]; shapes: Shape[] };

type State = {
  matrix: Matrix;
  font: string;
  size: number;
  charSpacing: number;
  wordSpacing: number;
  scale: number;
  leading: number;
  rise: number;
  mode: number;
  fill: string;
  stroke: string;
  fillAlpha: number;
  strokeAlpha: number;
  clip: Edges;
};

type PdfGlyph = { unicode: string; width: number; isSpace: boolean } | number | null;
export type OperatorList = { fnArray: readonly number[]; argsArray: readonly unknown[] };
type Painter = {
  state: State;
  stack: State[];
  text: Matrix;
  line: Matrix;
  glyphs: Glyph[];
  shapes: Shape[];
  /** The next path is one to paint through. */
  clipping: boolean;
  unit: (font: string) => number;
};

const start: State = {
  matrix: identity,
  font: "",
  size: 0,
  charSpacing: 0,
  wordSpacing: 0,
  scale: 1,
  leading: 0,
  rise: 0,
  mode: 0,
  fill: "#000000",
  stroke: "#000000",
  fillAlpha: 1,
  strokeAlpha: 1,
  clip: [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY],
};

const invisibleModes = new Set([3, 7]);
const strokeModes = new Set([1, 5]);

function show(painter: Painter, glyphs: readonly PdfGlyph[]): void {
  const { state } = painter;
  const unit = painter.unit(state.font) * state.size;
  for (const glyph of glyphs) {
    if (glyph === null) continue;
    const advance =
      typeof glyph === "number"
        ? (-glyph / 1000) * state.size * state.scale
        : (glyph.width * unit + state.charSpacing + (glyph.isSpace ? state.wordSpacing : 0)) * state.scale;
    if (typeof glyph !== "number") draw(painter, glyph.unicode, glyph.width * unit * state.scale);
    painter.text = multiply(painter.text, [1, 0, 0, 1, advance, 0]);
  }
}

function draw({ state, text, glyphs }: Painter, unicode: string, width: number): void {
  const whole = multiply(state.matrix, text);
  const [x, y] = apply(whole, 0, state.rise);
  const [right, rightY] = apply(whole, width, state.rise);
  const stroked = strokeModes.has(state.mode);
  glyphs.push({
    text: unicode,
    x: Math.min(x, right),
    y,
    width: Math.abs(right - x),
    size: Math.abs(state.size) * Math.hypot(whole[2], whole[3]),
    font: state.font,
    colour: stroked ? state.stroke : state.fill,
    alpha: invisibleModes.has(state.mode) ? 0 : stroked ? state.strokeAlpha : state.fillAlpha,
    clip: state.clip,
    turned: Math.abs(rightY - y) > 0.2 * Math.abs(right - x) + 0.01,
  });
}

function moveLine(painter: Painter, x: number, y: number): void {
  painter.line = multiply(painter.line, [1, 0, 0, 1, x, y]);
  painter.text = painter.line;
}

function setGraphicsState(state: State, entries: readonly [string, unknown][]): void {
  for (const [key, value] of entries) {
    if (key === "ca" && typeof value === "number") state.fillAlpha = value;
    if (key === "CA" && typeof value === "number") state.strokeAlpha = value;
    if (key === "Font" && Array.isArray(value)) [state.font, state.size] = value as [string, number];
  }
}

function edgesOf(
  matrix: Matrix,
  [left = 0, top = 0, right = 0, bottom = 0]: ArrayLike<number> & Iterable<number>,
): Edges {
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

const both = (a: Edges, b: Edges): Edges => [
  Math.max(a[0], b[0]),
  Math.max(a[1], b[1]),
  Math.min(a[2], b[2]),
  Math.min(a[3], b[3]),
];

/** Four straight sides: move, three or four lines, close. */
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

function paint(painter: Painter, kind: Shape["kind"], edges: Edges, plain = false): void {
  const { state, shapes, glyphs } = painter;
  const stroked = kind === "stroke";
  shapes.push({
    kind,
    edges: both(edges, state.clip),
    colour: stroked ? state.stroke : state.fill,
    alpha: stroked ? state.strokeAlpha : state.fillAlpha,
    plain,
    after: glyphs.length,
  });
}

function paintPath(
  painter: Painter,
  [op, data, extremes]: [number, [ArrayLike<number>] | null, Float32Array | null],
): void {
  const { state } = painter;
  if (extremes) {
    const edges = edgesOf(state.matrix, extremes);
    if (fills.has(op)) paint(painter, "fill", edges, isRectangle(data?.[0]));
    else if (strokes.has(op)) paint(painter, "stroke", edges);
    if (painter.clipping) state.clip = both(state.clip, edges);
  }
  painter.clipping = false;
}

const paintImage = (p: Painter): void => paint(p, "image", edgesOf(p.state.matrix, unitSquare));

const steps: Record<number, (painter: Painter, args: never) => void> = {
  [OPS.save]: (p) => void p.stack.push({ ...p.state }),
  [OPS.restore]: (p) => void (p.state = p.stack.pop() ?? p.state),
  [OPS.transform]: (p, args: number[]) => void (p.state.matrix = multiply(p.state.matrix, toMatrix(args))),
  [OPS.paintFormXObjectBegin]: (p, args: [ArrayLike<number> | null]) => {
    p.stack.push({ ...p.state });
    p.state.matrix = multiply(p.state.matrix, toMatrix(args[0]));
  },
  [OPS.paintFormXObjectEnd]: (p) => void (p.state = p.stack.pop() ?? p.state),
  [OPS.setGState]: (p, args: [[string, unknown][]]) => setGraphicsState(p.state, args[0]),
  [OPS.setFillRGBColor]: (p, args: [string]) => void (p.state.fill = args[0]),
  [OPS.setStrokeRGBColor]: (p, args: [string]) => void (p.state.stroke = args[0]),
  [OPS.setFillTransparent]: (p) => void (p.state.fill = "transparent"),
  [OPS.setFillColorN]: (p) => void (p.state.fill = "pattern"),
  [OPS.beginText]: (p) => void (p.text = p.line = identity),
  [OPS.setFont]: (p, args: [string, number]) => void ([p.state.font, p.state.size] = args),
  [OPS.setTextMatrix]: (p, args: [ArrayLike<number>]) => void (p.text = p.line = toMatrix(args[0])),
  [OPS.moveText]: (p, args: [number, number]) => moveLine(p, ...args),
  [OPS.setLeadingMoveText]: (p, args: [number, number]) => {
    p.state.leading = args[1];
    moveLine(p, ...args);
  },
  [OPS.setLeading]: (p, args: [number]) => void (p.state.leading = -args[0]),
  [OPS.nextLine]: (p) => moveLine(p, 0, p.state.leading),
  [OPS.setCharSpacing]: (p, args: [number]) => void (p.state.charSpacing = args[0]),
  [OPS.setWordSpacing]: (p, args: [number]) => void (p.state.wordSpacing = args[0]),
  [OPS.setHScale]: (p, args: [number]) => void (p.state.scale = args[0] / 100),
  [OPS.setTextRise]: (p, args: [number]) => void (p.state.rise = args[0]),
  [OPS.setTextRenderingMode]: (p, args: [number]) => void (p.state.mode = args[0]),
  [OPS.clip]: (p) => void (p.clipping = true),
  [OPS.eoClip]: (p) => void (p.clipping = true),
  [OPS.constructPath]: paintPath,
  [OPS.shadingFill]: (p) => paint(p, "image", p.state.clip),
  [OPS.paintImageXObject]: paintImage,
  [OPS.paintImageXObjectRepeat]: paintImage,
  [OPS.paintInlineImageXObject]: paintImage,
  [OPS.paintInlineImageXObjectGroup]: paintImage,
  [OPS.paintImageMaskXObject]: paintImage,
  [OPS.paintImageMaskXObjectRepeat]: paintImage,
  [OPS.paintImageMaskXObjectGroup]: paintImage,
  [OPS.paintSolidColorImageMask]: paintImage,
  [OPS.showText]: (p, args: [PdfGlyph[]]) => show(p, args[0]),
};

/** Every character of the page with its place and its paint, and what else is painted, in the order in which the page draws. */
export function inkOf(list: OperatorList, viewport: Matrix, unit: (font: string) => number): PageInk {
  const painter: Painter = {
    state: { ...start, matrix: viewport },
    stack: [],
    text: identity,
    line: identity,
    glyphs: [],
    shapes: [],
    clipping: false,
    unit,
  };
  for (let at = 0; at < list.fnArray.length; at++)
    steps[list.fnArray[at] ?? -1]?.(painter, list.argsArray[at] as never);
  return { glyphs: painter.glyphs, shapes: painter.shapes };
}

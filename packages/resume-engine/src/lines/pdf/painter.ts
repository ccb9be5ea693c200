import { identity, type TransformMatrix } from "./matrix.ts";
/**
 * A character with its position and paint. The position is the left end of its box on the baseline, measured from the page's upper
 * left corner.
 */
export type PaintedGlyph = {
  text: string;
  x: number;
  y: number;
  width: number;
  size: number;
  font: string;
  colour: string;
  /** The opacity of the character: 0 if it is transparent or drawn without paint. */
  alpha: number;
  /** The direction of the text: 0 horizontal, 1 from bottom to top, -1 from top to bottom, as on a vertical label. */
  turn: 0 | 1 | -1;
  /** The width of the character relative to the usual width for its height: near 0 for squeezed letters. */
  stretch: number;
  /** The visible area of the page where the character is drawn. */
  clip: RectangleEdges;
  /**
   * True if the character is drawn through a shape, a mask or a layer that may be off. Only rendering shows whether it is visible.
   */
  masked: boolean;
  /** True if the character is blended so that it can only lighten what is below it, which makes it invisible on white paper. */
  lightens: boolean;
  /** The index of the text operator that drew the character. */
  writing: number;
};

/** The edges of an area: left, top, right, bottom. */
export type RectangleEdges = readonly [number, number, number, number];

/** A painted object that is not a letter. */
export type PaintedShape = {
  kind: "fill" | "stroke" | "image";
  edges: RectangleEdges;
  colour: string;
  alpha: number;
  /** True if the shape is a rectangle that is filled to its corners. */
  plain: boolean;
  /** Number of letters that the page drew before this shape. Only these letters can be covered by it. */
  after: number;
};

export type PaintedObjects = { glyphs: PaintedGlyph[]; shapes: PaintedShape[] };

export type GraphicsState = {
  matrix: TransformMatrix;
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
  /** The opacity of the enclosing transparency groups. */
  groupAlpha: number;
  clip: RectangleEdges;
  masked: boolean;
  lightens: boolean;
};

export type ShowTextItem = { unicode: string; width: number; isSpace: boolean } | number | null;
export type OperatorList = { fnArray: readonly number[]; argsArray: readonly unknown[] };
export type PagePainter = {
  page: TransformMatrix;
  state: GraphicsState;
  stack: GraphicsState[];
  text: TransformMatrix;
  line: TransformMatrix;
  glyphs: PaintedGlyph[];
  shapes: PaintedShape[];
  /** True if the next path is a clipping path. */
  clipping: boolean;
  /** Stack of the open marked-content sections of the page: for each, whether it is a layer, which may be off. */
  layers: boolean[];
  writing: number;
  unit: (font: string) => number;
};

export const start: GraphicsState = {
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
  groupAlpha: 1,
  clip: [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY],
  masked: false,
  lightens: false,
};

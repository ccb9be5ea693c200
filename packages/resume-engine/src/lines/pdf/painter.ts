import { identity, type Matrix } from "./matrix.ts";
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
  /** 0 across the page; 1 from bottom to top, -1 from top to bottom, as on a label on its side. */
  turn: 0 | 1 | -1;
  /** Its width in shares of what its height would have it: squeezed letters are near 0. */
  stretch: number;
  /** What the page lets be seen where it is drawn. */
  clip: Edges;
  /** Drawn through a shape, a mask or a layer that may be off: only drawing it tells whether it is seen. */
  masked: boolean;
  /** Painted so that only what is lighter than the ground shows: on paper, nothing. */
  lightens: boolean;
  /** Which of the page's writing operators drew it. */
  writing: number;
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

export type State = {
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
  /** Of the groups that it is drawn in. */
  groupAlpha: number;
  clip: Edges;
  masked: boolean;
  lightens: boolean;
};

export type PdfGlyph = { unicode: string; width: number; isSpace: boolean } | number | null;
export type OperatorList = { fnArray: readonly number[]; argsArray: readonly unknown[] };
export type Painter = {
  page: Matrix;
  state: State;
  stack: State[];
  text: Matrix;
  line: Matrix;
  glyphs: Glyph[];
  shapes: Shape[];
  /** The next path is one to paint through. */
  clipping: boolean;
  /** The marked contents that are open: whether each is a layer. */
  layers: boolean[];
  writing: number;
  unit: (font: string) => number;
};

export const start: State = {
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

import { OPS } from "pdfjs-dist/legacy/build/pdf.mjs";
import { apply, identity, moved, multiply, toMatrix, type TransformMatrix } from "./matrix.ts";
import {
  start,
  type OperatorList,
  type PaintedObjects,
  type PagePainter,
  type ShowTextItem,
  type GraphicsState,
} from "./painter.ts";
import { paint, paintImage, paintPath } from "./shapes.ts";

const invisibleModes = new Set([3, 7]);
const lightening = new Set(["lighten", "screen", "color-dodge"]);
const strokeModes = new Set([1, 5]);

function show(painter: PagePainter, glyphs: readonly ShowTextItem[]): void {
  const { state } = painter;
  const unit = painter.unit(state.font) * state.size;
  for (const glyph of glyphs) {
    if (glyph === null) continue;
    const advance =
      typeof glyph === "number"
        ? (-glyph / 1000) * state.size * state.scale
        : (glyph.width * unit + state.charSpacing + (glyph.isSpace ? state.wordSpacing : 0)) * state.scale;
    if (typeof glyph !== "number") draw(painter, glyph.unicode, glyph.width * unit * state.scale);
    painter.text = moved(painter.text, advance, 0);
  }
}

function draw({ state, text, glyphs, layers, writing }: PagePainter, unicode: string, width: number): void {
  const whole = multiply(state.matrix, text);
  const [x, y] = apply(whole, 0, state.rise);
  const [right, rightY] = apply(whole, width, state.rise);
  const stroked = strokeModes.has(state.mode);
  const upright = Math.hypot(whole[2], whole[3]);
  const turned = Math.abs(whole[1]) > Math.abs(whole[0]);
  glyphs.push({
    text: unicode,
    x: turned ? x : Math.min(x, right),
    y,
    width: turned ? Math.abs(rightY - y) : Math.abs(right - x),
    size: Math.abs(state.size) * upright,
    stretch: upright === 0 ? 0 : (Math.hypot(whole[0], whole[1]) * Math.abs(state.scale)) / upright,
    font: state.font,
    colour: stroked ? state.stroke : state.fill,
    alpha: invisibleModes.has(state.mode) ? 0 : state.groupAlpha * (stroked ? state.strokeAlpha : state.fillAlpha),
    clip: state.clip,
    masked: state.masked || layers.some(Boolean),
    lightens: state.lightens,
    writing,
    turn: turned ? (whole[1] < 0 ? 1 : -1) : 0,
  });
}

function moveLine(painter: PagePainter, x: number, y: number): void {
  painter.line = moved(painter.line, x, y);
  painter.text = painter.line;
}

function setGraphicsState(state: GraphicsState, entries: readonly [string, unknown][]): void {
  for (const [key, value] of entries) {
    if (key === "ca" && typeof value === "number") state.fillAlpha = value;
    if (key === "CA" && typeof value === "number") state.strokeAlpha = value;
    if (key === "SMask") state.masked = state.masked || !!value;
    if (key === "BM") {
      state.masked ||= value !== "source-over";
      state.lightens = lightening.has(String(value));
    }
    if (key === "Font" && Array.isArray(value)) [state.font, state.size] = value as [string, number];
  }
}

const steps: Record<number, (painter: PagePainter, args: never) => void> = {
  [OPS.save]: (p) => void p.stack.push({ ...p.state }),
  [OPS.restore]: (p) => void (p.state = p.stack.pop() ?? p.state),
  [OPS.transform]: (p, args: number[]) => void (p.state.matrix = multiply(p.state.matrix, toMatrix(args))),
  [OPS.paintFormXObjectBegin]: (p, args: [ArrayLike<number> | null]) => {
    p.stack.push({ ...p.state });
    p.state.matrix = multiply(p.state.matrix, toMatrix(args[0]));
  },
  [OPS.paintFormXObjectEnd]: (p) => void (p.state = p.stack.pop() ?? p.state),
  [OPS.beginGroup]: (p, [group]: [{ smask: unknown }]) => {
    p.stack.push({ ...p.state });
    p.state.groupAlpha *= p.state.fillAlpha;
    p.state.fillAlpha = p.state.strokeAlpha = 1;
    p.state.masked ||= !!group.smask;
  },
  [OPS.endGroup]: (p) => void (p.state = p.stack.pop() ?? p.state),
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
  [OPS.beginMarkedContent]: (p) => void p.layers.push(false),
  [OPS.beginMarkedContentProps]: (p, args: [string]) => void p.layers.push(args[0] === "OC"),
  [OPS.endMarkedContent]: (p) => void p.layers.pop(),
  [OPS.beginAnnotation]: (p, [, , transform, matrix]: [string, number[], number[], number[]]) => {
    p.stack = [{ ...p.state }];
    p.state = { ...start, matrix: multiply(multiply(p.page, toMatrix(transform)), toMatrix(matrix)) };
  },
  [OPS.endAnnotation]: (p) => void (p.state = p.stack[0] ?? p.state),
  [OPS.showText]: (p, args: [ShowTextItem[]]) => {
    p.writing++;
    show(p, args[0]);
  },
};

/** Every character of the page with position and paint, and all painted shapes, in drawing order. */
export function inkOf(list: OperatorList, viewport: TransformMatrix, unit: (font: string) => number): PaintedObjects {
  const painter: PagePainter = {
    page: viewport,
    state: { ...start, matrix: viewport },
    stack: [],
    text: identity,
    line: identity,
    glyphs: [],
    shapes: [],
    clipping: false,
    layers: [],
    writing: -1,
    unit,
  };
  for (let at = 0; at < list.fnArray.length; at++)
    steps[list.fnArray[at] ?? -1]?.(painter, list.argsArray[at] as never);
  return { glyphs: painter.glyphs, shapes: painter.shapes };
}

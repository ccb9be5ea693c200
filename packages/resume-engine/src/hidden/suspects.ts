import type { HiddenText } from "@orbita/contract";
import type { PaintedGlyph, PaintedShape } from "../lines/pdf/painter.ts";
import { remembered } from "../lexicon/remembered.ts";
import { contrast } from "./contrast.ts";

export type HidingReason = HiddenText["reason"];

/** Size in points below which a letter counts as too small to read. */
const tinySize = 3.5;
/** Share of its usual width below which a letter counts as squeezed. */
const squeezed = 0.2;
/** The most letters that one glyph may have: a ligature has up to three. */
const longestLigature = 3;
/** Opacity below which a letter is practically invisible. */
const faint = 0.08;
/** Contrast above which a letter is certainly visible (black on white is 21). */
const clear = 1.7;

type PageArea = { left: number; top: number; right: number; bottom: number };

/** The area of the page that a letter's ink covers, from its baseline to its height. */
export function inkArea({ x, y, width, size, turn }: PaintedGlyph): PageArea {
  const long = Math.max(width, 0.2 * size);
  const up = 0.7 * size;
  const down = 0.05 * size;
  if (turn === 0) return { left: x, top: y - up, right: x + long, bottom: y + down };
  return turn === 1
    ? { left: x - up, top: y - long, right: x + down, bottom: y }
    : { left: x - down, top: y, right: x + up, bottom: y + long };
}

const overlaps = ({ edges }: PaintedShape, area: PageArea): boolean =>
  edges[0] < area.right && edges[2] > area.left && edges[1] < area.bottom && edges[3] > area.top;
const holds = ({ edges: [left, top, right, bottom] }: PaintedShape, area: PageArea): boolean =>
  left <= area.left + 0.5 && right >= area.right - 0.5 && top <= area.top + 0.5 && bottom >= area.bottom - 0.5;

const isColour = remembered((colour): boolean => /^#[0-9a-f]{6}$/i.test(colour));

/** Returns the reason why a letter is certainly hidden, without rendering the page; null if there is no such reason. */
export function plainlyHidden(glyph: PaintedGlyph, page: { width: number; height: number }): HidingReason | null {
  const { left, top, right, bottom } = inkArea(glyph);
  const x = (left + right) / 2;
  const y = (top + bottom) / 2;
  if (x < 0 || y < 0 || x > page.width || y > page.height) return "offPage";
  if (glyph.size < tinySize || glyph.stretch < squeezed) return "tiny";
  if (glyph.alpha < faint || glyph.colour === "transparent") return "noInk";
  const { clip } = glyph;
  return x < clip[0] || y < clip[1] || x > clip[2] || y > clip[3] ? "noInk" : null;
}

/**
 * Whether blending hides a letter on the paper. The library draws the page's content before the white paper, so its rendering would
 * show such letters.
 */
export const isBlendedAway = (glyph: PaintedGlyph, shapes: readonly PaintedShape[]): boolean =>
  glyph.lightens && !shapes.some((shape) => shape.kind !== "stroke" && overlaps(shape, inkArea(glyph)));

/** Whether a letter must be rendered to find out if it is visible; letters in clear colours need no rendering. */
export function isSuspect(glyph: PaintedGlyph, at: number, shapes: readonly PaintedShape[]): boolean {
  if (glyph.masked || glyph.text.length > longestLigature || glyph.alpha < 0.5 || !isColour(glyph.colour)) return true;
  const area = inkArea(glyph);
  let under: PaintedShape | null = null;
  for (const shape of shapes) {
    if (shape.kind === "stroke" || shape.alpha <= faint || !overlaps(shape, area)) continue;
    if (shape.after > at) return true;
    under = shape;
  }
  if (!under) return contrast(glyph.colour, "#ffffff") < clear;
  if (!under.plain || under.alpha < 1 || !isColour(under.colour) || !holds(under, area)) return true;
  return contrast(glyph.colour, under.colour) < clear;
}

/** Whether a shape was painted over the letter. */
export const isCovered = (glyph: PaintedGlyph, at: number, shapes: readonly PaintedShape[]): boolean =>
  shapes.some(
    (shape) => shape.after > at && shape.kind !== "stroke" && shape.alpha > faint && overlaps(shape, inkArea(glyph)),
  );

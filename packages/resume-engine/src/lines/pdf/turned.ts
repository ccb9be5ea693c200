import type { ResumeLine } from "../../line.ts";
import { lineOf } from "../layout/compose.ts";
import { rowsOf } from "../layout/fragment.ts";
import { fragmentsFromWords, type FontFace } from "./fragments.ts";
import type { PaintedGlyph } from "./painter.ts";
import { groupGlyphs } from "./words.ts";

/** Reads vertical labels as separate lines, because they belong to no column. */
export function turnedLines(
  glyphs: readonly PaintedGlyph[],
  page: number,
  faceOf: (font: string) => FontFace,
): ResumeLine[] {
  return ([1, -1] as const).flatMap((turn) => {
    const laid = glyphs
      .filter((glyph) => glyph.turn === turn)
      .map((glyph) => ({ ...glyph, x: -turn * glyph.y, y: turn * glyph.x }));
    if (laid.length === 0) return [];
    return rowsOf(fragmentsFromWords(groupGlyphs(laid), faceOf)).map((row) => {
      const line = lineOf(row, page, -1);
      const [x, y, width, height] = line.box;
      // Rotates the box of the vertical label back to its position on the page.
      return { ...line, box: turn === 1 ? [y, -x - width, height, width] : [-y - height, x, height, width] };
    });
  });
}

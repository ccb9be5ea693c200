import type { Run } from "../../line.ts";
import { plain } from "../plain-text.ts";
import type { Glyph } from "./glyphs.ts";

/** How a font looks, from its name. */
export type Face = { name: string; bold: boolean; italic: boolean };

/** Words on one baseline with no wide gap between them. */
export type Fragment = { x: number; y: number; right: number; size: number; text: string; runs: Run[] };

/** In shares of the letter's size. */
const spaceGap = 0.13;
const wideGap = 1.05;
const sameBaseline = 0.3;

const isBlank = ({ text }: Glyph): boolean => text.trim() === "";

/** Glyphs by baseline, each row from left to right: the order in which a page was written says nothing. */
function rowsOf(glyphs: readonly Glyph[]): Glyph[][] {
  const rows: { y: number; size: number; glyphs: Glyph[] }[] = [];
  const recent = glyphs.toSorted((a, b) => a.y - b.y);
  for (const glyph of recent) {
    const row = rows.findLast(({ y }) => Math.abs(y - glyph.y) <= sameBaseline * glyph.size);
    if (row && Math.abs(row.y - glyph.y) <= sameBaseline * Math.min(row.size, glyph.size)) row.glyphs.push(glyph);
    else rows.push({ y: glyph.y, size: glyph.size, glyphs: [glyph] });
  }
  return rows.map((row) => row.glyphs.toSorted((a, b) => a.x - b.x));
}

function runFrom(glyph: Glyph, face: Face): Run {
  const { name: font, bold, italic } = face;
  return {
    text: "",
    font,
    size: glyph.size,
    bold,
    italic,
    colour: glyph.colour,
    box: [glyph.x, glyph.y - glyph.size, 0, glyph.size * 1.2],
  };
}

function append(fragment: Fragment, glyph: Glyph, face: Face): void {
  const gap = glyph.x - fragment.right;
  const last = fragment.runs.at(-1);
  const apart = gap > spaceGap * glyph.size && !!last && !last.text.endsWith(" ");
  const same =
    last && last.font === face.name && Math.abs(last.size - glyph.size) < 0.1 && last.colour === glyph.colour;
  if (apart && last) last.text += " ";
  const run = same ? last : runFrom(glyph, face);
  if (!same) fragment.runs.push(run);
  if (isBlank(glyph)) run.text += run.text.endsWith(" ") || (run.text === "" && last?.text.endsWith(" ")) ? "" : " ";
  else run.text += glyph.text;
  if (isBlank(glyph)) return;
  run.box[2] = glyph.x + glyph.width - run.box[0];
  fragment.right = Math.max(fragment.right, glyph.x + glyph.width);
  fragment.size = Math.max(fragment.size, glyph.size);
}

function fragmentsOfRow(row: readonly Glyph[], faceOf: (font: string) => Face): Fragment[] {
  const fragments: Fragment[] = [];
  let current: Fragment | null = null;
  for (const glyph of row) {
    if (isBlank(glyph) && !current) continue;
    const wide = current && !isBlank(glyph) && glyph.x - current.right > wideGap * Math.max(glyph.size, 6);
    if (!current || wide) {
      current = { x: glyph.x, y: glyph.y, right: glyph.x, size: glyph.size, text: "", runs: [] };
      fragments.push(current);
    }
    append(current, glyph, faceOf(glyph.font));
  }
  return fragments;
}

function finish(fragment: Fragment): Fragment {
  for (const run of fragment.runs) run.text = plain(run.text);
  fragment.runs = fragment.runs.filter(({ text }) => text !== "");
  fragment.text = fragment.runs
    .map(({ text }) => text)
    .join("")
    .trim();
  return fragment;
}

/** What stands together on the page, from top to bottom and left to right. */
export function fragmentsOf(glyphs: readonly Glyph[], faceOf: (font: string) => Face): Fragment[] {
  return rowsOf(glyphs.filter(({ turned, text }) => !turned && text !== ""))
    .flatMap((row) => fragmentsOfRow(row, faceOf))
    .map(finish)
    .filter(({ text }) => text !== "");
}

import { expect, test } from "vitest";
import type { PaintedGlyph } from "./painter.ts";
import { joinSpaced, withoutDoubles, groupGlyphs } from "./words.ts";

const glyph = (text: string, x: number, y = 100): PaintedGlyph => ({
  text,
  x,
  y,
  width: 5,
  size: 10,
  font: "f",
  colour: "#000000",
  alpha: 1,
  turn: 0,
  stretch: 1,
  clip: [0, 0, 600, 800],
  masked: false,
  lightens: false,
  writing: 0,
});
const written = (text: string, x: number, step = 5): PaintedGlyph[] =>
  Array.from(text).map((letter, at) => glyph(letter, x + at * step));

test("letters of a PDF page: adjacent letters → one word; a blank or a gap → ends the word", () => {
  expect(groupGlyphs([...written("via Roma", 10), ...written("18", 80)]).map(({ text }) => text)).toEqual([
    "via",
    "Roma",
    "18",
  ]);
});

test("PDF draws a word over another word → each word keeps its letters", () => {
  const words = groupGlyphs([...written("address", 10), ...written("over", 30)]);
  expect(words.map(({ text }) => text)).toEqual(["address", "over"]);
});

test("letter-spaced words of a PDF page → split at the wider gaps", () => {
  const row = [...written("WORK", 10, 9), ...written("HISTORY", 60, 9)];
  expect(joinSpaced(groupGlyphs(row)).map(({ text }) => text)).toEqual(["WORK", "HISTORY"]);
});

test("PDF draws a word twice to make it look bold → one word", () => {
  const words = withoutDoubles(groupGlyphs([...written("Anna", 10), ...written("Anna", 10.4), ...written("Anna", 80)]));
  expect(words.map(({ text, doubled }) => [text, doubled ?? false])).toEqual([
    ["Anna", true],
    ["Anna", false],
  ]);
});

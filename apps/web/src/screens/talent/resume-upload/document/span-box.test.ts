import { expect, test } from "vitest";
import { splitAtMarks, type DocumentMark } from "./marks.ts";
import { spanBox, type TextRun } from "./span-box.ts";

const line = { page: 1, box: [100, 50, 400, 12] as [number, number, number, number], text: "Sviluppo mar 2021" };
const at = (from: number, to: number) => ({ line: 0, from, to });
const run = (text: string, x: number, width: number): TextRun => ({ text, x, width, middle: 56 });

test("no text runs in a CV line → the box of a span is its proportional share of the line", () => {
  expect(spanBox({ ...line, text: "ab cd" }, at(3, 5), [])).toEqual([340, 50, 160, 12]);
});

test("CV line with text runs → a right-aligned date is placed at its own run, not at its proportional share", () => {
  const runs = [run("Sviluppo", 100, 80), run(" ", 180, 3), run("mar 2021", 420, 80)];
  expect(spanBox(line, at(9, 17), runs)).toEqual([420, 50, 80, 12]);
  expect(spanBox(line, at(0, 8), runs)).toEqual([100, 50, 80, 12]);
  expect(spanBox(line, at(9, 12), runs)[0]).toBe(420);
  expect(spanBox(line, at(9, 12), runs)[2]).toBe(30);
});

test("text runs on another line or with different text → ignored for the box of a span", () => {
  const elsewhere = { ...run("Sviluppo mar 2021", 0, 10), middle: 90 };
  expect(spanBox(line, at(0, 17), [elsewhere])).toEqual([100, 50, 400, 12]);
  expect(spanBox(line, at(0, 17), [run("Sviluppatrice", 100, 40)])).toEqual([100, 50, 400, 12]);
});

test("CV line with marks → split at the marks; of overlapping marks the shortest wins", () => {
  const mark = (path: string, from: number, to: number): DocumentMark => ({ path, kind: "field", span: at(from, to) });
  const whole = mark("description", 0, 12);
  const word = mark("skill", 5, 8);
  expect(splitAtMarks("usa  sql bene", [whole, word]).map(({ text, mark: one }) => [text, one?.path ?? null])).toEqual([
    ["usa  ", "description"],
    ["sql", "skill"],
    [" ben", "description"],
    ["e", null],
  ]);
});

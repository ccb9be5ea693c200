import { expect, test } from "vitest";
import { spansIn } from "./marks.ts";

const read = "Cerchiamo un giovane tester";
const spans = [{ start: 13, end: 20, severity: "advice" as const }];
const wordsIn = (now: string) => spansIn(spans, read, now).map(({ start, end }) => now.slice(start, end));

test("a mark stays before an edit, shifts after it, and is dropped when its own text changes", () => {
  expect(wordsIn(read)).toEqual(["giovane"]);
  expect(wordsIn(`${read} bravo`)).toEqual(["giovane"]);
  expect(wordsIn(`Noi ${read}`)).toEqual(["giovane"]);
  expect(wordsIn("Cerchiamo tester")).toEqual([]);
  expect(wordsIn("Cerchiamo un giov tester")).toEqual([]);
});

test("an empty span is not marked", () => {
  expect(spansIn([{ start: 5, end: 5, severity: "advice" }], "Testo", "Testo")).toEqual([]);
});

import { expect, test } from "vitest";
import { spansIn } from "./marks.ts";

const read = "Cerchiamo un giovane tester";
const spans = [{ start: 13, end: 20, severity: "advice" as const }];
const wordsIn = (now: string) => spansIn(spans, read, now).map(({ start, end }) => now.slice(start, end));

test("a mark in a text survives an edit before or after the marked words, and is dropped if those words change", () => {
  expect(wordsIn(read)).toEqual(["giovane"]);
  expect(wordsIn(`${read} bravo`)).toEqual(["giovane"]);
  expect(wordsIn(`Noi ${read}`)).toEqual(["giovane"]);
  expect(wordsIn("Cerchiamo tester")).toEqual([]);
  expect(wordsIn("Cerchiamo un giov tester")).toEqual([]);
});

test("empty span in the text of an ad → no mark", () => {
  expect(spansIn([{ start: 5, end: 5, severity: "advice" }], "Testo", "Testo")).toEqual([]);
});

import type { Filter } from "@orbita/contract";
import { expect, test } from "vitest";
import { filtersIn, followed, namesIn } from "./questions.ts";

const skills = (v: Filter["v"]): Filter => ({ f: "skills", v, mm: "in" });
const years = (v: string): Filter => ({ f: "skillYears", v, mm: "is" });
const words: Filter = { f: "text", v: "tester", mm: "c" };

test("names what a value list or the skills must know, and nothing else", () => {
  const title: Filter = { f: "title", v: "language_en", mm: "is" };
  expect(namesIn([words, title, skills(["a", "b"]), years("c:3"), { f: "skillLevels", v: "d@4", mm: "is" }])).toEqual([
    "a",
    "b",
    "c",
    "d",
  ]);
  // The beginning of a code is no code.
  expect(namesIn([{ f: "ccnl", v: "ccnl_", mm: "sw" }])).toEqual([]);
});

test("follows merges, leaves out what is gone, and gives up where nothing is left", () => {
  const now = new Map([
    ["a", "a"],
    ["b", "c"],
  ]);
  expect(followed([words, skills(["a", "b", "gone"]), years("b:3")], now)).toEqual([
    words,
    skills(["a", "c"]),
    years("c:3"),
  ]);
  expect(followed([words, skills(["gone"])], now)).toBeNull();
  expect(followed([years("gone:3")], now)).toBeNull();
});

test("what this release would not take is no question", () => {
  expect(filtersIn("jobs", [{ f: "salaryMin", v: 30_000, mm: "gte" }])).toHaveLength(1);
  expect(filtersIn("jobs", [{ f: "horoscope", v: "lion" }])).toBeNull();
  expect(filtersIn("talents", "everybody")).toBeNull();
  expect(filtersIn("talents", [])).toEqual([]);
});

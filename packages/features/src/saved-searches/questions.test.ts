import type { Filter } from "@orbita/contract";
import { expect, test } from "vitest";
import { filtersIn, followed, namesInFilters } from "./questions.ts";

const skills = (v: Filter["v"]): Filter => ({ f: "skills", v, mm: "in" });
const years = (v: string): Filter => ({ f: "skillYears", v, mm: "is" });
const words: Filter = { f: "text", v: "tester", mm: "c" };

test("namesInFilters of a saved search → only the codes and skill ids in its filters", () => {
  const title: Filter = { f: "title", v: "language_en", mm: "is" };
  expect(
    namesInFilters([words, title, skills(["a", "b"]), years("c:3"), { f: "skillLevels", v: "d@4", mm: "is" }]),
  ).toEqual(["a", "b", "c", "d"]);
  // A filter with only the prefix of a code contains no complete code.
  expect(namesInFilters([{ f: "ccnl", v: "ccnl_", mm: "sw" }])).toEqual([]);
});

test("followed: merged filter values → replaced; deleted values → dropped; filter without values → null", () => {
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

test("filtersIn for stored filters that this release does not accept → null", () => {
  expect(filtersIn("jobs", [{ f: "salaryMin", v: 30_000, mm: "gte" }])).toHaveLength(1);
  expect(filtersIn("jobs", [{ f: "horoscope", v: "lion" }])).toBeNull();
  expect(filtersIn("talents", "everybody")).toBeNull();
  expect(filtersIn("talents", [])).toEqual([]);
});

import { expect, test } from "vitest";
import { toSavedSearchParams, questionIn } from "./search-address.ts";

const savedAt = (address: string | null, filters: Record<string, unknown>[] = []) =>
  toSavedSearchParams({ address, filters });

test("saving a search keeps the filters and drops page, sort order, the view and the open job", () => {
  const kept = questionIn(
    "?q=tester&city=Genova&km=50&page=3&sort=pay&view=map&job=0190c0de-0000-7000-8000-000000000000",
  );
  expect(kept).toBe("q=tester&city=Genova&km=50");
  expect(savedAt(kept)).toEqual({ q: "tester", city: "Genova", km: 50 });
});

test("the address of a saved search restores the same parameters; an empty or missing address restores none", () => {
  expect(savedAt(questionIn(""))).toEqual({});
  expect(savedAt(null)).toEqual({});
  const lists = "?skills=%5B%22a%22%2C%22b%22%5D&q=c%2B%2B+%26+%22due+parole%22";
  expect(savedAt(questionIn(lists))).toEqual({ skills: ["a", "b"], q: 'c++ & "due parole"' });
});

test("talent search saved with “at least one” skill → restored with that choice; saved with all skills → restored without it", () => {
  const anyOf = { f: "skills", v: ["java", "go"], mm: "in" };
  expect(savedAt("skills=java.go", [anyOf])).toEqual({ skills: "java.go", any: true });
  const allOf = ["java", "go"].map((v) => ({ f: "skills", v, mm: "is" }));
  expect(savedAt("skills=java.go&all=true", allOf)).not.toHaveProperty("any");
});

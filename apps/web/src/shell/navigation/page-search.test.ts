import { expect, test } from "vitest";
import { pageSearch, textSearch } from "./page-search.ts";

test("URL without page parameters → page 0 with 11 entries", () => {
  expect(pageSearch({})).toEqual({ page: 0, size: 11 });
  expect(pageSearch({ page: 3, size: 50 })).toEqual({ page: 3, size: 50 });
});

test("page or size in the URL out of bounds → the default", () => {
  expect(pageSearch({ page: -1, size: 0 })).toEqual({ page: 0, size: 11 });
  expect(pageSearch({ page: 1.5, size: 101 })).toEqual({ page: 0, size: 11 });
  expect(pageSearch({ page: "x", size: 100 })).toEqual({ page: 0, size: 100 });
});

test("text parameters of the URL are trimmed and limited in length", () => {
  expect(textSearch("  java ")).toBe("java");
  expect(textSearch("   ")).toBeUndefined();
  expect(textSearch(2026)).toBe("2026");
  expect(textSearch({})).toBeUndefined();
  expect(textSearch("x".repeat(200))).toHaveLength(100);
});

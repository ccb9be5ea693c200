import { expect, test } from "vitest";
import { matches } from "./matches.ts";

test.each([
  ["Public page", "pag", true],
  ["Public page", "PUB pag", true],
  ["Public page", "blic", false],
  ["Qualità e più", "quali piu", true],
  ["Members", "", true],
])("command “%s”, searched with “%s” → found: %s", (name, query, found) => {
  expect(matches(name, query)).toBe(found);
});

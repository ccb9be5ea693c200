import { expect, test } from "vitest";
import { sortFacetItems } from "./talent-filters.tsx";

const item = (value: string, count: number | null) => ({ value, label: value.toUpperCase(), count });

test("values of a filter → chosen ones first, then the most common, equal numbers by label", () => {
  const items = [item("oop", 1), item("java", 1), item("backend", 2), item("sql", null)];
  expect(sortFacetItems(items, ["sql"]).map(({ value }) => value)).toEqual(["sql", "backend", "java", "oop"]);
});

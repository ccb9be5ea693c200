import { parseQuery } from "@orbita/contract";
import { expect, test } from "vitest";
import { buildQuery, noParts } from "./build-query.ts";

test("each field of the query builder is translated to the query syntax", () => {
  const parts = { all: "java logistica", any: "genova, la spezia", exact: "treni merci", none: "gestionali" };
  expect(buildQuery(parts)).toBe('java logistica "treni merci" (genova OR "la spezia") NOT gestionali');
  expect(buildQuery(noParts)).toBe("");
  expect(buildQuery({ ...noParts, any: "java kotlin" })).toBe("(java OR kotlin)");
  expect(buildQuery({ ...noParts, any: "java" })).toBe("java");
});

test("any input in the query builder → a valid query", () => {
  for (const typed of ['a "b', "OR", "-", "(x", "NOT, AND", '""', "c++, c#", "-x"]) {
    const text = buildQuery({ all: typed, any: typed, exact: typed, none: typed });
    expect(() => parseQuery(text), text).not.toThrow();
  }
});

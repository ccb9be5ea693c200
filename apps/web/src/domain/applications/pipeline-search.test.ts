import { expect, test } from "vitest";
import { isBoard, pipelineSearch, sortOf, toggled, withChange } from "./pipeline-search.ts";

const first = { page: 0, size: 11 };

test("valid search parameters → parsed, trimmed and without duplicates", () => {
  const search = {
    view: "list",
    q: " kafka ",
    late: true,
    requirements: ["a", "b", "a"],
    order: "evidence",
    sort: "replyBy:asc",
    stage: "interview",
    candidate: "c1",
    page: 2,
  };
  expect(pipelineSearch(search)).toEqual({ ...search, q: "kafka", requirements: ["a", "b"], page: 2, size: 11 });
});

test("invalid search parameters → ignored", () => {
  const search = { view: "cards", late: "yes", order: "age", sort: "name:asc", stage: "hired", requirements: [{}] };
  expect(pipelineSearch(search)).toEqual(first);
});

test("a single requirement → a list with one entry", () => {
  expect(pipelineSearch({ requirements: "it" }).requirements).toEqual(["it"]);
});

test("a column's sort overrides the order of the board", () => {
  expect(sortOf(first)).toBe("created:desc");
  expect(sortOf({ ...first, order: "evidence" })).toBe("met:desc");
  expect(sortOf({ ...first, order: "evidence", sort: "replyBy:asc" })).toBe("replyBy:asc");
});

test("closed applications are always a list", () => {
  expect(isBoard(first)).toBe(true);
  expect(isBoard({ ...first, closed: true })).toBe(false);
});

test("a changed filter resets the page and closes the open application", () => {
  expect(withChange({ ...first, page: 3, candidate: "c1", late: true }, { q: "go" })).toEqual({
    ...first,
    late: true,
    q: "go",
  });
});

test("toggling a requirement adds or removes it; the last removal clears the filter", () => {
  expect(toggled(first, "a")).toEqual(["a"]);
  expect(toggled({ ...first, requirements: ["a", "b"] }, "a")).toEqual(["b"]);
  expect(toggled({ ...first, requirements: ["a"] }, "a")).toBeUndefined();
});

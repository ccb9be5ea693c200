import { expect, test } from "vitest";
import { isBoard, pipelineSearch, sortOf, toggled, withChange } from "./pipeline-search.ts";

const first = { page: 0, size: 11 };

test("an address says what is shown", () => {
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

test("what cannot be meant is not said", () => {
  const search = { view: "cards", late: "yes", order: "age", sort: "name:asc", stage: "hired", requirements: [{}] };
  expect(pipelineSearch(search)).toEqual(first);
});

test("a single requirement is a list of one", () => {
  expect(pipelineSearch({ requirements: "it" }).requirements).toEqual(["it"]);
});

test("the head's order comes before that of the board", () => {
  expect(sortOf(first)).toBe("created:desc");
  expect(sortOf({ ...first, order: "evidence" })).toBe("met:desc");
  expect(sortOf({ ...first, order: "evidence", sort: "replyBy:asc" })).toBe("replyBy:asc");
});

test("closed ones are a list", () => {
  expect(isBoard(first)).toBe(true);
  expect(isBoard({ ...first, closed: true })).toBe(false);
});

test("a change begins with the first page and closes who was open", () => {
  expect(withChange({ ...first, page: 3, candidate: "c1", late: true }, { q: "go" })).toEqual({
    ...first,
    late: true,
    q: "go",
  });
});

test("requirements are added and taken away", () => {
  expect(toggled(first, "a")).toEqual(["a"]);
  expect(toggled({ ...first, requirements: ["a", "b"] }, "a")).toEqual(["b"]);
  expect(toggled({ ...first, requirements: ["a"] }, "a")).toBeUndefined();
});

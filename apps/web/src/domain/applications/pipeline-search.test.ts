import { expect, test } from "vitest";
import {
  isBoard,
  pipelineSearch,
  getPipelineSort,
  toggleRequirement,
  changePipelineSearch,
} from "./pipeline-search.ts";

const first = { page: 0, size: 11 };

test("valid search parameters of the pipeline → parsed, trimmed and without duplicates", () => {
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

test("invalid search parameters of the pipeline → ignored", () => {
  const search = { view: "cards", late: "yes", order: "age", sort: "name:asc", stage: "hired", requirements: [{}] };
  expect(pipelineSearch(search)).toEqual(first);
});

test("a single requirement in the pipeline's URL → a list with one entry", () => {
  expect(pipelineSearch({ requirements: "it" }).requirements).toEqual(["it"]);
});

test("a chosen column sort of the pipeline overrides the board's order", () => {
  expect(getPipelineSort(first)).toBe("created:desc");
  expect(getPipelineSort({ ...first, order: "evidence" })).toBe("met:desc");
  expect(getPipelineSort({ ...first, order: "evidence", sort: "replyBy:asc" })).toBe("replyBy:asc");
});

test("the pipeline shows closed applications as a list, never as a board", () => {
  expect(isBoard(first)).toBe(true);
  expect(isBoard({ ...first, closed: true })).toBe(false);
});

test("changed filter of the pipeline → back to the first page, and the open application is closed", () => {
  expect(changePipelineSearch({ ...first, page: 3, candidate: "c1", late: true }, { q: "go" })).toEqual({
    ...first,
    late: true,
    q: "go",
  });
});

test("toggling a requirement of the pipeline filter adds or removes it; removing the last one clears the filter", () => {
  expect(toggleRequirement(first, "a")).toEqual(["a"]);
  expect(toggleRequirement({ ...first, requirements: ["a", "b"] }, "a")).toEqual(["b"]);
  expect(toggleRequirement({ ...first, requirements: ["a"] }, "a")).toBeUndefined();
});

import { expect, test } from "vitest";
import { withRecent, type OpenableResult } from "./recent.ts";

const page = (id: string): OpenableResult => ({ kind: "page", id });

test("recent targets of the command search: last picked first, without duplicates, at most five", () => {
  const picked = ["a", "b", "c", "a", "d", "e", "f"].reduce<readonly OpenableResult[]>(
    (before, id) => withRecent(before, page(id)),
    [],
  );
  expect(picked.map(({ id }) => id)).toEqual(["f", "e", "d", "a", "c"]);
});

test("command search: a page and a post with the same id are different recent targets", () => {
  expect(withRecent([page("a")], { kind: "post", id: "a", title: "A" })).toHaveLength(2);
});

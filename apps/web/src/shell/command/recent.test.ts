import { expect, test } from "vitest";
import { withRecent, type Target } from "./recent.ts";

const page = (id: string): Target => ({ kind: "page", id });

test("what was picked last stands first, once, and five are kept", () => {
  const picked = ["a", "b", "c", "a", "d", "e", "f"].reduce<readonly Target[]>(
    (before, id) => withRecent(before, page(id)),
    [],
  );
  expect(picked.map(({ id }) => id)).toEqual(["f", "e", "d", "a", "c"]);
});

test("a page and a post of the same id are two", () => {
  expect(withRecent([page("a")], { kind: "post", id: "a", title: "A" })).toHaveLength(2);
});

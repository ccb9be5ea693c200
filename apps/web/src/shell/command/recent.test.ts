import { expect, test } from "vitest";
import { withRecent, type Target } from "./recent.ts";

const page = (id: string): Target => ({ kind: "page", id });

test("the last picked target is first, without duplicates, and five are kept", () => {
  const picked = ["a", "b", "c", "a", "d", "e", "f"].reduce<readonly Target[]>(
    (before, id) => withRecent(before, page(id)),
    [],
  );
  expect(picked.map(({ id }) => id)).toEqual(["f", "e", "d", "a", "c"]);
});

test("a page and a post with the same id are different targets", () => {
  expect(withRecent([page("a")], { kind: "post", id: "a", title: "A" })).toHaveLength(2);
});

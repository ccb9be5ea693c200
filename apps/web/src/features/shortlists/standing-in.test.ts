import { expect, test } from "vitest";
import { standingIn, withStanding } from "./standing-in.ts";

const acquaintance = { openedAt: null, applied: null, shortlistIds: ["a"], offer: null };
const add = (ids: readonly string[]) => standingIn(ids, "b", true);

test("adding to a list is idempotent, and removing keeps the other lists", () => {
  expect(standingIn(["a"], "b", true)).toEqual(["a", "b"]);
  expect(standingIn(["a", "b"], "b", true)).toEqual(["a", "b"]);
  expect(standingIn(["a", "b"], "a", false)).toEqual(["b"]);
});

test("updates the person in a cached page or record, and leaves all others unchanged", () => {
  const page = {
    page: 0,
    content: [
      { id: "1", acquaintance },
      { id: "2", acquaintance },
      { id: "3", acquaintance: null },
    ],
  };
  expect(withStanding(page, "2", add).content.map((one) => one.acquaintance?.shortlistIds)).toEqual([
    ["a"],
    ["a", "b"],
    undefined,
  ]);
  expect(withStanding({ id: "1", acquaintance }, "1", add).acquaintance.shortlistIds).toEqual(["a", "b"]);
  expect(withStanding(undefined, "1", add)).toBeUndefined();
  expect(withStanding([{ id: "1" }], "1", add)).toEqual([{ id: "1" }]);
});

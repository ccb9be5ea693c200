import { expect, test } from "vitest";
import { changeShortlistIds, withShortlistChange } from "./shortlist-membership.ts";

const acquaintance = { openedAt: null, applied: null, shortlistIds: ["a"], contactRequest: null };
const add = (ids: readonly string[]) => changeShortlistIds(ids, "b", true);

test("adding a talent to a shortlist is idempotent; removing keeps the other shortlists", () => {
  expect(changeShortlistIds(["a"], "b", true)).toEqual(["a", "b"]);
  expect(changeShortlistIds(["a", "b"], "b", true)).toEqual(["a", "b"]);
  expect(changeShortlistIds(["a", "b"], "a", false)).toEqual(["b"]);
});

test("changed shortlists of a talent → updated in the cached page or record, all other talents unchanged", () => {
  const page = {
    page: 0,
    content: [
      { id: "1", acquaintance },
      { id: "2", acquaintance },
      { id: "3", acquaintance: null },
    ],
  };
  expect(withShortlistChange(page, "2", add).content.map((one) => one.acquaintance?.shortlistIds)).toEqual([
    ["a"],
    ["a", "b"],
    undefined,
  ]);
  expect(withShortlistChange({ id: "1", acquaintance }, "1", add).acquaintance.shortlistIds).toEqual(["a", "b"]);
  expect(withShortlistChange(undefined, "1", add)).toBeUndefined();
  expect(withShortlistChange([{ id: "1" }], "1", add)).toEqual([{ id: "1" }]);
});

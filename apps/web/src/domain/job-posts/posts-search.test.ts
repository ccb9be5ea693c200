import { expect, test } from "vitest";
import { isNarrowed, postsSearch, sortOf, withChange } from "./posts-search.ts";

test("valid URL parameters are parsed, invalid ones are ignored", () => {
  const whole = { page: 2, size: 11, status: "draft", q: "java", plan: "premium", place: "Genova", sort: "title:desc" };
  expect(postsSearch({ ...whole, expiring: true })).toEqual({ ...whole, expiring: true });
  expect(
    postsSearch({ page: -1, status: "deleted", q: "  ", plan: "gold", place: "", expiring: "yes", sort: "plan:asc" }),
  ).toEqual({ page: 0, size: 11 });
});

test("published posts are sorted by expiry, other statuses by last change; a chosen order wins", () => {
  const at = { page: 0, size: 11 };
  expect(sortOf(at)).toBe("expiresAt:asc");
  expect(sortOf({ ...at, status: "published" })).toBe("expiresAt:asc");
  expect(sortOf({ ...at, status: "draft" })).toBe("updated:desc");
  expect(sortOf({ ...at, status: "draft", sort: "title:asc" })).toBe("title:asc");
});

test("a status alone is not a filter, and a change resets to the first page", () => {
  expect(isNarrowed({ page: 0, size: 11, status: "draft" })).toBe(false);
  expect(isNarrowed({ page: 0, size: 11, place: "Genova" })).toBe(true);
  expect(withChange({ page: 3, size: 11, q: "java" }, { plan: "free" })).toEqual({
    page: 0,
    size: 11,
    q: "java",
    plan: "free",
  });
});

import { expect, test } from "vitest";
import { isPostListFiltered, postsSearch, getPostsSort, changePostsSearch } from "./posts-search.ts";

test("list of job posts: valid URL parameters → parsed; invalid ones → ignored", () => {
  const whole = { page: 2, size: 11, status: "draft", q: "java", plan: "premium", place: "Genova", sort: "title:desc" };
  expect(postsSearch({ ...whole, expiring: true })).toEqual({ ...whole, expiring: true });
  expect(
    postsSearch({ page: -1, status: "deleted", q: "  ", plan: "gold", place: "", expiring: "yes", sort: "plan:asc" }),
  ).toEqual({ page: 0, size: 11 });
});

test("published job posts are sorted by expiry, drafts by last change; a chosen sort wins", () => {
  const at = { page: 0, size: 11 };
  expect(getPostsSort(at)).toBe("expiresAt:asc");
  expect(getPostsSort({ ...at, status: "published" })).toBe("expiresAt:asc");
  expect(getPostsSort({ ...at, status: "draft" })).toBe("updated:desc");
  expect(getPostsSort({ ...at, status: "draft", sort: "title:asc" })).toBe("title:asc");
});

test("a status alone does not count as a filter of the job posts; a changed filter → back to the first page", () => {
  expect(isPostListFiltered({ page: 0, size: 11, status: "draft" })).toBe(false);
  expect(isPostListFiltered({ page: 0, size: 11, place: "Genova" })).toBe(true);
  expect(changePostsSearch({ page: 3, size: 11, q: "java" }, { plan: "free" })).toEqual({
    page: 0,
    size: 11,
    q: "java",
    plan: "free",
  });
});

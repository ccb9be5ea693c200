import { randomUUIDv7 } from "node:crypto";
import { jobPostSource } from "@orbita/features";
import { project } from "@orbita/platform";
import { aJobPost, aSpace } from "@orbita/testing";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { problemOf, startApi, type TestApi } from "../support/harness.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
  await api.createIndexes();
});
beforeEach(() => api.clear());
afterAll(() => api.stop());

async function index(...ids: string[]) {
  await project(api.search, await jobPostSource.project(api.db, ids));
  await api.search.client.indices.refresh({ index: api.search.indexName("job-posts") });
}

test("member creates a draft → listed at once among the Space's job posts, with the requested fields only", async () => {
  const space = await aSpace(api.db);
  const { id } = await aJobPost(api.db, { spaceId: space.id });
  const member = await api.as(space.userId);
  const page = await member.jobPosts.searchOwn({ body: { projections: ["title", "jobPostStatus"] } });
  expect(page).toMatchObject({
    totalElements: 1,
    content: [{ id, title: "Sviluppo backend Java", jobPostStatus: "draft" }],
  });
  expect(Object.keys(page!.content[0]!).toSorted()).toEqual(["id", "jobPostStatus", "title"]);
});

test("expired job post that is still in the search index → not found by the job search", async () => {
  const space = await aSpace(api.db);
  const open = await aJobPost(api.db, { spaceId: space.id, status: "published" });
  const soon = await aJobPost(api.db, {
    spaceId: space.id,
    status: "published",
    expiresAt: new Date(Date.now() + 60_000),
  });
  await index(open.id, soon.id);
  // Gives the indexed document an expiry in the past, as if the index had not been updated since.
  await api.search.client.update({
    index: api.search.indexName("job-posts"),
    id: soon.id,
    refresh: true,
    body: { doc: { expiresAt: new Date(Date.now() - 120_000).toISOString() } },
  });
  const page = await api.guest.jobPosts.search({ body: {} });
  expect(page!.content.map(({ id }) => id)).toEqual([open.id]);
});

test("job search without some jobs and a Space, as the web app asks for a person who hid them → finds and counts all others", async () => {
  const [shown, hidden] = [await aSpace(api.db), await aSpace(api.db)];
  const post = async (spaceId: string) => (await aJobPost(api.db, { spaceId, status: "published" })).id;
  const [first, second, third] = [await post(shown.id), await post(shown.id), await post(hidden.id)];
  await index(first, second, third);
  // Without the posts of the other tests.
  const own = { f: "spaceId", v: [shown.id, hidden.id], mm: "in" };
  const search = async (filters: object[]) =>
    (await api.guest.jobPosts.search({ body: { filters: [own, ...filters], facets: ["contractType"] } as never }))!;
  expect((await search([])).totalElements).toBe(3);
  const page = await search([
    { f: "id", v: [second, randomUUIDv7()], mm: "not" },
    { f: "spaceId", v: [hidden.id], mm: "not" },
  ]);
  expect(page.content.map(({ id }) => id)).toEqual([first]);
  expect(page.totalElements).toBe(1);
  expect(page.facets!["contractType"]!.map(({ count }) => count)).toEqual([1]);
});

test.each([
  ["an unknown field", { filters: [{ f: "secret", v: 1 }] }, "filters.0.f", "search.unknownField"],
  ["an unknown sort", { sort: "secret:asc" }, "sort", "search.unknownField"],
  ["an unknown projection", { projections: ["secret"] }, "projections.0", "search.unknownField"],
  ["an unknown facet", { facets: ["title"] }, "facets.0", "search.unknownField"],
  [
    "a match mode that the field's type does not support",
    { filters: [{ f: "salaryMin", v: 1, mm: "c" }] },
    "filters.0.mm",
    "field.invalid",
  ],
  ["a value of another type", { filters: [{ f: "salaryMin", v: "much" }] }, "filters.0.v", "search.wrongType"],
  [
    "a declared type that differs from the field's type",
    { filters: [{ f: "title", v: "x", dt: "number" }] },
    "filters.0.dt",
    "search.wrongType",
  ],
  ["a page past the result window", { page: 500, size: 20 }, "page", "search.pastWindow"],
  ["a made-up cursor", { cursor: "bm9uc2Vuc2U" }, "cursor", "search.badCursor"],
  ["an unknown key in the payload", { limit: 5 }, "limit", "field.unknown"],
])("job search with %s → 422 with the field's path and the error code", async (_, body, path, code) => {
  const problem = await problemOf(api.guest.jobPosts.search({ body: body as never }));
  expect(problem).toMatchObject({ status: 422, code: "request.invalid", errors: [{ path, code }] });
});

test("job search for the last page inside the result window → returns that page", async () => {
  expect(await api.guest.jobPosts.search({ body: { page: 499, size: 20 } })).toMatchObject({ content: [], page: 499 });
});

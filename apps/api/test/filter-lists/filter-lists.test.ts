import { leastCounted, type FilterListName } from "@orbita/contract";
import { aJobPost, aSpace } from "@orbita/testing";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startApi, type TestApi } from "../support/harness.ts";
import { sure } from "../support/vocabulary-tools.ts";

let api: TestApi;
let spaceId: string;
beforeAll(async () => {
  api = await startApi();
  spaceId = (await aSpace(api.db, { freeSlots: 100 })).id;
  await postsIn("Forlì", leastCounted, "published");
  await postsIn("Forno", leastCounted - 1, "published");
  await postsIn("Genova", leastCounted, "draft");
  await postsIn("Genova", leastCounted + 1, "published");
});
afterAll(() => api.stop());

async function postsIn(city: string, count: number, status: "published" | "draft") {
  for (let n = 0; n < count; n++) {
    const { id } = await aJobPost(api.db, { spaceId, status });
    await sql`update job_posts set city = ${city}, expires_at = now() + interval '1 day' where id = ${id}`.execute(
      api.db,
    );
  }
}

const all = (list: FilterListName, query: object = {}) => sure(api.guest).filterLists.all({ params: { list }, query });
const like = (text: string) =>
  sure(api.guest).filterLists.startingWith({ params: { list: "locations", text }, query: {} });

test("filter list of cities → counts published posts, most used first; below five posts → no count is shown", async () => {
  const { content, totalElements } = await all("locations");
  expect(content.map(({ value, count }) => [value, count])).toEqual([
    ["Genova", leastCounted + 1],
    ["Forlì", leastCounted],
    ["Forno", null],
  ]);
  expect(totalElements).toBe(3);
});

test("filter list searched by prefix → ignores accents and case, and treats wildcards as text", async () => {
  expect((await like("forli")).content.map(({ value }) => value)).toEqual(["Forlì"]);
  expect((await like("FOR")).totalElements).toBe(2);
  expect((await like("orl")).totalElements).toBe(0);
  expect((await like("%")).totalElements).toBe(0);
});

test("second page of a filter list → the entries that follow those of the first page", async () => {
  const second = await all("locations", { page: 1, size: 2 });
  expect(second).toMatchObject({ page: 1, size: 2, totalElements: 3, totalPages: 2 });
  expect(second.content.map(({ value }) => value)).toEqual(["Forno"]);
});

test("filter list of a field that no job post has → empty; posts of a disabled Space → left out", async () => {
  expect(await all("courses")).toMatchObject({ content: [], totalElements: 0, totalPages: 0 });
  await sql`update spaces set enabled = false where id = ${spaceId}`.execute(api.db);
  expect((await all("locations")).content).toEqual([]);
  await sql`update spaces set enabled = true where id = ${spaceId}`.execute(api.db);
});

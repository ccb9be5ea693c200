import { loadGazetteer, loadOccupations, loadVocabulary } from "@orbita/db/seed";
import type { Tables } from "@orbita/db";
import { jobPostSource } from "@orbita/features";
import { project } from "@orbita/platform";
import { aJobPost, aSpace } from "@orbita/testing";
import type { Updateable } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startApi, type TestApi } from "../support/harness.ts";
import { plantSkills, skillOf } from "../support/skill-world.ts";

let api: TestApi;
const ids = new Map<string, string>();
const milano = { city: "Milano", province: "MI", region: "Lombardia", country: "IT", lat: 45.4643, lon: 9.1895 };

async function post(title: string, change: Updateable<Tables["job_posts"]> = {}) {
  const { id: spaceId } = await aSpace(api.db);
  const { id } = await aJobPost(api.db, { spaceId, status: "published", title });
  const at = new Date(Date.UTC(2026, 9, 1 + ids.size));
  await api.db
    .updateTable("job_posts")
    .set({ description: "Turni di giorno.", published_at: at, ...change })
    .where("id", "=", id)
    .execute();
  ids.set(title, id);
}

beforeAll(async () => {
  api = await startApi();
  await plantSkills(api);
  await loadVocabulary(api.db);
  await loadOccupations(api.db);
  await loadGazetteer(api.db);
  await post("Infermiera/infermiere, ortopedia", milano);
  await post("Staff nurse, part time", { contract_type: "contract_type_parttime" });
  await post("Sviluppatrice/sviluppatore back-end", {
    workplace_type: "workplace_type_full_remote",
    city: null,
    province: null,
    region: null,
    country: null,
    lat: null,
    lon: null,
  });
  await post("Software engineer", milano);
  await post("Addetta/o magazzino e carrellista");
  const skill_id = await skillOf(api, "postgresql");
  await api.db
    .insertInto("job_post_skills")
    .values({ job_post_id: ids.get("Software engineer")!, skill_id, position: 0 })
    .execute();
  await project(api.search, await jobPostSource.project(api.db, [...ids.values()]));
  await api.search.client.indices.refresh({ index: api.search.indexName("job-posts") });
}, 120_000);
afterAll(() => api.stop());

const about = (v: string, more: object[] = []) => ({
  sort: "relevance:desc" as const,
  filters: [{ f: "text", v, mm: "c" }, ...more],
});
const search = async (text: string, more: object[] = []) =>
  (await api.guest.jobPosts.search({ body: about(text, more) as never }))!;
const titles = async (text: string, more: object[] = []) =>
  (await search(text, more)).content.map(({ title }) => title.split(/[,/ ]/)[0]);

test.each([
  ["nurse", ["Staff", "Infermiera"]],
  ["infermieri", ["Infermiera", "Staff"]],
  ["infermire", ["Infermiera", "Staff"]],
  ["infer", ["Infermiera", "Staff"]],
  // A related job comes last.
  ["backend", ["Sviluppatrice", "Software"]],
  ["back end", ["Sviluppatrice", "Software"]],
  ["postgres", ["Software"]],
  ["magazziniere", ["Addetta"]],
  ["part time", ["Staff"]],
  ["lavoro da casa", ["Sviluppatrice"]],
  ["infermiera a Milano", ["Infermiera"]],
  ["sviluppatore remoto Milano", ["Sviluppatrice"]],
])("job search for “%s” → %j", async (text, expected) => {
  expect(await titles(text)).toEqual(expected);
});

test("few posts match all conditions → posts for the same job on other terms follow, and the answer says how many match", async () => {
  const page = await search("nurse part time");
  expect(page.content.map(({ title }) => title.split(/[,/ ]/)[0])).toEqual(["Staff", "Infermiera"]);
  expect(page).toMatchObject({ matching: 1, totalElements: 2, approximate: false });
  expect(await search("nurse")).not.toHaveProperty("matching");
});

test("search text asks for remote work → a fully remote job is found even if the place filter names another place", async () => {
  const place = { f: "place", v: { lat: milano.lat, lon: milano.lon, km: 30 }, mm: "near" };
  expect(await titles("backend", [place])).toEqual(["Software"]);
  expect(await titles("backend remoto", [place])).toEqual(["Sviluppatrice"]);
});

test("job search by text → the response lists the recognised parts of the text with their positions", async () => {
  const text = "Lanterna, nurse part time";
  const { understood, approximate } = await search(text);
  expect(understood!.map(({ kind, label, from, to }) => [kind, label.en, text.slice(from, to)])).toEqual([
    ["occupation", "Nurse", "nurse"],
    ["hours", "Part-time", "part time"],
  ]);
  expect(approximate).toBe(false);
  const plain = await api.guest.jobPosts.search({ body: {} });
  expect(plain).not.toHaveProperty("understood");
});

test("no post matches the whole text → posts that match a part of it, marked as approximate", async () => {
  const page = await search("infermiera Palermo");
  expect(page.approximate).toBe(true);
  expect(page.content.map(({ id }) => id)).toEqual(
    expect.arrayContaining([ids.get("Infermiera/infermiere, ortopedia"), ids.get("Staff nurse, part time")]),
  );
});

test("a job title with a typing error → the results of the meant title, which the response states", async () => {
  const text = "Milano infermeira";
  const { understood, approximate, content } = await search(text);
  expect(approximate).toBe(true);
  expect(content[0]!.title).toBe("Infermiera/infermiere, ortopedia");
  expect(
    understood!.flatMap(({ corrected, from, to }) => (corrected ? [[text.slice(from, to), corrected]] : [])),
  ).toEqual([["infermeira", "infermiera"]]);
});

test("paging through an approximate job search by cursor → each post once", async () => {
  const body = { ...about("infermiera Palermo"), size: 1 };
  const first = (await api.guest.jobPosts.search({ body: body as never }))!;
  const second = (await api.guest.jobPosts.search({ body: { ...body, cursor: first.cursor } as never }))!;
  expect(new Set([...first.content, ...second.content].map(({ id }) => id)).size).toBe(2);
});

import { readFile } from "node:fs/promises";
import type { JobPlaces } from "@orbita/contract";
import { loadGazetteer, loadOccupations, loadVocabulary } from "@orbita/db/seed";
import { jobPostSource } from "@orbita/features";
import { project } from "@orbita/platform";
import { aJobPost, aSpace } from "@orbita/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { problemOf, startApi, type TestApi } from "../support/harness.ts";

type PostPlace = { city: string; province: string | null; region: string | null; country: string };
type PlantedPost = {
  title: string;
  place: PostPlace | null;
  remote?: boolean;
  partTime?: boolean;
  isOpen?: boolean;
  id?: string;
};

const italian = (city: string, province: string | null, region: string | null): PostPlace => ({
  city,
  province,
  region,
  country: "IT",
});
const milano = italian("Milano", "MI", "Lombardia");
const monza = italian("Monza", "MB", "Lombardia");
const genova = italian("Genova", "GE", "Liguria");
const aosta = italian("Aosta", "AO", "Valle d'Aosta");
const points: Readonly<Record<string, { lat: number; lon: number }>> = {
  Milano: { lat: 45.4643, lon: 9.1895 },
  Monza: { lat: 45.5836, lon: 9.2736 },
  Genova: { lat: 44.4072, lon: 8.934 },
};

const planted: PlantedPost[] = [
  { title: "Infermiera/infermiere", place: milano },
  { title: "Infermiera/infermiere, turni", place: milano, partTime: true },
  { title: "Software engineer", place: milano, remote: true },
  { title: "Infermiera/infermiere, ortopedia", place: monza },
  { title: "Addetta/o magazzino", place: genova },
  { title: "Addetta/o magazzino, notte", place: genova, isOpen: false },
  { title: "Cuoca/cuoco", place: aosta },
  // Typed in another case, and without a province, as a client of the API may send it.
  { title: "Barista", place: italian("Val d’Intelvi", null, "LOMBARDIA") },
  // A town that is in no list has neither a province nor a region.
  { title: "Cameriera/cameriere", place: italian("Paesello", null, null) },
  { title: "Software engineer, payments", place: { city: "Lugano", province: null, region: null, country: "CH" } },
  { title: "Software engineer, remote", place: null, remote: true },
  { title: "Infermiera/infermiere, teleassistenza", place: null, remote: true },
  { title: "Giardiniera/giardiniere", place: null },
];

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
  await api.createIndexes();
  await loadVocabulary(api.db);
  await loadOccupations(api.db);
  await loadGazetteer(api.db);
  const space = await aSpace(api.db);
  for (const post of planted) {
    const { title, place, remote, partTime, isOpen = true } = post;
    const status = isOpen ? "published" : "draft";
    const { id } = await aJobPost(api.db, { spaceId: space.id, status, title });
    const none = { city: null, province: null, region: null, country: null };
    const point = points[place?.city ?? ""] ?? { lat: null, lon: null };
    await api.db
      .updateTable("job_posts")
      .set({
        ...(place ?? none),
        ...point,
        description: "Turni di giorno.",
        workplace_type: remote ? "workplace_type_full_remote" : "workplace_type_office_presence",
        contract_type: partTime ? "contract_type_parttime" : "contract_type_full",
      })
      .where("id", "=", id)
      .execute();
    post.id = id;
  }
  await project(
    api.search,
    await jobPostSource.project(
      api.db,
      planted.map(({ id }) => id!),
    ),
  );
  await api.search.client.indices.refresh({ index: api.search.indexName("job-posts") });
}, 120_000);
afterAll(() => api.stop());

const count = async (filters: readonly object[] = []) =>
  (await api.guest.jobPosts.countByPlace({ body: { filters: filters as never } }))!;

/** The number of posts that the list shows, without those that match only parts of the text. */
async function listed(filters: readonly object[]): Promise<number> {
  const { matching, totalElements } = (await api.guest.jobPosts.search({
    body: { size: 1, filters: filters as never },
  }))!;
  return matching ?? totalElements;
}

const regionOf = ({ regions }: JobPlaces, name: string) => regions.find((region) => region.name === name)!;
const codesOf = (region: JobPlaces["regions"][number]) =>
  Object.fromEntries(region.provinces.filter((one) => one.count > 0).map((one) => [one.code, one.count]));

test("all open posts → counted once each: in their region, abroad, remote or without a place", async () => {
  const places = await count();
  const open = planted.filter(({ isOpen = true }) => isOpen);
  expect(places.total).toBe(open.length);
  const names = [...new Set(open.flatMap(({ place }) => place?.region?.toLowerCase() ?? []))];
  const recount = names.map((name) => [name, open.filter(({ place }) => place?.region?.toLowerCase() === name).length]);
  const counted = places.regions.filter((region) => region.count > 0);
  expect(new Map(counted.map((region) => [region.name.toLowerCase(), region.count]))).toEqual(
    new Map(recount as never),
  );
  expect(codesOf(regionOf(places, "Lombardia"))).toEqual({ MI: 3, MB: 1 });
  expect(codesOf(regionOf(places, "Valle d'Aosta"))).toEqual({ AO: 1 });
  expect(places).toMatchObject({ abroad: 1, remote: 2, unplaced: 2 });
  const sum = places.regions.reduce((all, region) => all + region.count, 0);
  expect(sum + places.abroad + places.remote + places.unplaced).toBe(places.total);
});

test("the answer names all regions and provinces of the gazetteer, also those without posts", async () => {
  const file = new URL("../../../../packages/db/seed/reference/places/province.tsv", import.meta.url);
  const rows = (await readFile(file, "utf8")).trimEnd().split("\n").slice(1);
  const known = rows.map((row) => row.split("\t") as [code: string, name: string, region: string]);
  const { regions } = await count();
  const named = regions.flatMap((region) => region.provinces.map(({ code, name }) => [code, name, region.name]));
  const byCode = ([one = ""]: readonly string[], [other = ""]: readonly string[]) => one.localeCompare(other);
  expect(regions).toHaveLength(20);
  expect(named.toSorted(byCode)).toEqual(known.toSorted(byCode));
});

const nurse = { f: "text", v: "infermiera", mm: "c" };
const nearMilano = { f: "place", v: { ...points["Milano"]!, km: 30 }, mm: "near" };
const remote = { f: "workplaceType", v: ["workplace_type_full_remote"], mm: "in" };

test.each([
  ["no filter", []],
  ["a text", [nurse]],
  ["a text in the other language", [{ f: "text", v: "nurse", mm: "c" }]],
  ["a text of which few posts match all conditions", [{ f: "text", v: "infermiera part time", mm: "c" }]],
  ["a text that no post matches", [{ f: "text", v: "infermiera Palermo", mm: "c" }]],
  ["a text with a typo", [{ f: "text", v: "infremiera", mm: "c" }]],
  ["a text that names nothing", [{ f: "text", v: "ortopedia", mm: "c" }]],
  ["a place", [nearMilano]],
  ["a place and remote work", [nearMilano, remote]],
  ["a text and hours", [nurse, { f: "contractType", v: ["contract_type_full"], mm: "in" }]],
])("counts with %s equal the totals of the lists, whole and per region and province", async (_, filters) => {
  const places = await count(filters);
  expect(places.total).toBe(await listed(filters));
  expect(places.total).toBeGreaterThan(0);
  for (const region of places.regions) {
    if (region.count === 0) continue;
    const inRegion = { f: "region", v: [region.name], mm: "in" };
    expect([region.name, region.count]).toEqual([region.name, await listed([...filters, inRegion])]);
    for (const { code, count: posts } of region.provinces.filter((one) => one.count > 0))
      expect([code, posts]).toEqual([code, await listed([...filters, { f: "province", v: [code], mm: "in" }])]);
  }
});

test("posts that a person hid are left out of the counts, as they are of the list", async () => {
  const [first] = planted;
  const places = await count([{ f: "id", v: [first!.id!], mm: "not" }]);
  expect(codesOf(regionOf(places, "Lombardia"))).toEqual({ MI: 2, MB: 1 });
});

test("provinces as a facet of the search → counted with their names", async () => {
  const page = await api.guest.jobPosts.search({ body: { size: 1, facets: ["province"] } });
  expect(page!.facets!["province"]![0]).toEqual({ value: "MI", count: 3, label: { it: "Milano", en: "Milano" } });
});

test("a filter on an unknown field → 422", async () => {
  const problem = await problemOf(count([{ f: "secret", v: "x" }]));
  expect(problem).toMatchObject({ status: 422 });
});

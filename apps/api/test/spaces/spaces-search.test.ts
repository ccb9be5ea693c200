import { randomUUIDv7 } from "node:crypto";
import type { SpaceChange, SpaceId } from "@orbita/contract";
import { events, indexes } from "@orbita/features";
import { project } from "@orbita/platform";
import { aJobPost, aMember, aSpace, aUser } from "@orbita/testing";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { problemOf, startApi, type TestApi } from "../support/harness.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
  await api.createIndexes();
});
beforeEach(async () => {
  await api.clear();
  const index = api.search.indexName("spaces");
  await api.search.client.deleteByQuery({ index, refresh: true, body: { query: { match_all: {} } } });
});
afterAll(() => api.stop());

/** Updates the index from the outbox, as the relay does. */
async function relay() {
  const rows = await api.db.deleteFrom("outbox").where("destination", "=", "search").returningAll().execute();
  for (const { name, payload } of rows) {
    const event = events.find((known) => known.name === name)!;
    await project(api.search, await event.project!(api.db, [payload as object]));
  }
  for (const { definition } of indexes)
    await api.search.client.indices.refresh({ index: api.search.indexName(definition.name) });
}

async function entry(code: string, type: "business_sector" | "primary_policy", label = code) {
  const values = { id: randomUUIDv7(), code, type, label_it: label, label_en: `${label} en`, sort: 1 };
  await api.db.insertInto("vocabulary_entries").values(values).execute();
}

async function space(name: string, change: Partial<SpaceChange> = {}) {
  const { id, userId } = await aSpace(api.db, { name });
  const owner = await api.as(userId);
  // The rows were inserted without an event; this change emits one, so that the Space gets indexed.
  await owner.spaces.changeOwn({ params: { id: id }, body: { headline: "Una riga.", ...change } });
  return { id: id as SpaceId, owner };
}

type SpaceSearchBody = Parameters<typeof api.guest.spaces.search>[0]["body"];
const search = async (body: SpaceSearchBody) => (await api.guest.spaces.search({ body }))!;
const names = async (body: SpaceSearchBody) => (await search(body)).content.map(({ name }) => name);
const by = (f: string, v: unknown, mm?: string) => ({ filters: [{ f, v, ...(mm && { mm }) }] }) as SpaceSearchBody;

const place = (city: string, region: string, province: string, [lat, lon]: [number, number]) =>
  ({ city, region, province, country: "IT", lat, lon }) as never;
const genova = place("Genova", "Liguria", "GE", [44.4111, 8.9265]);
const trieste = place("Trieste", "Friuli-Venezia Giulia", "TS", [45.6495, 13.7684]);
const bergamo = place("Bergamo", "Lombardia", "BG", [45.6983, 9.6773]);

test("Space search by text, part of the name, sector, size, policy, year or location → matching Spaces only", async () => {
  await entry("s_software", "business_sector", "Informatica portuale");
  await entry("p_hybrid", "primary_policy");
  await space("Lanterna Software", {
    headline: "Il software che muove i porti",
    businessSector: "s_software",
    primaryPolicy: "p_hybrid",
    companySize: "50-99",
    yearFounded: 2009,
    locations: [genova, trieste],
  });
  await space("Officine Orobiche", { companySize: "10-49", yearFounded: 1961, locations: [bergamo] });
  await relay();
  const [lanterna, officine] = ["Lanterna Software", "Officine Orobiche"];
  for (const [f, v, mm, found] of [
    ["text", "software i PORTI", undefined, [lanterna]],
    ["text", "informatica", undefined, [lanterna]],
    ["text", "bergamo", undefined, [officine]],
    ["name", "LANTÉRNA", "sw", [lanterna]],
    ["name", "icine", "c", [officine]],
    ["url", "s-", "c", [officine, lanterna]],
    ["type", "agency", undefined, []],
    ["businessSector", "s_software", undefined, [lanterna]],
    ["primaryPolicy", "p_hybrid", undefined, [lanterna]],
    ["companySize", ["10-49", "50-99"], "in", [officine, lanterna]],
    ["yearFounded", 1999, "gt", [lanterna]],
    ["city", "trieste", undefined, [lanterna]],
    ["city", "genova", undefined, [lanterna]],
    ["province", "BG", undefined, [officine]],
    ["region", "friuli-venezia giulia", undefined, [lanterna]],
    ["country", "IT", undefined, [officine, lanterna]],
    ["place", { lat: 45.65, lon: 13.77, km: 10 }, undefined, [lanterna]],
    ["place", { lat: 45.7, lon: 9.67, km: 30 }, undefined, [officine]],
    ["place", { lat: 41.9, lon: 12.5, km: 50 }, undefined, []],
  ] as const)
    expect([f, v, await names(by(f, v, mm))]).toEqual([f, v, found]);
});

test("Space search → newest first by default; the region facet counts each Space once per region", async () => {
  await space("Alfa", { locations: [genova, trieste] });
  await space("Beta", { locations: [genova, genova] });
  await relay();
  expect(await names({})).toEqual(["Beta", "Alfa"]);
  expect(await names({ sort: "name:asc" })).toEqual(["Alfa", "Beta"]);
  const { facets } = await search({ facets: ["region", "type"] });
  expect(facets).toEqual({
    region: [
      { value: "Liguria", count: 2 },
      { value: "Friuli-Venezia Giulia", count: 1 },
    ],
    type: [{ value: "company", count: 2 }],
  });
  const page = await search({ projections: ["name", "url"], size: 1 });
  expect(page).toMatchObject({ totalElements: 2, totalPages: 2 });
  expect(Object.keys(page.content[0]!).toSorted()).toEqual(["id", "name", "url"]);
});

test("job post published or closed → the Space's count of open posts in the search changes; drafts do not count", async () => {
  const { id, owner } = await space("Lanterna");
  const post = await aJobPost(api.db, { spaceId: id });
  const params = { id: post.id as never };
  const open = async () => {
    await relay();
    return [await names(by("openJobPosts", 0, "gt")), (await search({})).content.map((one) => one.openJobPosts)];
  };
  expect(await open()).toEqual([[], [0]]);
  await owner.jobPosts.publish({ params, body: { plan: "free" } });
  expect(await open()).toEqual([["Lanterna"], [1]]);
  await owner.jobPosts.unpublish({ params, body: { outcome: "hired" } });
  expect(await open()).toEqual([[], [0]]);
});

test("outdated document of a Space indexed late → does not overwrite the newer one", async () => {
  const { id, owner } = await space("Prima");
  const source = indexes.find(({ definition }) => definition.name === "spaces")!;
  const late = await source.project(api.db, [id]);
  await owner.spaces.changeOwn({ params: { id }, body: { locations: [genova] } });
  const middle = await source.project(api.db, [id]);
  await aJobPost(api.db, { spaceId: id, status: "published" });
  await owner.spaces.changeOwn({ params: { id }, body: { name: "Dopo" } });
  await relay();
  const versions = [...late, ...middle, ...(await source.project(api.db, [id]))].map(({ version }) => version);
  expect(versions).toEqual([...new Set(versions)].toSorted((a, b) => a - b));
  await project(api.search, late);
  await relay();
  expect(await names(by("city", "genova"))).toEqual(["Dopo"]);
});

test("Space search, even before reindexing → never finds a closed Space, and shows the current team", async () => {
  const { id, owner } = await space("Lanterna");
  const { id: userId } = await aUser(api.db);
  await aMember(api.db, { spaceId: id, userId, role: "viewer" });
  await relay();
  await api.db.updateTable("members").set({ on_page: true }).where("user_id", "=", userId).execute();
  expect((await search({})).content[0]!.team).toHaveLength(1);
  await api.db.updateTable("users").set({ enabled: false }).where("id", "=", userId).execute();
  expect((await search({})).content[0]!.team).toEqual([]);
  const { url } = (await api.guest.spaces.read({ params: { id } }))!;
  await owner.spaces.close({ params: { id }, body: { url } });
  // The closed Space is not found even before the index is updated.
  expect((await search({})).content).toEqual([]);
  await relay();
  expect(await search({})).toMatchObject({ totalElements: 0, content: [] });
});

test("Space search by a private field → refused as an unknown field", async () => {
  for (const f of ["email", "phone", "vat", "sdi", "legalName"])
    expect((await problemOf(search(by(f, "x"))))?.errors).toMatchObject([{ code: "search.unknownField" }]);
});

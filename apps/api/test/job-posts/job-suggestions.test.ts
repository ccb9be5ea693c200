import { suggestionLimits, type JobSuggestion } from "@orbita/contract";
import { loadGazetteer, loadOccupations, loadVocabulary } from "@orbita/db/seed";
import type { Tables } from "@orbita/db";
import { jobPostSource } from "@orbita/features";
import { project } from "@orbita/platform";
import { aJobPost, aSpace, aUser } from "@orbita/testing";
import type { Updateable } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { problemOf, startApi, type TestApi } from "../support/harness.ts";
import { plantSkills, skillOf } from "../support/skill-world.ts";

let api: TestApi;
const spaces = new Map<string, string>();
const milano = { city: "Milano", province: "MI", region: "Lombardia", country: "IT", lat: 45.4643, lon: 9.1895 };
const genova = { city: "Genova", province: "GE", region: "Liguria", country: "IT", lat: 44.4072, lon: 8.934 };
const bobbio = { city: "Bobbio", province: "PC", region: "Emilia-Romagna", country: "IT", lat: 44.7665, lon: 9.3862 };

async function spaceOf(name: string): Promise<string> {
  const known = spaces.get(name) ?? (await aSpace(api.db, { name })).id;
  spaces.set(name, known);
  return known;
}

type PostChange = Updateable<Tables["job_posts"]> & { skill?: string };

async function post(space: string, title: string, { skill, ...change }: PostChange = {}): Promise<string> {
  const { id } = await aJobPost(api.db, { spaceId: await spaceOf(space), status: "published", title });
  await api.db
    .updateTable("job_posts")
    .set({ description: "Turni di giorno.", ...change })
    .where("id", "=", id)
    .execute();
  if (skill) {
    const skill_id = await skillOf(api, skill);
    await api.db.insertInto("job_post_skills").values({ job_post_id: id, skill_id, position: 0 }).execute();
  }
  return id;
}

async function index(...ids: string[]): Promise<void> {
  await project(api.search, await jobPostSource.project(api.db, ids));
  await api.search.client.indices.refresh({ index: api.search.indexName("job-posts") });
}

beforeAll(async () => {
  api = await startApi();
  await plantSkills(api);
  await loadVocabulary(api.db);
  await loadOccupations(api.db);
  await loadGazetteer(api.db);
  await index(
    await post("Lanterna Software", "Sviluppatrice/sviluppatore back-end", { ...genova, skill: "java" }),
    await post("Lanterna Software", "Sviluppatore backend Java", {
      ...milano,
      contract_type: "contract_type_parttime",
      skill: "postgresql",
    }),
    await post("Sviluppo Tigullio", "Frontend developer", { ...genova, skill: "javascript" }),
    await post("Sviluppo Tigullio", "Infermiera/infermiere, ortopedia", milano),
    await post("Clinica Sant’Anna", "Staff nurse, part time", { ...genova, contract_type: "contract_type_parttime" }),
    await post("Clinica Sant’Anna", "Cuoco", bobbio),
  );
}, 120_000);
afterAll(() => api.stop());

const suggest = async (q: string, more: { language?: "it" | "en"; filters?: object[] } = {}) => {
  const { language, filters } = more;
  const query = { q, ...(language && { language }), ...(filters && { filters: JSON.stringify(filters) }) };
  return (await api.guest.jobPosts.suggest({ query }))!;
};
const ofKind = (found: readonly JobSuggestion[], kind: JobSuggestion["kind"]) =>
  found.filter((one) => one.kind === kind);
const textsOf = (found: readonly JobSuggestion[], kind: JobSuggestion["kind"]) =>
  ofKind(found, kind).map(({ text, label }) => text ?? label.it);

/** The number of jobs that the list shows after the suggestion was chosen. */
async function listed({ kind, id, text }: JobSuggestion, filters: readonly object[]): Promise<number> {
  const chosen = kind === "space" ? [{ f: "spaceId", v: id }] : [{ f: "text", v: text, mm: "c" }, ...filters];
  const page = await api.guest.jobPosts.search({ body: { size: 1, filters: chosen as never } });
  // An approximate list means that no job matches, so the suggestion has none.
  return page!.approximate ? 0 : page!.totalElements;
}

const partTime = { f: "contractType", v: ["contract_type_parttime"], mm: "in" };
const nearGenova = { f: "place", v: { lat: genova.lat, lon: genova.lon, km: 30 }, mm: "near" };

test.each([
  ["s", "it", []],
  ["svil", "it", []],
  ["svil", "en", []],
  ["jav", "it", []],
  ["java svil", "it", []],
  ["nur", "it", []],
  ["infermiera a gen", "it", []],
  ["bobb", "it", []],
  ["bobb", "en", []],
  ["lant", "it", []],
  ["infremiere", "it", []],
  ["svil", "it", [nearGenova]],
  ["nur", "en", [partTime]],
  ["svil", "it", [partTime, nearGenova]],
] as const)("suggestions for “%s” (%s, filters %j) have the counts of their lists", async (q, language, filters) => {
  const found = await suggest(q, { language, filters: [...filters] });
  expect(found.length).toBeGreaterThan(0);
  const counts = await Promise.all(found.map((one) => listed(one, filters)));
  expect(found.map(({ label, count }) => [label.it, count])).toEqual(
    found.map(({ label }, at) => [label.it, counts[at]]),
  );
});

test("names are found by their beginning in either language; the chosen text is in the given language", async () => {
  const italian = await suggest("nur");
  expect(ofKind(italian, "occupation")[0]).toMatchObject({
    label: { it: "Infermiera/infermiere", en: "Nurse" },
    matched: "Nurse",
    corrected: false,
    text: "Infermiere",
    from: 0,
    count: 2,
  });
  expect(textsOf(await suggest("infer", { language: "en" }), "occupation")[0]).toBe("Nurse");
  expect(textsOf(await suggest("jav"), "skill")).toEqual(["Java", "JavaScript"]);
});

test("earlier words of the text stay, and only jobs with all of it count", async () => {
  const found = await suggest("java svil");
  expect(ofKind(found, "occupation")[0]).toMatchObject({ text: "java sviluppatore di software", from: 5, count: 2 });
  const [place] = ofKind(await suggest("infermiera a gen"), "place");
  expect(place).toMatchObject({ text: "infermiera a Genova", label: { it: "Genova" }, count: 1 });
});

test("a small town is suggested with the word after which the search understands it", async () => {
  expect(ofKind(await suggest("bobb"), "place")[0]).toMatchObject({ text: "a Bobbio", count: 1 });
  expect(ofKind(await suggest("bobb", { language: "en" }), "place")[0]).toMatchObject({ text: "in Bobbio" });
});

test("a typo is forgiven from four letters on if no name begins with the text", async () => {
  expect(ofKind(await suggest("infremiere"), "occupation")[0]).toMatchObject({ text: "Infermiere", corrected: true });
  expect((await suggest("infe")).every(({ corrected }) => !corrected)).toBe(true);
});

test("Spaces are found by the beginning of a word of their name, with their address and open jobs", async () => {
  const found = ofKind(await suggest("svil"), "space");
  expect(found).toMatchObject([
    { id: spaces.get("Sviluppo Tigullio"), label: { it: "Sviluppo Tigullio" }, text: null, count: 2 },
  ]);
  expect(found[0]!.url).toEqual(expect.any(String));
  expect(textsOf(await suggest("soft"), "space")).toEqual(["Lanterna Software"]);
  expect(textsOf(await suggest("TIGU"), "space")).toEqual(["Sviluppo Tigullio"]);
  // The filters of the list do not apply to the Space's page.
  expect(ofKind(await suggest("svil", { filters: [partTime] }), "space")).toMatchObject([{ count: 2 }]);
});

test("wildcards in the text find nothing of their own", async () => {
  for (const q of ["*", "l*a", "?anterna", "\\", "***"]) expect(ofKind(await suggest(q), "space"), q).toEqual([]);
  expect(await suggest("*")).toEqual([]);
  expect(await suggest(" , ")).toEqual([]);
});

test("at most five job titles, three skills, two Spaces and two places; those without jobs are left out", async () => {
  for (const letter of "abcdefgilmnopqrstuv") {
    const found = await suggest(letter);
    for (const kind of ["occupation", "skill", "space", "place"] as const)
      expect(ofKind(found, kind).length, `${letter} ${kind}`).toBeLessThanOrEqual(suggestionLimits[kind]);
    expect(
      found.filter(({ count }) => count === 0),
      letter,
    ).toEqual([]);
  }
  expect(await suggest("astron")).toEqual([]);
  expect(ofKind(await suggest("da remoto svil"), "occupation")).toEqual([]);
  // "Java" alone has jobs, but not together with "cuoco".
  expect(ofKind(await suggest("java cuoc"), "occupation")).toEqual([]);
});

test("a job that is no longer published → neither counted, nor is its Space suggested", async () => {
  const id = await post("Ghiacciaia Nord", "Gelatiere");
  await index(id);
  expect(ofKind(await suggest("ghiac"), "space")).toMatchObject([{ count: 1 }]);
  expect(ofKind(await suggest("gelat"), "occupation")[0]).toMatchObject({ text: "Gelataio", count: 1 });
  await api.db.updateTable("job_posts").set({ status: "suspended" }).where("id", "=", id).execute();
  await index(id);
  expect(ofKind(await suggest("ghiac"), "space")).toEqual([]);
  expect(await suggest("gelat")).toEqual([]);
});

test.each([
  ["an empty text", { q: "" }, "field.required"],
  ["a text over the limit", { q: "a".repeat(suggestionLimits.text + 1) }, "field.tooLong"],
  ["another language", { q: "a", language: "de" }, "field.invalid"],
  ["filters that are no JSON", { q: "a", filters: "{" }, "field.invalid"],
  ["filters that are no list", { q: "a", filters: "{}" }, "field.invalidType"],
  ["a filter on an unknown field", { q: "a", filters: '[{"f":"secret","v":"x"}]' }, "search.unknownField"],
  ["a filter on text", { q: "a", filters: '[{"f":"text","v":"x"}]' }, "search.unknownField"],
])("suggestions with %s → 422 with the code of the field", async (_, query, code) => {
  const problem = await problemOf(api.guest.jobPosts.suggest({ query: query as never }));
  expect(problem).toMatchObject({ status: 422, code: "request.invalid" });
  expect(problem!.errors.map((error) => error.code)).toEqual([code]);
});

test("caches may keep suggestions for half a minute: shared caches those of guests, never an error", async () => {
  const address = `${api.baseUrl}/public/jobpost/suggest?q=svil`;
  const cacheOf = async (url: string, headers: Record<string, string> = {}) =>
    (await fetch(url, { headers })).headers.get("cache-control");
  expect(await cacheOf(address)).toBe("public, max-age=30");
  const { token } = await api.tokenOf((await aUser(api.db)).id);
  expect(await cacheOf(address, { authorization: `Bearer ${token}` })).toBe("private, max-age=30");
  expect(await cacheOf(`${address}&filters=x`)).toBeNull();
});

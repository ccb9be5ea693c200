import { loadOccupations, loadVocabulary } from "@orbita/db/seed";
import type { Tables } from "@orbita/db";
import { computeSalaryFigures } from "@orbita/features";
import { aJobPost, aSpace } from "@orbita/testing";
import type { Updateable } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { problemOf, startApi, type TestApi } from "../support/harness.ts";

let api: TestApi;
let spaces: string[];
const backend = "orbita-backend-developer";
const nurse = "orbita-infermiere";
const thisYear = new Date().getFullYear();

type PostChange = Updateable<Tables["job_posts"]>;

/** Publishes as many jobs as given, by four Spaces in turn, with salaries from `from` on in steps of 1,000 euros. */
async function publish(
  title: string,
  count: number,
  { from = 30_000, ...change }: PostChange & { from?: number } = {},
) {
  for (let place = 0; place < count; place++) {
    const { id } = await aJobPost(api.db, { spaceId: spaces[place % spaces.length]!, status: "published", title });
    const salary_min = from + place * 1_000;
    await api.db
      .updateTable("job_posts")
      .set({
        contract_type: "contract_type_full",
        contract_economic_type: "contract_economic_type_permanent",
        weekly_hours: 40,
        country: "IT",
        region: "Liguria",
        ccnl: "C011",
        ccnl_level: "B2",
        published_at: new Date(),
        salary_min,
        salary_max: salary_min + 2_000,
        ...change,
      })
      .where("id", "=", id)
      .execute();
  }
}

beforeAll(async () => {
  api = await startApi();
  await loadVocabulary(api.db);
  await loadOccupations(api.db);
  const towns = ["Liguria", "Lombardia", "Molise"].map((region) => ({
    id: region,
    city: region,
    region,
    country: "IT",
  }));
  await api.db.insertInto("locations").values(towns).execute();
  spaces = [];
  for (let count = 0; count < 4; count++) spaces.push((await aSpace(api.db)).id);
  await publish("Sviluppatrice/sviluppatore backend", 7);
  await publish("Sviluppatrice/sviluppatore backend", 6, {
    region: "Lombardia",
    from: 40_000,
    ccnl: "H011",
    ccnl_level: null,
  });
  await publish("Infermiera/infermiere, reparto", 4);
  await publish("Fisioterapista", 5, { ccnl: "T011", ccnl_level: '=1+1,"D"' });
  await computeSalaryFigures({ db: api.db, now: new Date() });
}, 120_000);
afterAll(() => api.stop());

describe("roles with figures", () => {
  test("no text → all roles with figures, those with the most jobs first; a role with four jobs is missing", async () => {
    const roles = await api.guest.salaries.roles({ query: {} });
    expect(roles?.map(({ en, ads }) => [en, ads])).toEqual([
      ["Backend developer", 13],
      ["Physiotherapist", 5],
    ]);
  });

  test.each(["sviluppatrice b", "BACKEND", "java developer"])(
    "text %j in any spelling or alias → the role",
    async (q) => {
      const roles = await api.guest.salaries.roles({ query: { q } });
      expect(roles?.map(({ id }) => id)).toEqual([backend]);
    },
  );

  test("text with wildcards → matches them literally", async () => {
    expect(await api.guest.salaries.roles({ query: { q: "%" } })).toEqual([]);
  });
});

describe("figures of a role", () => {
  test("role with jobs of two regions → figures of Italy, regions, agreements and levels, and the agreements' names", async () => {
    const found = (await api.guest.salaries.role({ params: { id: backend } }))!;
    expect(found.role).toEqual({
      id: backend,
      itMasculine: "Sviluppatore backend",
      itFeminine: "Sviluppatrice backend",
      en: "Backend developer",
    });
    const liguria = { year: thisYear, region: "Liguria", ads: 7, spaces: 4, low: 32_500, median: 34_000, high: 35_500 };
    expect(found.figures[0]).toMatchObject({ region: null, ccnl: null, level: null, ads: 13, spaces: 4 });
    expect(found.figures).toContainEqual({ ...liguria, ccnl: null, level: null });
    expect(found.figures).toContainEqual({ ...liguria, ccnl: "C011", level: "B2" });
    expect(found.agreements["C011"]).toEqual({ it: "Metalmeccanico industria", en: "Metalworking, industry" });
    expect(Date.parse(found.computedAt!)).toBeGreaterThan(Date.now() - 120_000);
  });

  test("guests → may cache the response; a signed-in user's response → stays private", async () => {
    const path = `${api.baseUrl}/public/salaries/role/${backend}`;
    expect((await fetch(path)).headers.get("cache-control")).toBe("public, max-age=600");
    const { userId } = await aSpace(api.db);
    const { token } = await api.tokenOf(userId);
    const own = await fetch(path, { headers: { authorization: `Bearer ${token}` } });
    expect(own.headers.get("cache-control")).toBe("private, max-age=600");
  });

  test("role with four jobs → no figures; unknown role → 404", async () => {
    expect((await api.guest.salaries.role({ params: { id: nurse } }))?.figures).toEqual([]);
    const problem = await problemOf(api.guest.salaries.role({ params: { id: "nothing" } }));
    expect(problem).toMatchObject({ code: "salaryRole.notFound", status: 404 });
  });
});

describe("benchmark of a job", () => {
  const benchmark = async (title: string, region?: string) =>
    (await api.guest.salaries.benchmark({ query: { title, ...(region && { region }) } }))!;

  test("title of the role in a region with figures → the region's figure", async () => {
    const { role, figure } = await benchmark("Senior backend developer (m/f)", "Liguria");
    expect([role?.id, figure?.region, figure?.median]).toEqual([backend, "Liguria", 34_000]);
  });

  test("region without figures, or no region → Italy's figure", async () => {
    expect((await benchmark("Sviluppatore backend", "Molise")).figure).toMatchObject({ region: null, ads: 13 });
    expect((await benchmark("Sviluppatore backend")).figure).toMatchObject({ region: null, ads: 13 });
  });

  test("role with too few jobs → no figure; title without a role → no role", async () => {
    expect(await benchmark("Infermiere")).toMatchObject({ role: { id: nurse }, figure: null });
    expect(await benchmark("Xyzzy")).toEqual({ role: null, figure: null });
  });
});

describe("figures as CSV", () => {
  const download = async (query: string, headers: Record<string, string> = {}) =>
    fetch(`${api.baseUrl}/public/salaries/csv?${query}`, { headers });

  test("all roles → one row per figure, with a header in the requested language; nothing about the role with four jobs", async () => {
    const answer = await download("language=en");
    expect(answer.headers.get("content-type")).toBe("text/csv; charset=utf-8");
    expect(answer.headers.get("content-disposition")).toContain("Salary compass");
    const lines = (await answer.text()).trim().split("\r\n");
    const all = await api.db.selectFrom("salary_figures").selectAll().execute();
    expect(lines).toHaveLength(all.length + 1);
    expect(lines[0]).toContain('"Role","Year","Region"');
    expect(lines).toContain(`"Backend developer",${thisYear},"Liguria","all","all",7,4,32500,34000,35500`);
    expect(lines.join("\n")).not.toContain("Nurse");
  });

  test("level that a spreadsheet would execute → quoted, with an apostrophe before the formula", async () => {
    const text = await (await download("language=it")).text();
    expect(text).toContain(`"'=1+1,""D"""`);
  });

  test("role → only its figures; the same file again → 304; unknown role → 404", async () => {
    const answer = await download(`role=${backend}`);
    const lines = (await answer.text()).trim().split("\r\n").slice(1);
    expect(lines.every((line) => line.startsWith('"Sviluppatore backend / Sviluppatrice backend"'))).toBe(true);
    const again = await download(`role=${backend}`, { "if-none-match": answer.headers.get("etag")! });
    expect(again.status).toBe(304);
    expect((await download("role=nothing")).status).toBe(404);
  });
});

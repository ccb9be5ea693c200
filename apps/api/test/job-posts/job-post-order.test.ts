import type { Tables } from "@orbita/db";
import { jobPostSource } from "@orbita/features";
import { project } from "@orbita/platform";
import { aJobPost, aSpace } from "@orbita/testing";
import type { Updateable } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { problemOf, startApi, type TestApi } from "../support/harness.ts";
import { plantSkills, skillOf } from "../support/skill-world.ts";

let api: TestApi;
let java: string;
beforeAll(async () => {
  api = await startApi();
  await plantSkills(api);
  java = await skillOf(api, "java");
}, 60_000);
beforeEach(async () => {
  await api.clear();
  await api.search.client.deleteByQuery({
    index: api.search.indexName("job-posts"),
    refresh: true,
    body: { query: { match_all: {} } },
  });
});
afterAll(() => api.stop());

type JobPostFixture = Updateable<Tables["job_posts"]> & { skills?: string[]; space?: string };
const published: string[] = [];
const at = (day: number) => new Date(Date.UTC(2026, 9, day));

async function post(title: string, { skills = [], space = "Lanterna Software", ...change }: JobPostFixture = {}) {
  const { id: spaceId } = await aSpace(api.db, { name: space });
  const { id } = await aJobPost(api.db, { spaceId, status: "published", title });
  published.push(id);
  const published_at = at(published.length % 28);
  await api.db
    .updateTable("job_posts")
    .set({ published_at, ...change })
    .where("id", "=", id)
    .execute();
  for (const [position, skill_id] of skills.entries())
    await api.db.insertInto("job_post_skills").values({ job_post_id: id, skill_id, position }).execute();
  return id;
}
async function index(...ids: string[]) {
  await project(api.search, await jobPostSource.project(api.db, ids));
  await api.search.client.indices.refresh({ index: api.search.indexName("job-posts") });
}
const search = async (body: object) => (await api.guest.jobPosts.search({ body }))!;
const found = async (body: object) => (await search(body)).content.map(({ id }) => id);
const about = (v: string) => ({ sort: "relevance:desc", filters: [{ f: "text", v, mm: "c" }] });

describe("sort orders of the job search", () => {
  test("job search by relevance → matches in title first, then skills, Space name, other fields; ties newest first", async () => {
    const told = await post("Analisi", { description: "Usiamo java ogni giorno.", published_at: at(20) });
    const named = await post("Analisi", { space: "Java Bar", published_at: at(19) });
    const skilled = await post("Analisi", { skills: [java], published_at: at(18) });
    const older = await post("Sviluppo Java", { published_at: at(2) });
    const titled = await post("Sviluppo Java", { published_at: at(3) });
    await index(told, named, skilled, older, titled);
    expect(await found(about("java"))).toEqual([titled, older, skilled, named, told]);
  });

  test("job search by relevance without a text, or by distance without a place → 422", async () => {
    for (const sort of ["relevance:desc", "distance:asc"])
      expect(await problemOf(api.guest.jobPosts.search({ body: { sort } as never }))).toMatchObject({
        status: 422,
        errors: [{ path: "sort", code: "search.unknownField" }],
      });
    const turned = { ...about("java"), sort: "relevance:asc" };
    expect((await problemOf(api.guest.jobPosts.search({ body: turned as never })))?.status).toBe(422);
  });
});

describe("sponsored posts in the job search", () => {
  const paid = { plan: "premium", daily_budget_cents: 1_000 } as const;
  const today = new Intl.DateTimeFormat("en-CA", { timeZone: "Europe/Rome", dateStyle: "short" }).format(new Date());

  test("sponsored posts → first on their own page of search results; the order of the other posts stays", async () => {
    const ids = [];
    for (let n = 1; n <= 6; n++)
      ids.push(await post(`Sviluppo ${n}`, { published_at: at(n), ...(n % 3 === 1 && paid) }));
    await index(...ids);
    const [one, two, three, four, five, six] = ids;
    // The posts by publication date, newest first; an asterisk marks the sponsored ones: 6 5 4* 3 2 1*.
    const first = await search({ size: 3, sort: "publishedAt:desc" });
    expect(first.content.map(({ id, sponsored }) => [id, sponsored])).toEqual([
      [four, true],
      [six, false],
      [five, false],
    ]);
    const second = await search({ size: 3, sort: "publishedAt:desc", cursor: first.cursor! });
    expect(second.content.map(({ id }) => id)).toEqual([one, three, two]);
    expect(await found({ size: 3, page: 1, sort: "publishedAt:desc" })).toEqual([one, three, two]);
  });

  test("sponsored post, budget used up today → not sponsored; on an earlier day → sponsored without reindexing", async () => {
    const spent = await post("Budget finito oggi", { ...paid, budget_spent_on: today });
    const yesterday = await post("Budget finito ieri", { ...paid, budget_spent_on: "2026-01-01" });
    const free = await post("Gratuito", { budget_spent_on: null });
    await index(spent, yesterday, free);
    const { content } = await search({});
    expect(new Map(content.map(({ id, sponsored }) => [id, sponsored]))).toEqual(
      new Map([
        [spent, false],
        [yesterday, true],
        [free, false],
      ]),
    );
    // The fields that decide whether a post is sponsored are not public.
    const keys = new Set(content.flatMap((one) => Object.keys(one)));
    for (const key of ["plan", "paid", "dailyBudget", "budgetSpentOn"]) expect(keys).not.toContain(key);
    expect(Object.keys((await search({ projections: ["title"] })).content[0]!).toSorted()).toEqual(["id", "title"]);
    expect((await search({ projections: ["sponsored"] })).content[0]).toEqual({ id: yesterday, sponsored: true });
  });
});

describe("filters and facets of the job search", () => {
  test("facets of the job search → codes and ids have labels, plain names have none", async () => {
    await index(await post("Sviluppo", { skills: [java] }));
    const { facets } = await search({ facets: ["skills", "contractType", "ccnl", "city", "businessSector"] });
    expect(facets).toEqual({
      skills: [{ value: java, count: 1, label: { it: "Java", en: "Java" } }],
      contractType: [{ value: "contract_type_full", count: 1, label: { it: "Tempo pieno", en: "Full-time" } }],
      ccnl: [
        {
          value: "C011",
          count: 1,
          label: { it: "Metalmeccanico industria", en: "Metalworking, industry" },
        },
      ],
      city: [{ value: "Genova", count: 1 }],
      businessSector: [],
    });
  });

  test("filters of the job search → several values of one filter are alternatives; several filters must all match", async () => {
    const python = await skillOf(api, "python");
    const both = await post("Dati", { skills: [java, python] });
    const one = await post("Sviluppo", { skills: [java] });
    const none = await post("Cucina");
    await index(both, one, none);
    const skills = (v: string | string[]) => ({ f: "skills", v, mm: "in" });
    expect(new Set(await found({ filters: [skills([java, python])] }))).toEqual(new Set([both, one]));
    expect(await found({ filters: [skills([java]), skills([python])] })).toEqual([both]);
  });

  test("job search with a minimum pay → only posts whose maximum pay reaches it", async () => {
    const [low, high] = [
      await post("Uno", { salary_min: 20_000, salary_max: 29_999 }),
      await post("Due", { salary_min: 20_000, salary_max: 30_000 }),
    ];
    await index(low, high, await post("Tre", { salary_min: null, salary_max: null }));
    expect(await found({ filters: [{ f: "salaryMax", v: 30_000, mm: "gte" }] })).toEqual([high]);
  });
});

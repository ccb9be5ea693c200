import { randomUUIDv7 } from "node:crypto";
import { loadOccupations, loadSkills } from "@orbita/db/seed";
import { aJobPost, anApplication, aSpace } from "@orbita/testing";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startApi, type ApiClient, type TestApi } from "../support/harness.ts";
import { aTalent, languages, relayTalentIndexes } from "../support/talents.ts";
import { skillOf } from "../support/skill-world.ts";

let api: TestApi;
let owner: ApiClient;
let space: { id: string; userId: string };
const people: Record<string, { id: string; resumeId: string }> = {};
const skill: Record<string, string> = {};

const job = (title: string, tasks: string[], more: object = {}) => ({
  experience: [{ company: "Portolano", title, start: "2019-01", isCurrent: true, tasks, ...more }],
});

beforeAll(async () => {
  api = await startApi();
  await api.createIndexes();
  await loadSkills(api.db);
  await loadOccupations(api.db);
  await api.db.deleteFrom("outbox").execute();
  for (const [sort, [code, [label_it, label_en]]] of Object.entries(languages).entries())
    await api.db
      .insertInto("vocabulary_entries")
      .values({ id: randomUUIDv7(), type: "language", code, label_it, label_en, sort: sort + 1 })
      .execute();
  for (const code of ["java", "kubernetes", "docker", "postgresql", "sql"]) skill[code] = await skillOf(api, code);
  const plant = async (name: string, content: object) => {
    people[name] = await aTalent(api, content, { visibleInTalentSearch: true });
  };
  await plant("english", {
    headline: "Backend developer",
    ...job("Backend developer", ["Built billing services in Java", "Ran Kubernetes clusters for twelve teams"]),
    languages: [{ code: "language_en", level: "C1" }],
  });
  await plant("italian", {
    headline: "Sviluppatrice backend",
    ...job("Sviluppatrice backend", ["Ho scritto servizi in Java", "Container con Docker in produzione"]),
    languages: [{ code: "language_en", level: "B1" }],
  });
  await plant("data", { ...job("Database administrator", ["Amministro PostgreSQL con amore per gli zibaldoni"]) });
  await plant("denies", {
    ...job("Cuoco", ["Non ho mai usato Java"]),
    summary: "Cucina genovese e banchi del mercato",
  });
  await relayTalentIndexes(api);
  space = await aSpace(api.db);
  owner = await api.as(space.userId);
}, 120_000);
afterAll(() => api.stop());

const ask = async (body: object) => (await owner.talentSearch.search({ body: body }))!;
const text = (v: string) => ({ filters: [{ f: "text", v, mm: "c" }] });
const nameOf = (id: string) => Object.keys(people).find((name) => people[name]!.resumeId === id);
const found = async (body: object) => (await ask(body)).content.map(({ id }) => nameOf(id));
const hit = async (body: object, name: string) => {
  const page = await ask(body);
  return { ...page.content.find(({ id }) => id === people[name]!.resumeId)!, criteria: page.criteria };
};

describe("parsing of talent search queries", () => {
  test("talent query with names in either language or gender, or aliases → criteria; other words → full-text search", async () => {
    const kinds = async (v: string) =>
      (await ask(text(v))).criteria.map(({ kind, label, words }) => `${kind} ${label.en} (${words})`);
    expect(await kinds("cerco sviluppatrice backend con esperienza in k8s e inglese B2")).toEqual([
      "occupation Backend developer (sviluppatrice backend)",
      "skill Kubernetes (k8s)",
      "language English (inglese B2)",
    ]);
    expect(await kinds("BACKEND DEVELOPER, zibaldoni")).toEqual([
      "occupation Backend developer (BACKEND DEVELOPER)",
      "words zibaldoni (zibaldoni)",
    ]);
    const { criteria } = await ask(text("5 anni di java, english C1"));
    expect(criteria).toMatchObject([
      { kind: "skill", minYears: 5 },
      { kind: "language", id: "language_en", level: "C1" },
    ]);
  });

  test("Italian or English talent query → finds resumes in both languages", async () => {
    expect(await found(text("sviluppatore backend"))).toEqual(expect.arrayContaining(["english", "italian"]));
    expect(await found(text("backend developer java"))).toEqual(expect.arrayContaining(["english", "italian"]));
  });

  test("talent search with filters and text → filters come before criteria from the text; duplicates are merged", async () => {
    const { criteria } = await ask({
      filters: [
        ...text("java docker").filters,
        { f: "skills", v: skill.java },
        { f: "skillYears", v: `${skill.java}:2` },
      ],
    });
    expect(criteria).toMatchObject([
      { id: skill.java, minYears: 2, words: null },
      { id: skill.docker, words: "docker" },
    ]);
  });
});

describe("content of a talent search result", () => {
  test("talent search result → each criterion is matched, related or missing, with the line of the resume", async () => {
    const body = { filters: [{ f: "skills", v: [skill.java, skill.kubernetes, skill.sql], mm: "in" }] };
    expect(await found(body)).toEqual(["english", "italian", "data"]);
    const { matches } = await hit(body, "italian");
    expect(matches).toMatchObject([
      {
        criterion: 0,
        state: "matched",
        lines: [{ text: "Ho scritto servizi in Java", section: "experience", at: "Portolano" }],
      },
      {
        criterion: 1,
        state: "related",
        lines: [{ text: "Container con Docker in produzione" }],
        found: { en: "Docker" },
      },
      { criterion: 2, state: "missing", lines: [], found: null },
    ]);
    const [, , sql] = (await hit(body, "data")).matches;
    expect(sql).toMatchObject({
      state: "matched",
      lines: [{ text: "Amministro PostgreSQL con amore per gli zibaldoni" }],
      found: { en: "PostgreSQL" },
    });
  });

  test("talent search result → shows the line of a searched word and the entry of a job title; a language below the level is not met", async () => {
    const words = await hit(text("zibaldoni"), "data");
    expect(words.matches).toMatchObject([
      { state: "matched", lines: [{ text: expect.stringContaining("zibaldoni") }] },
    ]);
    const { matches } = await hit(text("sviluppatore backend inglese B2"), "italian");
    expect(matches).toMatchObject([
      { state: "matched", lines: [{ text: "Sviluppatrice backend", section: "experience" }] },
      { state: "notMet", found: { it: "B1" } },
    ]);
  });

  test("resume line says that the talent never used a skill → talent not found by that skill", async () => {
    expect(new Set(await found({ filters: [{ f: "skills", v: skill.java }] }))).toEqual(
      new Set(["english", "italian"]),
    );
  });

  test("talent search with projections → returns only the chosen fields, and never a score", async () => {
    const page = await ask({ ...text("java"), projections: ["headline"] });
    expect(page.content[0]).toEqual({ id: expect.any(String), headline: expect.any(String) });
    expect(JSON.stringify(await ask(text("java")))).not.toMatch(/score|rank|"met"/i);
  });
});

describe("operators in talent queries", () => {
  test.each([
    ["java AND kubernetes", ["english"]],
    ["java NOT kubernetes", ["denies", "italian"]],
    ["java -kubernetes -mercato", ["italian"]],
    ["(kubernetes OR zibaldoni) NOT docker", ["data", "english"]],
    ['"servizi in Java"', ["italian"]],
    ['"Java in servizi"', []],
    ["NOT java", ["data"]],
    ["sql AND zibaldoni", ["data"]],
    ["java AND", null],
    ['"java', null],
  ])("talent query with operators (%s) → finds the people %j", async (query, wanted) => {
    const answer = await ask(text(query)).catch(
      (error: { problem: { status: number; errors: object[] } }) => error.problem,
    );
    if (wanted === null) expect(answer).toMatchObject({ status: 422, errors: [{ code: "search.badQuery" }] });
    else
      expect(new Set((answer as Awaited<ReturnType<typeof ask>>).content.map(({ id }) => nameOf(id)))).toEqual(
        new Set(wanted),
      );
  });
});

describe("typos in talent queries", () => {
  test("talent query with a typo → tolerated only if nothing matches the word as typed", async () => {
    const typo = await ask(text("kubernetse"));
    expect(typo).toMatchObject({
      forgiving: true,
      criteria: [{ kind: "skill", id: skill.kubernetes, words: "kubernetse" }],
    });
    expect(typo.content.map(({ id }) => nameOf(id))).toEqual(["english", "italian"]);
    expect((await ask(text("kubernetes"))).forgiving).toBe(false);
    expect(await ask(text("wxyzwxyz"))).toMatchObject({ forgiving: false, totalElements: 0 });
    expect((await ask(text("java kubernetse"))).content.map(({ id }) => nameOf(id))[0]).toBe("english");
  });
});

test("talent with a blind application → nameless in the talent search, and the application is not revealed", async () => {
  const { id: jobPostId } = await aJobPost(api.db, { spaceId: space.id, status: "published", title: "Sviluppo" });
  const before = await ask(text("java"));
  const application = await anApplication(api.db, {
    jobPostId,
    spaceId: space.id,
    talentId: people.english!.id,
    blind: true,
  });
  const after = await ask(text("java"));
  expect(after.content.map(({ headline }) => headline)).toEqual(before.content.map(({ headline }) => headline));
  const changed = after.content.filter((row, place) => row.lastName !== before.content[place]!.lastName);
  expect(changed).toMatchObject([{ username: null, firstName: null, lastName: null }]);
  expect(JSON.stringify(after)).not.toContain(application.id);
});

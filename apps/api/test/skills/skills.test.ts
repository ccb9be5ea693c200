import { skillLimits } from "@orbita/contract";
import { loadOccupations } from "@orbita/db/seed";
import { randomUUIDv7 } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { codeOf, problemOf, startApi, type TestApi } from "../support/harness.ts";
import { letters } from "../support/people.ts";
import { aUserClient, named, plantSkills, relayAllIndexes, skillOf } from "../support/skill-world.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
  await plantSkills(api);
  await loadOccupations(api.db);
  await relayAllIndexes(api);
}, 60_000);
afterAll(() => api.stop());

describe("skill search", () => {
  test.each([
    ["pyth", "python"],
    ["Contabil", "general-accounting"],
    ["adattabilita", "adaptability"],
    ["adaptab", "adaptability"],
    ["saldatur", "mig-mag-welding"],
    ["javascritp", "javascript"],
    ["golang", "golang"],
    ["ottima conoscenza di Python", "python"],
    ["JavaScript (avanzato)", "javascript"],
  ])("skill search for %s → finds the skill %s", async (typed, code) => {
    const found = await named(api.guest, typed, 10);
    expect(found.map((skill) => skill.code)).toContain(code);
  });

  test("skill search for a complete name → that skill ranks first", async () => {
    for (const name of ["Java", "C#", "C++", "SQL", "Excel"]) {
      const [first] = await named(api.guest, name);
      expect([name, first?.it.includes(name) || first?.en.includes(name)]).toEqual([name, true]);
    }
    expect((await named(api.guest, "java"))[0]!.code).toBe("java");
  });

  test("skill search filtered by subcategory → only its skills, the most common first", async () => {
    const filters = [{ f: "subcategory", v: "software-languages" } as const];
    const page = (await api.guest.skills.search({ body: { filters, size: 100 } }))!;
    expect(page.content.every(({ category }) => category === "software")).toBe(true);
    const rows = await api.db
      .selectFrom("skills")
      .select(["id", "weight"])
      .where("subcategory", "=", "software-languages")
      .execute();
    expect(page.totalElements).toBe(rows.length);
    const weights = new Map(rows.map(({ id, weight }) => [id, weight]));
    const order = page.content.map(({ id }) => weights.get(id)!);
    expect(order).toEqual(order.toSorted((a, b) => b - a));
  });
});

test("skill count of a category → includes the skills of its subcategories", async () => {
  const categories = (await api.guest.skills.categories({}))!;
  const top = categories.filter(({ parent }) => parent === null);
  const sum = (some: typeof categories) => some.reduce((total, { skills }) => total + skills, 0);
  const { count } = await api.db
    .selectFrom("skills")
    .select((row) => row.fn.countAll<string>().as("count"))
    .executeTakeFirstOrThrow();
  expect(sum(top)).toBe(Number(count));
  expect(sum(categories.filter(({ parent }) => parent === "software"))).toBe(
    categories.find(({ code }) => code === "software")!.skills,
  );
});

test.each([
  ["Adattabilità", true],
  ["adattabilita", true],
  ["ADAPTABILITY", true],
  ["capacità di adattamento", true],
  ["Adattabilitaria", false],
])("existence check of the skill name %s → exists: %s", async (name, exists) => {
  expect(await api.guest.skills.exists({ body: { name } })).toEqual({ exists });
});

test("skill read by its id → returned; by an unknown id → not found", async () => {
  const id = await skillOf(api, "python");
  expect(await api.guest.skills.read({ params: { id } })).toMatchObject({ id, it: "Python", jobPosts: 0 });
  expect(await codeOf(api.guest.skills.read({ params: { id: randomUUIDv7() } }))).toBe("skill.notFound");
});

test.each([
  ["saldatr", "Saldatrice"],
  ["infermier", "Infermiera"],
  ["waitr", "Cameriera"],
])('occupation search for "%s" → the results include the feminine form of the title', async (typed, feminine) => {
  const page = await api.guest.skills.occupations({ body: { filters: [{ f: "name", v: typed, mm: "c" }] } });
  expect(page!.content.map(({ itFeminine }) => itFeminine)).toContain(feminine);
});

describe("suggestions of new skills", () => {
  const propose = (name: string, more = {}) => ({ body: { name, language: "it" as const, ...more } });

  test("user suggests a skill → the suggestion is open, and visible only to that user", async () => {
    const [giulia, other] = [await aUserClient(api), await aUserClient(api)];
    const name = `Arte ${letters(8)}`;
    const made = await giulia.skills.suggest(propose(`  ${name} `, { category: "design", note: "La uso" }));
    expect(made).toMatchObject({ name, category: "design", note: "La uso", state: "open", skillId: null });
    expect(await giulia.skills.mySuggestions({})).toEqual([made]);
    expect(await other.skills.mySuggestions({})).toEqual([]);
  });

  test("suggesting a skill whose name or alias exists or is already suggested → refused", async () => {
    const giulia = await aUserClient(api);
    expect(await problemOf(giulia.skills.suggest(propose("capacita di ADATTAMENTO")))).toMatchObject({
      code: "skill.exists",
    });
    const name = `Àrte ${letters(8)}`;
    await giulia.skills.suggest(propose(name));
    const again = (await aUserClient(api)).skills.suggest(propose(name.toUpperCase().replace("À", "A")));
    expect(await codeOf(again)).toBe("skill.alreadySuggested");
  });

  test("skill suggested by an unverified user, with an invalid name or an unknown category → refused", async () => {
    expect(await codeOf((await aUserClient(api, { verified: false })).skills.suggest(propose("Nuova")))).toBe(
      "email.notValidated",
    );
    const giulia = await aUserClient(api);
    const { max } = skillLimits.name;
    expect(await codeOf(giulia.skills.suggest(propose("   ")))).toBe("request.invalid");
    expect(await codeOf(giulia.skills.suggest(propose(letters(max + 1))))).toBe("request.invalid");
    expect(await codeOf(giulia.skills.suggest(propose(letters(max))))).toBeNull();
    expect(await codeOf(giulia.skills.suggest(propose(letters(9), { category: "nowhere" })))).toBe("request.invalid");
  });

  test("twenty concurrent skill suggestions of one user → accepted only up to the limit of open suggestions", async () => {
    const giulia = await aUserClient(api);
    const all = Array.from({ length: 20 }, () => codeOf(giulia.skills.suggest(propose(letters(12)))));
    const outcomes = await Promise.all(all);
    expect(outcomes.filter((code) => code === null)).toHaveLength(skillLimits.openSuggestions);
    expect(outcomes.filter((code) => code === "skill.tooManySuggestions")).toHaveLength(10);
  });

  test("ten users suggest the same skill at once → one succeeds", async () => {
    const people = await Promise.all(Array.from({ length: 10 }, () => aUserClient(api)));
    const name = letters(12);
    const outcomes = await Promise.all(people.map((person) => codeOf(person.skills.suggest(propose(name)))));
    expect(outcomes.filter((code) => code === null)).toHaveLength(1);
    expect(outcomes.filter((code) => code === "skill.alreadySuggested")).toHaveLength(9);
  });
});

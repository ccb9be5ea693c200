import { loadOccupations, loadSkills, readSkillRelations, readSkills } from "@orbita/db/seed";
import { createDatabase, type TestDatabase } from "@orbita/testing";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { loadRelations, relationSkillUses } from "../src/evidence/index.ts";
import { relationsFor } from "../src/evidence/fixtures/world.ts";

let database: TestDatabase;
let idOf: Map<string, string>;
beforeAll(async () => {
  database = await createDatabase();
  await loadSkills(database.db);
  // The names of a skill in both genders come from the job titles.
  await loadOccupations(database.db);
  const rows = await database.db.selectFrom("skills").select(["id", "code"]).execute();
  idOf = new Map(rows.map(({ id, code }) => [code, id]));
});
afterAll(() => database.drop());

const all = async () => (await sql`select * from skill_relations order by 1, 2`.execute(database.db)).rows;
const familyOf = async (code: string, now = new Date()) => {
  const { skills } = await loadRelations(database.db, [idOf.get(code)!], now);
  return skills.get(idOf.get(code)!) ?? [];
};
const byName = (skills: Awaited<ReturnType<typeof familyOf>>) =>
  Object.fromEntries(skills.map(({ en, by }) => [en, by]));

test("list of skill relations → only existing skills, each pair once, and no skill with itself", async () => {
  const [relations, skills] = await Promise.all([readSkillRelations(), readSkills()]);
  const codes = new Set(skills.map(({ code }) => code));
  expect(relations.flatMap(({ code, other }) => [code, other]).filter((code) => !codes.has(code))).toEqual([]);
  expect(relations.filter(({ relation }) => relation !== "narrower" && relation !== "related")).toEqual([]);
  const pairs = relations.map(({ code, other }) => [code, other].toSorted().join(" "));
  expect(new Set(pairs).size).toBe(relations.length);
  expect(relations.every(({ code, other }) => code !== other)).toBe(true);
  expect(relations.length).toBeGreaterThan(600);
});

test("skill relations → loaded with the skills; loaded again → changed rows are restored, and nothing else changes", async () => {
  const before = await all();
  expect(before).toHaveLength((await readSkillRelations()).length);
  expect(await loadSkills(database.db)).toBe(0);
  expect(await all()).toEqual(before);
  await sql`delete from skill_relations where kind = 'related'`.execute(database.db);
  await sql`update skill_relations set kind = 'related' where skill_id = ${idOf.get("postgresql")!}`.execute(
    database.db,
  );
  await loadSkills(database.db);
  expect(await all()).toEqual(before);
});

test("family of a skill → the skill itself, narrower skills by two levels, related skills and broader skills", async () => {
  const family = await familyOf("javascript");
  expect(family[0]).toMatchObject({ en: "JavaScript", by: "same", soft: false });
  expect(byName(family)).toMatchObject({ React: "narrower", "Next.js": "narrower", NestJS: "narrower" });
  expect(byName(await familyOf("kubernetes"))).toMatchObject({ Docker: "related", "Red Hat OpenShift": "narrower" });
  expect(byName(await familyOf("docker"))).toMatchObject({ Kubernetes: "related" });
  expect(byName(await familyOf("postgresql"))).toMatchObject({ SQL: "broader", MySQL: "related" });
  expect((await loadRelations(database.db, [])).skills.size).toBe(0);
});

test("skill relations loaded from the database → agree with the lists of the judged evidence cases", async () => {
  for (const code of ["sql", "c-language", "electronics", "react"]) {
    const listed = relationsFor([code]).skills.get(code)!;
    const loaded = await familyOf(code);
    const plain = (skills: typeof listed) =>
      skills
        .filter(({ by }) => by === "same" || by === "narrower")
        .map(({ by, en, names }) => ({ by, en, names: names.toSorted() }))
        .toSorted((one, other) => (one.en < other.en ? -1 : 1));
    expect(plain(loaded)).toEqual(plain(listed));
  }
  const [react] = await familyOf("react");
  expect(react!.longer).toContain("React Native");
  const [electronics] = await familyOf("electronics");
  expect(electronics!.longer).toContain("posta elettronica");
});

test("skill merged into another → counts as its successor in the relations table, the query and the answer", async () => {
  const [from, into] = [idOf.get("mariadb")!, idOf.get("mysql")!];
  await database.db.transaction().execute(async (tx) => {
    for (const use of relationSkillUses) await use.move({ tx, tell: async () => {} }, from, into);
    await tx.updateTable("skills").set({ merged_into: into }).where("id", "=", from).execute();
  });
  const moved = await all();
  expect(JSON.stringify(moved)).not.toContain(from);
  await loadSkills(database.db);
  expect(JSON.stringify(await all())).not.toContain(from);
  const soon = new Date(Date.now() + 61_000);
  const { skills } = await loadRelations(database.db, [from], soon);
  const [same] = skills.get(from)!;
  expect(same).toMatchObject({ id: into, by: "same", en: "MySQL" });
  expect(same!.ids.toSorted()).toEqual([from, into].toSorted());
  // Relations are cached for a minute, so a call at `soon` reads the database again.
  expect(byName(await familyOf("sql", soon))).toMatchObject({ MySQL: "narrower" });
  expect(byName(await familyOf("sql", soon))).not.toHaveProperty("MariaDB");
});

test("relations of ten skills → load faster from the cache than from the database", async () => {
  const codes = [
    "sql",
    "java",
    "javascript",
    "kubernetes",
    "microsoft-excel",
    "erp-systems",
    "machine-learning",
    "welding",
  ];
  const ids = [...codes, "cybersecurity", "software-engineering"].map((code) => idOf.get(code)!);
  const first = performance.now();
  await loadRelations(database.db, ids, new Date(Date.now() + 130_000));
  const fresh = performance.now() - first;
  const start = performance.now();
  for (let turn = 0; turn < 5; turn += 1) await loadRelations(database.db, ids, new Date(Date.now() + 130_000));
  const each = (performance.now() - start) / 5;
  expect(each).toBeLessThan(fresh);
  if (process.env.TIMES)
    process.stdout.write(`loadRelations: ${each.toFixed(1)} ms for ten skills, ${fresh.toFixed(1)} the first time\n`);
});

import { readFile, writeFile, mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { loadSkills } from "@orbita/db/seed";
import { createDatabase, type TestDatabase } from "@orbita/testing";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { importEsco } from "../../src/esco/import-esco.ts";

/**
 * The path of a fixture in ESCO's format. In each of two languages, the fixtures have 40 skills, one of which matches an existing
 * skill by name only, a withdrawn skill and a group.
 */
const file = (name: string) => fileURLToPath(new URL(`fixtures/esco/${name}`, import.meta.url));
const files = {
  en: file("skills_en.csv"),
  it: file("skills_it.csv"),
  broader: file("broaderRelationsSkillPillar_en.csv"),
};

let database: TestDatabase;
let before: Awaited<ReturnType<typeof skills>>;
beforeAll(async () => {
  database = await createDatabase();
  await loadSkills(database.db);
  before = await skills();
}, 60_000);
afterAll(() => database.drop());

const skills = () => database.db.selectFrom("skills").selectAll().orderBy("id").execute();
const byEsco = (uuid: string) =>
  database.db.selectFrom("skills").selectAll().where("esco", "=", uuid).executeTakeFirst();
const historyRows = async () =>
  (await sql`select 1 from history where entity = 'skills'`.execute(database.db)).rows.length;

test("ESCO import → new skills get the category of their ESCO group; existing skills keep id, names and category", async () => {
  const { read, added } = await importEsco(database.db, files);
  expect([read, added]).toEqual([40, 16]);
  const now = new Map((await skills()).map((skill) => [skill.id, skill]));
  for (const { aliases, ...old } of before) {
    const { id, code, label_it, label_en, category, subcategory, weight } = old;
    expect(now.get(id)).toMatchObject({ id, code, label_it, label_en, category, subcategory, weight });
    expect(now.get(id)!.aliases.slice(0, aliases.length)).toEqual(aliases);
  }
  expect(await byEsco("8bb1142a-06ca-41fa-a434-444d95d8b8c9")).toMatchObject({
    label_it: "Costruire recinzioni",
    label_en: "Build fences",
    category: "construction",
    kind: "technical",
    aliases: expect.arrayContaining(["erect fences", "montare recinzioni"]),
  });
  // The first skill gets its category through another skill; the second has no broader relation and gets the default category.
  expect(await byEsco("d03444d5-e127-4087-9295-29f0666c84d0")).toMatchObject({ category: "construction" });
  expect(await byEsco("3446d034-aa08-4706-ba05-e9cb0d01b5b1")).toMatchObject({ category: "esco-other" });
});

test("ESCO concept with the name of an existing skill → that skill gets the ESCO id and the concept's aliases", async () => {
  expect(await byEsco("00000000-0000-4000-8000-000000000001")).toMatchObject({
    code: "golang",
    aliases: expect.arrayContaining(["golang programming", "programmazione in golang"]),
  });
});

test("ESCO import → withdrawn concepts and groups are not imported", async () => {
  expect(await byEsco("00000000-0000-4000-8000-000000000002")).toBeUndefined();
  const groups = await database.db
    .selectFrom("skills")
    .select("id")
    .where("label_en", "ilike", "building and rep%")
    .execute();
  expect(groups).toEqual([]);
});

test("ESCO import → no alias is shared by two skills, and each changed skill is sent to the index", async () => {
  const { rows } = await sql<{ name: string }>`select name from skills cross join unnest(aliases) as name
    where code like 'esco-%' and exists (select from skills other where other.merged_into is null and other.id <> skills.id
      and plain_names(other.label_it, other.label_en, other.aliases) @> array[plain(name)])`.execute(database.db);
  expect(rows).toEqual([]);
  const told = await database.db.selectFrom("outbox").select("payload").where("name", "=", "skill.changed").execute();
  const ids = new Set(told.flatMap(({ payload }) => (payload as { ids: string[] }).ids));
  for (const { id } of await skills()) expect(ids.has(id)).toBe(true);
});

test("same ESCO files imported again, then the reference data loaded → nothing changes", async () => {
  const [rows, history] = [await skills(), await historyRows()];
  expect(await importEsco(database.db, files)).toMatchObject({ added: 0, changed: 0 });
  expect(await loadSkills(database.db)).toBe(0);
  expect(await skills()).toEqual(rows);
  expect(await historyRows()).toBe(history);
});

test("ESCO import → skills that an administrator edited or merged stay unchanged", async () => {
  const uuid = "8bb1142a-06ca-41fa-a434-444d95d8b8c9";
  await database.db.updateTable("skills").set({ aliases: [], edited: true }).where("esco", "=", uuid).execute();
  const [gone, kept] = [(await byEsco("4cca4ccf-b956-4561-af8e-151b66af9631"))!, before[0]!];
  await database.db.updateTable("skills").set({ merged_into: kept.id }).where("id", "=", gone.id).execute();
  const rows = await skills();
  expect(await importEsco(database.db, files)).toMatchObject({ added: 0, changed: 0 });
  expect(await skills()).toEqual(rows);
});

test("ESCO import of a file of another kind, or of a missing file → refused, and nothing is stored", async () => {
  const other = join(await mkdtemp(join(tmpdir(), "esco-")), "skills_en.csv");
  await writeFile(other, (await readFile(files.en, "utf8")).replace("preferredLabel", "label"));
  const rows = await skills();
  await expect(importEsco(database.db, { en: other })).rejects.toThrow(/no skills file/);
  await expect(importEsco(database.db, { en: "/nowhere/skills_en.csv" })).rejects.toThrow(/ENOENT/);
  expect(await skills()).toEqual(rows);
});

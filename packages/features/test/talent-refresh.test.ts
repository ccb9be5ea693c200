import { dropIndex, ensureIndex, project, standing, type SearchClient } from "@orbita/platform";
import { createDatabase, testSearch, type TestDatabase } from "@orbita/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { projectResumes } from "../src/talent-search/project.ts";
import { refreshDocuments } from "../src/talent-search/refresh-documents.ts";
import { talentIndex } from "../src/talent-search/talent-index.ts";
import { plantTalents } from "./plant-talents.ts";
import { seeded } from "./search-rows.ts";
import { aCareer, anIdentity, plantTaxonomy } from "./talent-world.ts";

let database: TestDatabase;
let search: SearchClient;
beforeAll(async () => {
  database = await createDatabase();
  search = testSearch();
  await ensureIndex(search, talentIndex);
});
afterAll(async () => {
  await dropIndex(search, (await standing(search, talentIndex.name)).current!);
  await Promise.all([database.drop(), search.close()]);
});

/** Whether the talent is found by this skill. Queries the index, because only `doc` is stored and other fields cannot be read. */
async function isFoundBy(field: "skillsNow" | "skillsLately", value: string): Promise<boolean> {
  const index = search.indexName(talentIndex.name);
  await search.client.indices.refresh({ index });
  const { body } = await search.client.count({ index, body: { query: { term: { [field]: { value } } } } });
  return body.count === 1;
}

test("skill unused for over a year → no longer indexed as used now after four weeks of nightly runs, without an event", async () => {
  const random = seeded(7);
  const taxonomy = await plantTaxonomy(database.db);
  const [talent] = await plantTalents(database.db, [{ career: aCareer(random, taxonomy), who: anIdentity(random) }]);
  const id = talent!.resumeId;
  const [skill] = taxonomy.skills;
  const entry = { id: "e1", company: "Lanterna", title: "Tecnica", start: "2024-01", end: "2026-03", isCurrent: false };
  const experience = JSON.stringify([{ ...entry, description: skill!.name, tasks: [] }]);
  await database.db.updateTable("resumes").set({ experience }).where("id", "=", id).execute();

  await project(search, await projectResumes(database.db, [id], new Date("2026-06-01")));
  expect(await isFoundBy("skillsNow", skill!.id)).toBe(true);

  for (let night = 1; night <= 28; night++)
    await refreshDocuments({ db: database.db, search, now: new Date(Date.UTC(2027, 9, night)) });
  expect(await isFoundBy("skillsNow", skill!.id)).toBe(false);
  expect(await isFoundBy("skillsLately", skill!.id)).toBe(true);
});

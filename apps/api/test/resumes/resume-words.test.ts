import { leastCounted, type FilterListName } from "@orbita/contract";
import { aUser } from "@orbita/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startApi, type ApiClient, type TestApi } from "../support/harness.ts";
import { aTalent, seedWords } from "../support/talents.ts";

let api: TestApi;
let admin: ApiClient;
let skills: Awaited<ReturnType<typeof seedWords>>;
beforeAll(async () => {
  api = await startApi();
  skills = await seedWords(api);
  const titles = [
    ["skipper", "Skipper"],
    ["secret", "Segreto"],
  ] as const;
  const occupations = titles.map(([id, it]) => ({ id, it_masculine: it, it_feminine: it, label_en: id }));
  await api.db.insertInto("occupations").values(occupations).execute();
  admin = await api.as((await aUser(api.db, { admin: true })).id);
});
afterAll(() => api.stop());

const items = async (list: FilterListName) =>
  (await api.guest.filterLists.all({ params: { list }, query: { size: 100 } }))!.content.map(({ it, count }) => [
    it,
    count,
  ]);

test("filter lists of resume values → count only shown values of searchable people; rare free text is left out", async () => {
  const content = {
    contacts: { city: "Savona" },
    courses: [{ name: "Patente nautica" }],
    technicalSkills: [{ skillId: skills.sql, name: "SQL" }],
    softSkills: [{ skillId: skills.care, name: "Cura" }],
    languages: [{ code: "language_en" }],
    certifications: [{ name: "STCW" }],
    proposedJobPositions: [
      { text: "Skipper", code: "skipper", shared: true },
      { text: "Segreto", code: "secret" },
    ],
  };
  const open = { visibleInTalentSearch: true };
  await aTalent(api, content);
  await aTalent(api, { ...content, shownSections: ["summary"] }, open);
  for (let n = 2; n < leastCounted; n++) await aTalent(api, content, open);
  const lists = async () => ({
    courses: await items("courses"),
    certifications: await items("certifications"),
    locations: await items("locations"),
    proposedJobPositions: await items("proposedJobPositions"),
    skills: await items("skills"),
    softSkills: await items("softSkills"),
    languages: await items("languages"),
  });
  const known = { skills: [["sql it", null]], softSkills: [["care it", null]], languages: [["Inglese", null]] };
  const roles = { proposedJobPositions: [["Skipper", null]] };
  expect(await lists()).toEqual({ ...known, ...roles, courses: [], certifications: [], locations: [] });
  for (let n = 0; n < 2; n++) await aTalent(api, { ...content, courses: [{ name: "patente nautica" }] }, open);
  expect(await lists()).toEqual({
    courses: [["Patente nautica", leastCounted]],
    certifications: [["STCW", leastCounted]],
    locations: [["Savona", leastCounted + 1]],
    proposedJobPositions: [["Skipper", leastCounted + 1]],
    skills: [["sql it", leastCounted]],
    softSkills: [["care it", leastCounted]],
    languages: [["Inglese", leastCounted]],
  });
});

test("skill merged into another → resumes get the other; a resume with both keeps the higher level", async () => {
  const one = await aTalent(api, { technicalSkills: [{ skillId: skills.java, name: "Java", level: 3 }] });
  const two = await aTalent(api, {
    technicalSkills: [
      { skillId: skills.java, name: "Java", level: 5 },
      { skillId: skills.sql, name: "SQL", level: 2 },
    ],
  });
  await admin.skills.merge({ params: { id: skills.java }, body: { into: skills.sql } });
  const read = async ({ client }: typeof one) => (await client.resumes.read({}))!;
  const levels = ({ technicalSkills }: Awaited<ReturnType<typeof read>>) =>
    technicalSkills.map(({ skillId, level }) => [skillId, level]);
  expect(levels(await read(one))).toEqual([[skills.sql, 3]]);
  expect(levels(await read(two))).toEqual([[skills.sql, 5]]);
  expect((await read(one)).version).toBe(3);
  // A client that still sends the id of the merged skill gets the skill it was merged into.
  const body = { technicalSkills: [{ skillId: skills.java, name: "Java" }] };
  expect(levels((await one.client.resumes.change({ params: { id: one.resumeId }, body }))!)).toEqual([
    [skills.sql, null],
  ]);
});

test("language merged into another → a resume with both languages keeps the first", async () => {
  const talent = await aTalent(api, {
    languages: [
      { code: "language_it", native: true },
      { code: "language_en", level: "B1" },
    ],
  });
  const rows = await api.db
    .selectFrom("vocabulary_entries")
    .select(["id", "code"])
    .where("type", "=", "language")
    .execute();
  const idOf = (code: string) => rows.find((row) => row.code === code)!.id;
  await admin.vocabulary.merge({ params: { id: idOf("language_en") }, body: { into: idOf("language_it") } });
  const { languages, version } = (await talent.client.resumes.read({}))!;
  expect(languages.map(({ code, native }) => [code, native])).toEqual([["language_it", true]]);
  expect(version).toBe(3);
});

import { randomUUIDv7 } from "node:crypto";
import type { Settings } from "@orbita/contract";
import { events } from "@orbita/features";
import { project } from "@orbita/platform";
import type { ApiClient, TestApi } from "./harness.ts";
import { aPerson } from "./people.ts";

export const languages = { language_it: ["Italiano", "Italian"], language_en: ["Inglese", "English"] } as const;

/** Inserts reference data: two languages, and skills of both kinds, whose ids it returns. */
export async function seedWords({ db }: TestApi) {
  for (const [sort, [code, [label_it, label_en]]] of Object.entries(languages).entries())
    await db
      .insertInto("vocabulary_entries")
      .values({ id: randomUUIDv7(), type: "language", code, label_it, label_en, sort: sort + 1 })
      .execute();
  await db
    .insertInto("skill_categories")
    .values({ code: "it", label_it: "Informatica", label_en: "IT", sort: 1 })
    .execute();
  const skill = async (code: string, kind: "technical" | "soft") => {
    const id = randomUUIDv7();
    const labels = { label_it: `${code} it`, label_en: `${code} en` };
    await db
      .insertInto("skills")
      .values({ id, code, kind, category: "it", ...labels })
      .execute();
    return id;
  };
  return {
    java: await skill("java", "technical"),
    sql: await skill("sql", "technical"),
    care: await skill("care", "soft"),
  };
}

/** Updates the indexes of people and resumes from the outbox, as the worker does. */
export async function relayTalentIndexes({ db, search }: TestApi) {
  const rows = await db.deleteFrom("outbox").where("destination", "=", "search").returningAll().execute();
  for (const event of events) {
    const payloads = rows.filter(({ name }) => name === event.name).map(({ payload }) => payload as object);
    if (event.project && payloads.length > 0) await project(search, await event.project(db, payloads));
  }
  for (const name of ["people", "resumes"]) await search.client.indices.refresh({ index: search.indexName(name) });
}

type PrivacySettings = Partial<Settings["privacy"]>;

/** A talent with the given resume content and privacy settings. */
export async function aTalent(api: TestApi, content: object = {}, privacy: PrivacySettings = {}) {
  const person = await aPerson(api);
  const { id: resumeId } = (await person.client.resumes.read({}))!;
  if (Object.keys(content).length > 0) await person.client.resumes.change({ params: { id: resumeId }, body: content });
  if (Object.keys(privacy).length > 0) await person.client.people.changeSettings({ body: { privacy } });
  return { ...person, resumeId };
}

export const found = async (client: ApiClient, body: object = {}) =>
  (await client.talentSearch.search({ body: { size: 100, ...body } }))!.content;

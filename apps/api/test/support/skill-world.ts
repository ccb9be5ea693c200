import { loadSkills } from "@orbita/db/seed";
import { events } from "@orbita/features";
import { project } from "@orbita/platform";
import { aUser } from "@orbita/testing";
import type { ApiClient, TestApi } from "./harness.ts";

/** Updates the index from the outbox, as the worker does. */
export async function relayAllIndexes(api: TestApi): Promise<void> {
  const rows = await api.db.selectFrom("outbox").selectAll().where("destination", "=", "search").execute();
  for (const event of events) {
    const payloads = rows.filter(({ name }) => name === event.name).map(({ payload }) => payload as object);
    if (payloads.length > 0 && event.project) await project(api.search, await event.project(api.db, payloads));
  }
  await api.db.deleteFrom("outbox").execute();
  await api.search.client.indices.refresh({ index: `${api.search.indexName("")}*` });
}

/** Loads the skills of a new installation and indexes them. */
export async function plantSkills(api: TestApi): Promise<void> {
  await api.createIndexes();
  await loadSkills(api.db);
  await relayAllIndexes(api);
}

export const aUserClient = async (api: TestApi, options: Parameters<typeof aUser>[1] = {}) =>
  api.as((await aUser(api.db, options)).id);

export async function skillOf(api: TestApi, code: string) {
  const { id } = await api.db.selectFrom("skills").select("id").where("code", "=", code).executeTakeFirstOrThrow();
  return id;
}

export const named = async (client: ApiClient, name: string, size = 3) =>
  (await client.skills.search({ body: { size, filters: [{ f: "name", v: name, mm: "c" }] } }))!.content;

export const aDraft = (it: string, more: object = {}) => ({
  it,
  en: `${it} en`,
  kind: "technical" as const,
  category: "software",
  subcategory: "software-languages",
  aliases: [] as string[],
  ...more,
});

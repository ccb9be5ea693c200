import { talentSearchPayload } from "@orbita/contract";
import {
  dropIndex,
  ensureIndex,
  project,
  ProjectionRefused,
  rebuild,
  standing,
  type SearchClient,
} from "@orbita/platform";
import { aSpace, createDatabase, proofSize, type TestDatabase, testSearch } from "@orbita/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findResumeDocuments } from "../src/talent-search/document-queries.ts";
import { resumeSource } from "../src/talent-search/project.ts";
import { searchResumes } from "../src/talent-search/search.ts";
import { talentIndex } from "../src/talent-search/talent-index.ts";
import { plantTalents, type PlantedTalent } from "./plant-talents.ts";
import { seeded } from "./search-rows.ts";
import { aCareer, anIdentity, plantTaxonomy, unlimited } from "./talent-world.ts";

let database: TestDatabase;
let search: SearchClient;
let talents: PlantedTalent[];
let changes = 0;
let space: { id: string; userId: string };
const plan = {
  definition: talentIndex,
  ids: (after: string | null, limit: number) => resumeSource.ids(database.db, after, limit),
  project: (ids: readonly string[]) => resumeSource.project(database.db, ids),
};

beforeAll(async () => {
  const random = seeded(7);
  database = await createDatabase();
  search = testSearch();
  await ensureIndex(search, talentIndex);
  space = await aSpace(database.db);
  const taxonomy = await plantTaxonomy(database.db);
  const people = Array.from({ length: proofSize({ short: 60, whole: 150 }) }, () => ({
    career: aCareer(random, taxonomy),
    who: anIdentity(random),
  }));
  talents = await plantTalents(database.db, people);
  await rebuild(search, plan);
}, 120_000);
afterAll(async () => {
  await dropIndex(search, (await standing(search, talentIndex.name)).current!);
  await Promise.all([database.drop(), search.close()]);
});

const ask = () => {
  const payload = talentSearchPayload.parse({ size: 50, filters: [{ f: "text", v: "lavoro", mm: "c" }] });
  const memberships = [{ spaceId: space.id, role: "owner" as const }];
  const actor = {
    id: space.userId,
    sessionId: null,
    admin: false,
    emailVerified: true,
    memberships,
    spaceId: space.id,
  };
  return searchResumes({ tx: database.db, search, now: new Date(), actor, ...unlimited(database.db) }, payload);
};

/** Repeats the work in two loops. The returned function stops them and resolves to the number of repetitions. */
function untilStopped(work: () => Promise<unknown>) {
  const stop = new AbortController();
  let times = 0;
  const run = async () => {
    for (; !stop.signal.aborted; times++) await work();
  };
  const runs = [run(), run()];
  return async () => {
    stop.abort();
    await Promise.all(runs);
    return times;
  };
}

/** Changes a talent's headline or visibility at random, and updates the index as the worker does. */
async function change(): Promise<void> {
  const { career, resumeId } = talents[Math.floor(Math.random() * talents.length)]!;
  const { db } = database;
  if (Math.random() < 0.3) {
    const choice = { visible_in_talent_search: Math.random() < 0.6 };
    await db.updateTable("user_settings").set(choice).where("user_id", "=", career.id).execute();
  } else
    await db
      .updateTable("resumes")
      .set({ headline: `Cambio ${(changes += 1)}` })
      .where("id", "=", resumeId)
      .execute();
  await relayed(resumeId);
}
/** Writes a document to the index like the relay: a failed write is retried with the row as it is then. */
const relayed = async (id: string): Promise<void> =>
  project(search, await plan.project([id])).catch((error: unknown) => {
    if (error instanceof ProjectionRefused) throw error;
    return relayed(id);
  });

type EngineHit = { _id: string; _version: number; _source: { doc: { headline: string } } };
async function inIndex(): Promise<Map<string, string>> {
  const index = search.indexName(talentIndex.name);
  await search.client.indices.refresh({ index });
  const { body } = await search.client.search({ index, body: { size: 1_000, version: true } });
  const hits = body.hits.hits as unknown as EngineHit[];
  return new Map(hits.map(({ _id, _version, _source }) => [_id, `${_version} ${_source.doc.headline}`]));
}
async function inTables(): Promise<Map<string, string>> {
  const rows = await findResumeDocuments(
    database.db,
    talents.map(({ resumeId }) => resumeId),
  );
  const found = rows.filter((row) => row.found);
  return new Map(found.map(({ id, document_version, headline }) => [id, `${document_version} ${headline}`]));
}

test("rebuild of the talent index with concurrent searches and changes → no search fails, no outdated document remains", async () => {
  const before = await standing(search, talentIndex.name);
  const [stopAsking, stopChanging] = [untilStopped(ask), untilStopped(change)];
  for (let round = 0; round < 2; round++) await rebuild(search, plan, { batch: 15 });
  const [asked, changed] = [await stopAsking(), await stopChanging()];
  const after = await standing(search, talentIndex.name);
  expect(after.current).not.toBe(before.current);
  expect(after.next).toBeNull();
  expect(await inIndex()).toEqual(await inTables());
  expect(Math.min(asked, changed)).toBeGreaterThan(10);
}, 120_000);

test("a stray index under the name of the next index, created by a late delete → does not block a rebuild", async () => {
  const stray = `${search.indexName(talentIndex.name)}.next`;
  // The stray index may already exist, because a late delete of the previous test can create it.
  if (!(await search.client.indices.exists({ index: stray })).body)
    await search.client.indices.create({ index: stray });
  const { index } = await rebuild(search, plan);
  expect(await standing(search, talentIndex.name)).toEqual({ current: index, next: null });
});

import { randomUUIDv7 } from "node:crypto";
import { addToOutbox, inTransaction, type Db, type OutboxDestination } from "@orbita/db";
import { events, indexes, type Event } from "@orbita/features";
import { connectSearch, dropIndex, standing, type Search } from "@orbita/platform";
import { createDatabase, serverUrl } from "@orbita/testing";
import { pino } from "pino";
import { searchDestination, type Destination } from "../src/destinations.ts";

export const silent = pino({ level: "silent" });
const author = { actorId: null, requestId: "test" };

/** A database and indexes of its own for one test file. */
export async function workbench() {
  const database = await createDatabase();
  const search = connectSearch(serverUrl("OPENSEARCH_URL"), `test-${randomUUIDv7().slice(-12)}-`);
  const { db } = database;
  const toSearch = searchDestination({ db, search, events, indexes, log: silent });
  await toSearch.prepare?.();
  const stop = async () => {
    for (const { definition } of indexes) {
      const { current, next } = await standing(search, definition.name);
      for (const index of [current, next]) if (index !== null) await dropIndex(search, index);
    }
    await Promise.all([database.drop(), search.close()]);
  };
  return { ...database, search, toSearch, stop };
}

export const jobPostIndexName = indexes[0]!.definition.name;

type Change = { status?: "published" | "suspended"; title?: string };
const toAll: readonly OutboxDestination[] = ["search", "broker"];

/** Writes and tells in one transaction, as a use-case does. */
export const changePost = (db: Db, id: string, change: Change, destinations = toAll): Promise<void> =>
  inTransaction(db, author, async (tx) => {
    await tx.updateTable("job_posts").set(change).where("id", "=", id).execute();
    await addToOutbox(tx, { name: "jobPost.changed", payload: { id, seen: true }, destinations });
  });

export const tell = (
  db: Db,
  name: string,
  payload: object,
  destinations: readonly OutboxDestination[],
): Promise<void> => inTransaction(db, author, (tx) => addToOutbox(tx, { name, payload, destinations }));

type Found = { _version: number; _source: { title: string } };

export async function documentOf(search: Search, id: string): Promise<Found | null> {
  const index = search.indexName(jobPostIndexName);
  const { body } = await search.client.mget({ index, body: { ids: [id] } });
  const [doc] = body.docs as unknown as (Found & { found?: boolean })[];
  return doc?.found ? doc : null;
}

/** Every published row's version as it must stand in the index, and what stands there. */
export async function compare(db: Db, search: Search) {
  const rows = await db
    .selectFrom("job_posts as p")
    .innerJoin("spaces as s", "s.id", "p.space_id")
    .select(["p.id", "p.title", "p.version as post", "s.version as space"])
    .where("p.status", "=", "published")
    .execute();
  const wanted = new Map(rows.map(({ id, title, post, space }) => [id, `${post + space} ${title}`]));
  const index = search.indexName(jobPostIndexName);
  await search.client.indices.refresh({ index });
  const found = new Map<string, string>();
  let after: string | undefined;
  for (;;) {
    const { body } = await search.client.search({
      index,
      body: {
        size: 5_000,
        version: true,
        sort: [{ id: "asc" }],
        ...(after && { search_after: [after] }),
        _source: ["title"],
      } as never,
    });
    const hits = body.hits.hits as unknown as (Found & { _id: string })[];
    for (const hit of hits) found.set(hit._id, `${hit._version} ${hit._source.title}`);
    after = hits.at(-1)?._id;
    if (hits.length === 0) return { wanted, found };
  }
}

/** A place that counts, and fails when told to. */
export function recorder(name: OutboxDestination) {
  const delivered: string[] = [];
  const state = { away: false };
  const destination: Destination = {
    name,
    deliver: async (rows) => {
      if (state.away) throw new Error("away");
      delivered.push(...rows.map(({ id }) => id));
    },
  };
  return { destination, delivered, state };
}

export const knownEvents: readonly Event[] = events;

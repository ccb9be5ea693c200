import { addToOutbox, inTransaction, type Db, type OutboxDestination } from "@orbita/db";
import { events, indexes } from "@orbita/features";
import { dropIndex, standing, type SearchClient } from "@orbita/platform";
import { createDatabase, testSearch } from "@orbita/testing";
import { pino } from "pino";
import { searchDestination, type EventDestination } from "../../src/destinations.ts";

export const silent = pino({ level: "silent" });
const author = { actorId: null, requestId: "test" };

/** Creates a database and search indexes for the exclusive use of one test file. */
export async function workbench() {
  const database = await createDatabase();
  const search = testSearch();
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

export const tell = (
  db: Db,
  name: string,
  payload: object,
  destinations: readonly OutboxDestination[],
): Promise<void> => inTransaction(db, author, (tx) => addToOutbox(tx, { name, payload, destinations }));

type IndexedJobPost = { _version: number; _source: { title: string } };

export async function documentOf(search: SearchClient, id: string): Promise<IndexedJobPost | null> {
  const index = search.indexName(jobPostIndexName);
  const { body } = await search.client.mget({ index, body: { ids: [id] } });
  const [doc] = body.docs as unknown as (IndexedJobPost & { found?: boolean })[];
  return doc?.found ? doc : null;
}

/** A destination that records deliveries, and fails while `state.away` is set. */
export function recorder(name: OutboxDestination) {
  const delivered: string[] = [];
  const state = { away: false };
  const destination: EventDestination = {
    name,
    deliver: async (rows) => {
      if (state.away) throw new Error("away");
      delivered.push(...rows.map(({ id }) => id));
    },
  };
  return { destination, delivered, state };
}

import type { Db } from "@orbita/db";
import type { IndexDefinition, Projection, RebuildPlan, SearchClient } from "@orbita/platform";

/** A search index, and how to fill it from PostgreSQL, which is the only source of truth. Used by `rebuild`. */
export type IndexSource = {
  readonly definition: IndexDefinition;
  /** Returns the next row ids in id order, whether or not a row has a document; `afterId` is null for the first batch. */
  readonly ids: (db: Db, afterId: string | null, limit: number) => Promise<string[]>;
  /** Builds the search documents. Events use the same function, so that a rebuilt document equals a document written after an event. */
  readonly project: (db: Db, ids: readonly string[]) => Promise<Projection[]>;
  /** Returns the number of rows that should have a document in the index. */
  readonly count: (db: Db, now: Date) => Promise<number>;
};

/** The name of the lock for creating, changing or rebuilding an index. */
export const indexLock = (search: SearchClient, name: string): string => `index ${search.indexName(name)}`;

export const planRebuild = (db: Db, { definition, ids, project }: IndexSource): RebuildPlan => ({
  definition,
  ids: (afterId, limit) => ids(db, afterId, limit),
  project: (some) => project(db, some),
});

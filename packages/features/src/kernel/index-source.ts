import type { Db } from "@orbita/db";
import type { IndexDefinition, Projection } from "@orbita/platform";

/** A search index and how to fill it from PostgreSQL, the only source of truth: see `rebuild`. */
export type IndexSource = {
  readonly definition: IndexDefinition;
  /** The next ids in id order, published or not; `afterId` is null for the first batch. */
  readonly ids: (db: Db, afterId: string | null, limit: number) => Promise<string[]>;
  /** The same function that the event uses, so that a rebuilt document equals a relayed document. */
  readonly project: (db: Db, ids: readonly string[]) => Promise<Projection[]>;
  /** The number of rows that should have a document in the index. */
  readonly count: (db: Db, now: Date) => Promise<number>;
};

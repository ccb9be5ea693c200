import type { Db } from "@orbita/db";
import type { IndexDefinition, Projection } from "@orbita/platform";

/** An index and the way to fill it from PostgreSQL, which alone is the truth: see `rebuild`. */
export type IndexSource = {
  readonly definition: IndexDefinition;
  /** The next ids in their own order, published or not; null begins. */
  readonly ids: (db: Db, afterId: string | null, limit: number) => Promise<string[]>;
  /** The same function that answers the event, so that a rebuilt document equals a relayed one. */
  readonly project: (db: Db, ids: readonly string[]) => Promise<Projection[]>;
  /** How many rows have a document to show: what the index should hold. */
  readonly count: (db: Db, now: Date) => Promise<number>;
};

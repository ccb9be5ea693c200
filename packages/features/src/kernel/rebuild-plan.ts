import type { Db } from "@orbita/db";
import type { RebuildPlan, Search } from "@orbita/platform";
import type { IndexSource } from "./index-source.ts";

/** The name of the lock for creating, changing or rebuilding an index. */
export const indexLock = (search: Search, name: string): string => `index ${search.indexName(name)}`;

export const planOf = (db: Db, { definition, ids, project }: IndexSource): RebuildPlan => ({
  definition,
  ids: (afterId, limit) => ids(db, afterId, limit),
  project: (some) => project(db, some),
});

import type { Db } from "./client.ts";

/**
 * Returns a cache that exists once per database in this process, and is garbage collected with the database object. A transaction
 * shares the cache of its database, because both have the same Kysely adapter, which is created once per connection pool.
 */
export function perDatabase<Kept>(make: () => Kept): (db: Db) => Kept {
  const all = new WeakMap<object, Kept>();
  return (db) => {
    const { adapter } = db.getExecutor();
    const kept = all.get(adapter) ?? make();
    all.set(adapter, kept);
    return kept;
  };
}

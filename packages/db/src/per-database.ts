import type { Db } from "./client.ts";

/**
 * What a process keeps of a database so as not to read it again: of each its own, and gone with it. A transaction keeps with
 * the database that it runs in: both compile with the same adapter, which is made once for a connection.
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

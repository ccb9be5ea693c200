import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import type { Db } from "./client.ts";

/**
 * Runs `work` under a lock across all processes; the lock ends with the connection if the process dies. Polls instead of waiting
 * in PostgreSQL, because a waiting statement holds a snapshot that blocks concurrent index builds.
 */
export async function alone<T>(db: Db, name: string, work: () => Promise<T>): Promise<T> {
  return db.connection().execute(async (session) => {
    const key = sql`hashtextextended(${name}, 0)`;
    for (;;) {
      const { rows } = await sql<{ mine: boolean }>`select pg_try_advisory_lock(${key}) as mine`.execute(session);
      if (rows[0]?.mine) break;
      await sleep(200);
    }
    try {
      return await work();
    } finally {
      await sql`select pg_advisory_unlock(${key})`.execute(session);
    }
  });
}

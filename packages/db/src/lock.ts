import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import type { Db } from "./client.ts";

/**
 * One at a time in all processes; the lock goes with the connection if the process dies. It is asked for again and again
 * rather than waited on: who waits inside PostgreSQL holds a snapshot that index builds then wait for.
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

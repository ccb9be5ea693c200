import { sql } from "kysely";
import { fromKysely, type PgBoss } from "pg-boss";
import type { Db, Tx } from "./client.ts";
import { deadLetterOf } from "./jobs.ts";

export type DeadLetterRow = { id: string; queue: string; at: Date; tries: number; payload: unknown; error: unknown };

const deadSuffix = deadLetterOf("");

type DeadLetterFilter = { queue?: string; limit?: number };

/** Lists the dead letters, newest first: jobs that failed every attempt and need a manual decision. */
export async function listDeadLetters(
  db: Db,
  { queue, limit = 1_000 }: DeadLetterFilter = {},
): Promise<DeadLetterRow[]> {
  const wanted =
    queue === undefined ? sql`right(name, ${deadSuffix.length}) = ${deadSuffix}` : sql`name = ${deadLetterOf(queue)}`;
  const { rows } = await sql<DeadLetterRow>`
    select id::text, left(name, -${sql.lit(deadSuffix.length)}) as queue, created_on as at,
      coalesce(source_retry_count, 0) + 1 as tries, data as payload, source_output as error
    from pgboss.job where state < 'active' and not blocked and ${wanted}
    order by created_on desc, id limit ${limit}`.execute(db);
  return rows;
}

export type DeadLetterActions = {
  /** Moves one job, or up to 10,000 jobs, back to the original queue with all retries. Returns the number of moved jobs. */
  rerun: (tx: Tx, queue: string, id?: string) => Promise<number>;
  /** Deletes a job for good. Returns the number of deleted jobs. */
  discard: (tx: Tx, queue: string, id: string) => Promise<number>;
};

/**
 * The actions on dead letters: retry and delete. They run in the caller's transaction, so that the log entry commits or rolls back
 * together with the action.
 */
export const deadLettersOf = (boss: PgBoss): DeadLetterActions => ({
  rerun: async (tx, queue, id) => {
    const name = deadLetterOf(queue);
    if (!(await boss.getQueue(name))) return 0;
    return boss.redrive(name, { db: fromKysely(tx), limit: 10_000, ...(id !== undefined && { ids: [id] }) });
  },
  discard: async (tx, queue, id) => {
    const { numAffectedRows = 0n } = await sql`
      delete from pgboss.job where name = ${deadLetterOf(queue)} and id = ${id} and state < 'active'`.execute(tx);
    return Number(numAffectedRows);
  },
});

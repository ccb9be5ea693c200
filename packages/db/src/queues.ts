import { sql } from "kysely";
import type { Db } from "./client.ts";
import { deadLetterOf } from "./jobs.ts";

export type QueueRow = {
  name: string;
  ready: number;
  /** How long the oldest waiting job has been due, in seconds; null if no job is due. */
  oldestSeconds: number | null;
  dead: number;
};

const deadSuffix = deadLetterOf("");

/**
 * The numbers of waiting jobs by queue. Reads only the index of waiting jobs, so that finished jobs cost nothing; the workers count
 * the running jobs. Leaves out the internal queues of pg-boss.
 */
export async function queueRows(db: Db): Promise<QueueRow[]> {
  const { rows } = await sql<QueueRow>`
    with waiting as (
      select name, count(*) filter (where start_after <= now())::integer as ready,
        extract(epoch from now() - min(start_after) filter (where start_after <= now()))::float8 as oldest,
        count(*)::integer as queued
      from pgboss.job where state < 'active' and not blocked group by name)
    select q.name, coalesce(w.ready, 0) as ready, w.oldest as "oldestSeconds", coalesce(d.queued, 0) as dead
    from pgboss.queue q left join waiting w on w.name = q.name left join waiting d on d.name = q.name || ${deadSuffix}::text
    where not starts_with(q.name, '__') and right(q.name, ${deadSuffix.length}) <> ${deadSuffix}
    order by q.name`.execute(db);
  return rows;
}

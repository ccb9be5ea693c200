import { alone, type Db } from "@orbita/db";
import { sql } from "kysely";
import { countingLock } from "./count-events.ts";
import { ofNobody, ofThese, sharesOf } from "./event-sql.ts";

/**
 * Recomputes all statistics from the events, after filling in missing events from their sources. Uses one database snapshot: an
 * event that is not in the snapshot stays queued and is counted afterwards. Call it without a statement timeout.
 */
export async function rebuildStatistics(db: Db): Promise<{ filled: number; events: number }> {
  return alone(db, countingLock, async () => {
    const { rows } = await sql<{ filled: string }>`select fill_hiring_events() as filled`.execute(db);
    const events = await db
      .transaction()
      .setIsolationLevel("repeatable read")
      .execute(async (tx) => {
        // The rebuild sorts millions of rows: with the default memory it would spill to disk for minutes.
        await sql`set local work_mem = '256MB'`.execute(tx);
        await sql`delete from hiring_waiting`.execute(tx);
        await sql`delete from hiring_shares`.execute(tx);
        await sql`delete from hiring_sums`.execute(tx);
        await sql`insert into hiring_shares (application_id, space_id, job_post_id, day, key, n)
          ${sharesOf(ofThese(null))}`.execute(tx);
        await sql`insert into hiring_sums (scope_id, grain, day, counts)
          select scope_id, grain, day, jsonb_object_agg(key, n) from (
            select scope_id, grain, on_day as day, key, sum(n) as n from (
              select space_id, job_post_id, day, key, n from hiring_shares
              union all ${ofNobody(sql`hiring_events e`)}) shares
            cross join lateral (values (space_id), (job_post_id)) as scopes (scope_id)
            cross join lateral (values ('day', day), ('month', date_trunc('month', day)::date)) as grains (grain, on_day)
            group by 1, 2, 3, 4 having sum(n) <> 0) sums
          group by 1, 2, 3`.execute(tx);
        await sql`update hiring_counted set at = now()`.execute(tx);
        const counted = await sql<{ n: string }>`select count(*) as n from hiring_events`.execute(tx);
        return Number(counted.rows[0]!.n);
      });
    await sql`analyze hiring_sums, hiring_shares`.execute(db);
    return { filled: Number(rows[0]!.filled), events };
  });
}

import type { Db } from "@orbita/db";
import { sql } from "kysely";
import type { ApplicationsWorld } from "../applications/generate.ts";

const words = "Grazie del messaggio: giovedì alle 15 va bene, porto con me il grafico dei tempi di risposta. ";

/**
 * Creates one thread per application with the requested total of messages, and one very long thread. In half of the other threads
 * the talent wrote last.
 */
export async function fillMessages(
  db: Db,
  { postId }: ApplicationsWorld,
  { messages, long }: { messages: number; long: number },
) {
  await db.connection().execute(async (one) => {
    await sql`set session_replication_role = replica`.execute(one);
    await sql`set statement_timeout = 0`.execute(one);
    await sql`create temporary table bench_threads as
      select id, space_id, talent_id, row_number() over (order by (job_post_id = ${postId}) desc, id) - 1 as n,
        count(*) over () as of from applications`.execute(one);
    await sql`alter table bench_threads add column size integer`.execute(one);
    const each = sql`(${messages}::bigint - ${long}::bigint)`;
    await sql`update bench_threads set size = case when n = 0 then ${long}::int
      else greatest(1, ${each} * n / (of - 1) - ${each} * (n - 1) / (of - 1) + case n % 4 when 1 then 1 when 3 then -1 else 0 end) end`.execute(
      one,
    );
    await sql`insert into message_threads (id, space_id, talent_id, application_id, last_seq, last_at, talent_seq, talent_at, space_seq, created_at)
      select id, space_id, talent_id, id, size, now() - make_interval(secs => n), size - (size % 2), now() - make_interval(secs => n),
        size - 1 + (size % 2), now() - interval '60 days' from bench_threads`.execute(one);
    await sql`insert into messages (id, thread_id, seq, side, author_id, text, created_at)
      select gen_random_uuid(), t.id, k, case when k % 2 = 0 then 'talent' else 'space' end,
        case when k % 2 = 0 then t.talent_id else m.user_id end,
        ${words}::text || k || case when k % 2 = 0 then ' Saluti, ' || u.first_name || ' ' || u.last_name else '' end,
        date_trunc('milliseconds', now() - make_interval(secs => t.n + (t.size - k) * 600))
      from bench_threads t join members m on m.space_id = t.space_id join users u on u.id = t.talent_id
      cross join lateral generate_series(1, t.size) k`.execute(one);
    // Marks every second thread as read by the members of the Space.
    await sql`insert into message_reads (thread_id, user_id, seq)
      select t.id, m.user_id, t.size from bench_threads t join members m on m.space_id = t.space_id where t.n % 2 = 0`.execute(
      one,
    );
    await sql`update members set created_at = now() - interval '1 year'`.execute(one);
  });
  for (const table of ["message_threads", "messages", "message_reads"])
    await sql`vacuum analyze ${sql.table(table)}`.execute(db);
  const { rows } = await sql<{ threadId: string; written: number }>`
    select (select id from message_threads order by last_seq desc limit 1) as "threadId",
      (select count(*)::int from messages) as written`.execute(db);
  return rows[0]!;
}

import type { Db } from "@orbita/db";
import { sql } from "kysely";

/**
 * Messages that this user wrote or received as a talent. For messages written as a member, the recipient is left out as another
 * person's data.
 */
export async function findMessagesOf(db: Db, userId: string) {
  const { rows } = await sql`
    select m.id, s.name as space, t.application_id as "applicationId", t.offer_id as "contactRequestId", m.side, m.author_id = ${userId} as "byMe",
      m.text, array (select f.name from message_files a join files f on f.id = a.file_id where a.message_id = m.id order by a.place) as files,
      m.created_at as at, r.seq >= m.seq as read
    from message_threads t join messages m on m.thread_id = t.id join spaces s on s.id = t.space_id
    left join message_reads r on r.thread_id = t.id and r.user_id = ${userId}
    where t.talent_id = ${userId}
    union all
    select m.id, s.name, null, null, m.side, true, m.text, '{}', m.created_at, null
    from messages m join message_threads t on t.id = m.thread_id join spaces s on s.id = t.space_id
    where m.author_id = ${userId} and m.side = 'space' and t.talent_id <> ${userId}
    order by 9, 1`.execute(db);
  return rows;
}

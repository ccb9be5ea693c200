import type { Db } from "@orbita/db";
import { sql } from "kysely";

/**
 * A user's questions, for their data export. Includes the answers about their own resume; answers about others quote other
 * people's data and are left out.
 */
export async function exportConversations(db: Db, userId: string) {
  const { rows } = await sql<{ about: string; space: string | null; begun: Date; messages: unknown[] }>`
    select c.about, s.name as space, c.created_at as begun,
      coalesce((select json_agg(json_build_object('question', m.question, 'language', m.language, 'asked', m.created_at,
          'answer', case when c.about = 'mine' then m.answer end) order by m.created_at, m.id)
        from ai_messages m where m.conversation_id = c.id), '[]') as messages
    from ai_conversations c left join spaces s on s.id = c.space_id
    where c.user_id = ${userId} order by c.created_at, c.id`.execute(db);
  return rows;
}

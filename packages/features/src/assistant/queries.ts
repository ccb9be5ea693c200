import type { AssistantAnswer, AssistantTopic } from "@orbita/contract";
import type { Db, Tx } from "@orbita/db";
import { sql } from "kysely";
import type { AssistantSubject } from "./subject.ts";

type ConversationKey = Pick<AssistantTopic, "about" | "id"> & {
  readonly userId: string;
  readonly spaceId: string | null;
};

export const findConversation = (
  db: Db,
  { userId, about, id, spaceId }: ConversationKey,
): Promise<{ id: string } | undefined> =>
  db
    .selectFrom("ai_conversations")
    .select("id")
    .where("user_id", "=", userId)
    .where("about", "=", about)
    .where("about_id", "=", id)
    .where("space_id", "is not distinct from", spaceId)
    .executeTakeFirst();

/** Returns the conversation about a topic or creates it; the upsert makes concurrent questions share one conversation. */
export async function keepConversation(tx: Tx, key: ConversationKey & { readonly newId: string; readonly at: Date }) {
  const { userId, about, id, spaceId, newId, at } = key;
  const { rows } = await sql<{ id: string }>`
    insert into ai_conversations (id, user_id, space_id, about, about_id, created_at, updated_at)
    values (${newId}, ${userId}, ${spaceId}, ${about}, ${id}, ${at}, ${at})
    on conflict (user_id, about, about_id, coalesce(space_id, '00000000-0000-0000-0000-000000000000'))
    do update set updated_at = excluded.updated_at
    returning id`.execute(tx);
  return rows[0]!.id;
}

export type AssistantMessageRow = {
  id: string;
  question: string;
  language: "it" | "en";
  answer: AssistantAnswer;
  created_at: Date;
};

/** The latest messages of a conversation, oldest first. */
export async function findAssistantMessages(
  db: Db,
  conversationId: string,
  most: number,
): Promise<AssistantMessageRow[]> {
  const rows = await db
    .selectFrom("ai_messages")
    .select(["id", "question", "language", "answer", "created_at"])
    .where("conversation_id", "=", conversationId)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(most)
    .execute();
  return rows.toReversed() as unknown as AssistantMessageRow[];
}

export async function insertAssistantMessage(
  tx: Tx,
  { conversationId, ...message }: AssistantMessageRow & { conversationId: string },
  subjects: readonly Pick<AssistantSubject, "id" | "kind">[],
): Promise<void> {
  await tx
    .insertInto("ai_messages")
    .values({ ...message, conversation_id: conversationId, answer: JSON.stringify(message.answer) })
    .execute();
  if (subjects.length === 0) return;
  await tx
    .insertInto("ai_message_subjects")
    .values(
      subjects.map(({ id, kind }) => ({
        message_id: message.id,
        resume_id: kind === "resume" ? id : null,
        application_id: kind === "application" ? id : null,
      })),
    )
    .execute();
}

/** Deletes all but the latest messages of a conversation. */
export async function trimMessages(tx: Tx, conversationId: string, most: number): Promise<void> {
  await sql`
    delete from ai_messages where id in (
      select id from ai_messages where conversation_id = ${conversationId}
      order by created_at desc, id desc offset ${most})`.execute(tx);
}

export async function deleteConversation(tx: Tx, { id, userId }: { id: string; userId: string }): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom("ai_conversations")
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

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

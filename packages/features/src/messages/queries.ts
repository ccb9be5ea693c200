import type { Message, MessageSide } from "@orbita/contract";
import type { Db, Tables, Tx } from "@orbita/db";
import { sql, type Insertable } from "kysely";
import type { ThreadSubject } from "./subject-queries.ts";

export type MessageAttachment = Message["files"][number];
export type MessageRow = {
  id: string;
  thread_id: string;
  seq: number;
  side: MessageSide;
  author_id: string | null;
  author: string | null;
  /** True if the author is a member who shows their name to talents. */
  author_named: boolean;
  text: string;
  enabled: boolean;
  created_at: Date;
  files: MessageAttachment[];
};

const rowsOf = sql`
  select m.id, m.thread_id, m.seq, m.side, m.author_id, m.text, m.enabled, m.created_at,
    u.first_name || ' ' || u.last_name as author,
    coalesce((select n.enabled and n.named_to_talents from members n
      where n.space_id = t.space_id and n.user_id = m.author_id), false) as author_named,
    coalesce((select json_agg(json_build_object('id', f.id, 'name', f.name, 'type', f.type, 'size', f.size) order by mf.place)
      from message_files mf join files f on f.id = mf.file_id and f.status = 'ready' where mf.message_id = m.id), '[]') as files
  from messages m join message_threads t on t.id = m.thread_id left join users u on u.id = m.author_id`;

type MessagePageQuery = { threadId: string; before?: number | undefined; limit: number };

/** The messages of a thread before a sequence number, newest first. */
export async function findMessages(db: Db, { threadId, before, limit }: MessagePageQuery): Promise<MessageRow[]> {
  const { rows } = await sql<MessageRow>`${rowsOf}
    where m.thread_id = ${threadId} ${before === undefined ? sql`` : sql`and m.seq < ${before}`}
    order by m.seq desc limit ${limit}`.execute(db);
  return rows;
}

export async function findMessage(db: Db, id: string): Promise<MessageRow | undefined> {
  const { rows } = await sql<MessageRow>`${rowsOf} where m.id = ${id}`.execute(db);
  return rows[0];
}

/** Messages of one side of a thread between two sequence numbers, for an email. */
export async function findMessagesBetween(
  db: Db,
  { threadId, side, after, upTo }: { threadId: string; side: MessageSide; after: number; upTo: number },
): Promise<MessageRow[]> {
  const { rows } = await sql<MessageRow>`${rowsOf}
    where m.thread_id = ${threadId} and m.side = ${side} and m.seq > ${after} and m.seq <= ${upTo} and m.enabled
    order by m.seq`.execute(db);
  return rows;
}

/**
 * The sequence number and time of the next message in a thread; the time is never before the previous message. The row stays locked until the commit,
 * so that numbers become visible in order.
 */
export async function takeSeq(
  tx: Tx,
  { id, about, space_id, talent_id }: Pick<ThreadSubject, "id" | "about" | "space_id" | "talent_id">,
  side: MessageSide,
  now: Date,
): Promise<{ seq: number; at: Date }> {
  await sql`insert into message_threads (id, space_id, talent_id, application_id, offer_id, last_at, created_at)
    values (${id}, ${space_id}, ${talent_id}, ${about === "application" ? id : null}, ${about === "contactRequest" ? id : null}, ${now}, ${now})
    on conflict do nothing`.execute(tx);
  const { rows } = await sql<{ seq: number; at: Date }>`
    update message_threads set last_seq = last_seq + 1, last_at = greatest(last_at, ${now}),
      ${side === "talent" ? sql`talent_seq = last_seq + 1, talent_at = greatest(last_at, ${now})` : sql`space_seq = last_seq + 1`}
    where id = ${id} returning last_seq as seq, last_at as at`.execute(tx);
  return rows[0]!;
}

export async function insertMessage(
  tx: Tx,
  values: Insertable<Tables["messages"]>,
  fileIds: readonly string[],
): Promise<void> {
  await tx.insertInto("messages").values(values).execute();
  if (fileIds.length === 0) return;
  await tx
    .insertInto("message_files")
    .values(fileIds.map((file_id, place) => ({ message_id: values.id, place, file_id })))
    .execute();
}

/** Whether the user is still a member who answers messages for the Space. */
export async function findAnswerer(db: Db, spaceId: string, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom("members")
    .select("user_id")
    .where("space_id", "=", spaceId)
    .where("user_id", "=", userId)
    .where("enabled", "=", true)
    .where("role", "<>", "viewer")
    .executeTakeFirst();
  return row !== undefined;
}

import type { MessageSide } from "@orbita/contract";
import type { Db, Tx } from "@orbita/db";
import { sql } from "kysely";
import { otherSide } from "./rules.ts";

/** Marks a thread as read up to a sequence number. The stored number never decreases and never exceeds the last message. Null if nothing changed. */
export async function markThreadRead(tx: Tx, threadId: string, userId: string, seq: number): Promise<number | null> {
  const { rows } = await sql<{ seq: number }>`
    insert into message_reads as r (thread_id, user_id, seq)
    select t.id, ${userId}, least(${seq}, t.last_seq) from message_threads t where t.id = ${threadId}
    on conflict (thread_id, user_id) do update set seq = excluded.seq where r.seq < excluded.seq
    returning seq`.execute(tx);
  return rows[0]?.seq ?? null;
}

type ThreadReaderKey = { threadId: string; userId: string; side: MessageSide };
export type ReadState = { read: number; seen: number; unread: number };

/** SQL predicate: the message was sent after this member joined the Space. Earlier messages are not unread for them. */
const sinceTheyCame = (userId: string, side: MessageSide) =>
  side === "talent"
    ? sql`true`
    : sql`m.created_at > (select n.created_at from members n where n.space_id = t.space_id and n.user_id = ${userId})`;

/** The read state of a thread: how far the user and the other side have read, and the number of unread messages. */
export async function findReadState(db: Db, { threadId, userId, side }: ThreadReaderKey): Promise<ReadState> {
  const others =
    side === "talent"
      ? sql`r.user_id <> t.talent_id and exists (select from members n where n.space_id = t.space_id and n.user_id = r.user_id)`
      : sql`r.user_id = t.talent_id`;
  const { rows } = await sql<ReadState>`
    select mine.seq as read,
      coalesce((select max(r.seq) from message_reads r where r.thread_id = t.id and ${others}), 0) as seen,
      (select count(*)::integer from messages m where m.thread_id = t.id and m.seq > mine.seq and m.side = ${otherSide(side)}
        and ${sinceTheyCame(userId, side)}) as unread
    from message_threads t cross join lateral (select coalesce((select r.seq from message_reads r
      where r.thread_id = t.id and r.user_id = ${userId}), 0) as seq) mine
    where t.id = ${threadId}`.execute(db);
  return rows[0] ?? { read: 0, seen: 0, unread: 0 };
}

export type UnnotifiedReader = { user_id: string; after: number };

/**
 * Recipients who have neither read this message nor been notified of it, locked in the order of their ids; `after` is the last
 * number they know. In a Space: recruiters and owners who joined before the message.
 */
export async function lockUnnotified(tx: Tx, threadId: string, seq: number): Promise<UnnotifiedReader[]> {
  const { rows: readers } = await sql<{ user_id: string }>`
    select t.talent_id as user_id from message_threads t join messages m on m.thread_id = t.id and m.seq = ${seq}
    where t.id = ${threadId} and m.side = 'space'
    union
    select n.user_id from message_threads t join messages m on m.thread_id = t.id and m.seq = ${seq}
    join members n on n.space_id = t.space_id and n.enabled and n.role <> 'viewer' and n.created_at < m.created_at
    where t.id = ${threadId} and m.side = 'talent'`.execute(tx);
  const ids = readers.map(({ user_id }) => user_id);
  await sql`insert into message_reads (thread_id, user_id) select ${threadId}, id from unnest(${ids}::uuid[]) id order by id
    on conflict do nothing`.execute(tx);
  const { rows } = await sql<UnnotifiedReader>`
    select user_id, greatest(seq, told_seq) as after from message_reads
    where thread_id = ${threadId} and user_id = any (${ids}::uuid[]) and greatest(seq, told_seq) < ${seq}
    order by user_id for update`.execute(tx);
  return rows;
}

export async function markNotified(tx: Tx, threadId: string, userIds: readonly string[], upTo: number): Promise<void> {
  await sql`update message_reads set told_seq = ${upTo}
    where thread_id = ${threadId} and user_id = any (${userIds}::uuid[]) and told_seq < ${upTo}`.execute(tx);
}

export async function findLastSeq(db: Db, threadId: string): Promise<number> {
  const { rows } = await sql<{ last_seq: number }>`select last_seq from message_threads where id = ${threadId}`.execute(
    db,
  );
  return rows[0]?.last_seq ?? 0;
}

export async function findRead(db: Db, threadId: string, userId: string): Promise<number> {
  const { rows } = await sql<{ seq: number }>`
    select seq from message_reads where thread_id = ${threadId} and user_id = ${userId}`.execute(db);
  return rows[0]?.seq ?? 0;
}

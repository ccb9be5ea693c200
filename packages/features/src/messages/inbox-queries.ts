import type { MessageSide } from "@orbita/contract";
import type { Db } from "@orbita/db";
import { sql } from "kysely";
import { inSpace } from "../kernel/visibility.ts";
import { subjectsOf, type ThreadSubject } from "./subject-queries.ts";

export type InboxPosition = { at: Date; id: string };
export type InboxReader =
  | { side: "talent"; userId: string }
  | { side: "space"; userId: string; spaceId: string; writes: boolean };

/**
 * A thread in the inbox, with its last message. `shown` is false if moderation hid this message. Whether moderation hid the
 * subject of the thread is in the subject's own field `enabled`.
 */
export type InboxRow = {
  thread_id: string;
  last_at: Date;
  unread: number;
  side: MessageSide;
  author_id: string | null;
  author: string | null;
  author_named: boolean;
  text: string;
  shown: boolean;
  files: number;
};
/** An inbox row with the subject of its thread. The subject has no id if the thread is about a contact request that is no longer accepted. */
export type InboxRowWithSubject = InboxRow & (ThreadSubject | { id: null });

/** SQL predicate: the thread is in this inbox. For a Space: applications in its lists, and contact requests only for recruiters. */
const inInbox = (asker: InboxReader) =>
  asker.side === "talent"
    ? sql`t.talent_id = ${asker.userId}`
    : sql`t.space_id = ${asker.spaceId} and case when t.application_id is null then ${asker.writes}
        else (select ${inSpace("a")} from applications a where a.id = t.application_id) end`;

const readSeq = ({ userId }: InboxReader) =>
  sql`coalesce((select r.seq from message_reads r where r.thread_id = t.id and r.user_id = ${userId}), 0)`;

const cameIn = (asker: InboxReader) =>
  asker.side === "talent"
    ? sql`'-infinity'::timestamptz`
    : sql`(select n.created_at from members n where n.space_id = ${asker.spaceId} and n.user_id = ${asker.userId})`;

/** SQL predicate: the other side sent an unread message. Uses only the thread row, not its messages. */
const hasUnread = (asker: InboxReader) =>
  asker.side === "talent"
    ? sql`t.space_seq > ${readSeq(asker)}`
    : sql`(t.talent_seq > ${readSeq(asker)} and t.talent_at > ${cameIn(asker)})`;

type InboxPageQuery = { after: InboxPosition | null; limit: number; unread: boolean };

/** One page of threads, newest first. A single statement also loads their subjects, to save a round trip. */
export async function findInbox(
  db: Db,
  asker: InboxReader,
  { after, limit, unread }: InboxPageQuery,
): Promise<InboxRowWithSubject[]> {
  const other = asker.side === "talent" ? "space" : "talent";
  const { rows } = await sql<InboxRowWithSubject>`
    with page as materialized (
      select t.id, t.space_id, t.last_at, t.last_seq, ${hasUnread(asker)} as has_unread from message_threads t
      where ${inInbox(asker)} and t.last_seq > 0
        ${after ? sql`and (t.last_at, t.id) < (${after.at}, ${after.id})` : sql``}
        ${unread ? sql`and ${hasUnread(asker)}` : sql``}
      order by t.last_at desc, t.id desc limit ${limit}),
    about as (${subjectsOf(sql`array(select id from page)`, asker.userId)})
    select t.id as thread_id, t.last_at, m.side, m.author_id, m.text, m.enabled as shown,
      u.first_name || ' ' || u.last_name as author,
      coalesce((select n.enabled and n.named_to_talents from members n
        where n.space_id = t.space_id and n.user_id = m.author_id), false) as author_named,
      (select count(*)::integer from message_files f where f.message_id = m.id) as files,
      case when t.has_unread then (select count(*)::integer from messages n where n.thread_id = t.id and n.side = ${other}
        and n.seq > ${readSeq(asker)} and n.created_at > ${cameIn(asker)}) else 0 end as unread,
      about.*
    from page t join messages m on m.thread_id = t.id and m.seq = t.last_seq
    left join users u on u.id = m.author_id left join about on about.id = t.id
    order by t.last_at desc, t.id desc`.execute(db);
  return rows;
}

/** Counts threads with unread messages. Uses joins, unlike `findInbox`, because all threads are counted and not only one page. */
export async function countUnreadThreads(db: Db, asker: InboxReader): Promise<number> {
  const ours =
    asker.side === "talent"
      ? sql`t.talent_id = ${asker.userId} and t.space_seq > coalesce(r.seq, 0)`
      : sql`t.space_id = ${asker.spaceId} and t.talent_seq > coalesce(r.seq, 0) and t.talent_at > ${cameIn(asker)}
          and (${inSpace("a")} or (a.id is null and ${asker.writes}))`;
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from message_threads t
    left join message_reads r on r.thread_id = t.id and r.user_id = ${asker.userId}
    left join applications a on a.id = t.application_id where ${ours}`.execute(db);
  return rows[0]!.count;
}

import type { Db } from "@orbita/db";
import { sql } from "kysely";
import { textForMembers } from "../applications/index.ts";
import type { Viewer } from "../kernel/visibility.ts";
import { findMessage } from "./queries.ts";
import { findThreadSubject } from "./subject-queries.ts";

/** A message that the viewer received and may report, with the text as the viewer saw it, so that a report quotes nothing more. */
export async function findReportable(db: Db, viewer: Viewer, id: string) {
  const row = await findMessage(db, id);
  const subject = row?.enabled ? await findThreadSubject(db, row.thread_id, null) : undefined;
  if (!row || !subject) return undefined;
  const talent = subject.talent_id === viewer.id;
  const member = subject.enabled && viewer.spaceIds.includes(subject.space_id);
  if (!talent && !member) return undefined;
  const text = row.side === "talent" && !talent ? textForMembers(subject, row.text) : row.text;
  return {
    id,
    voice: row.side === "talent" ? ("person" as const) : ("space" as const),
    author_id: row.author_id,
    space_id: row.side === "space" ? subject.space_id : null,
    text,
  };
}

/** The thread of a message. Used to send a change event when moderation hides or restores the message. */
export async function findThreadOf(db: Db, messageId: string) {
  const { rows } = await sql<{ threadId: string; spaceId: string; talentId: string }>`
    select t.id as "threadId", t.space_id as "spaceId", t.talent_id as "talentId"
    from messages m join message_threads t on t.id = m.thread_id where m.id = ${messageId}`.execute(db);
  return rows[0];
}

import type { MessageSide } from "@orbita/contract";
import { sql } from "kysely";
import { isBlind } from "../applications/index.ts";
import type { ReadCtx } from "../kernel/ctx.ts";
import { mayReadThread } from "./policy.ts";
import { findThreadSubject } from "./subject-queries.ts";

type FileMessageRow = { thread_id: string; side: MessageSide; enabled: boolean };

/**
 * Whether the actor may read a file of a message. Readers of the message may read the file, except that members cannot read a
 * talent's files while the application is blind. If moderation hid the message, only the side that sent it may read it. Null if
 * the file was not sent yet, and then only its owner may read it.
 */
export async function canSeeMessageFile({ tx, actor }: ReadCtx, fileId: string): Promise<boolean | null> {
  const { rows } = await sql<FileMessageRow>`select m.thread_id, m.side, m.enabled from message_files f
    join messages m on m.id = f.message_id where f.file_id = ${fileId}`.execute(tx);
  const sent = rows[0];
  if (!sent) return null;
  const subject = await findThreadSubject(tx, sent.thread_id, null);
  if (!subject) return false;
  const seenAs = (side: MessageSide) =>
    mayReadThread(actor, side, subject) &&
    (sent.enabled || sent.side === side) &&
    !(side === "space" && sent.side === "talent" && isBlind(subject));
  return seenAs("talent") || seenAs("space");
}

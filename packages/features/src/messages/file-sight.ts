import type { MessageSide } from "@orbita/contract";
import { sql } from "kysely";
import { isBlind } from "../applications/index.ts";
import type { ReadCtx } from "../kernel/ctx.ts";
import { mayRead } from "./policy.ts";
import { findSubject } from "./subject-queries.ts";

type FileMessageRow = { thread_id: string; side: MessageSide; enabled: boolean };

/**
 * A file is readable by readers of its message. Members cannot read the talent's files while the application is blind, and a
 * message hidden by moderation is readable only by its own side. Null if the file was not sent: then only its owner may read it.
 */
export async function seesMessageFile({ tx, actor }: ReadCtx, fileId: string): Promise<boolean | null> {
  const { rows } = await sql<FileMessageRow>`select m.thread_id, m.side, m.enabled from message_files f
    join messages m on m.id = f.message_id where f.file_id = ${fileId}`.execute(tx);
  const sent = rows[0];
  if (!sent) return null;
  const subject = await findSubject(tx, sent.thread_id, null);
  if (!subject) return false;
  const seenAs = (side: MessageSide) =>
    mayRead(actor, side, subject) &&
    (sent.enabled || sent.side === side) &&
    !(side === "space" && sent.side === "talent" && isBlind(subject));
  return seenAs("talent") || seenAs("space");
}

import type { Tx } from "@orbita/db";
import { sql } from "kysely";

/** True if all files are this user's attachments and not sent yet. Locks them, so that two messages cannot use the same file. */
export async function holdOwnMessageFiles(tx: Tx, userId: string, ids: readonly string[]): Promise<boolean> {
  if (ids.length === 0) return true;
  const { rows: held } = await sql`
    select from files where id = any (${ids}::uuid[]) and owner_id = ${userId} and purpose = 'messageFile' and status = 'ready'
    for no key update`.execute(tx);
  // This query runs after the lock, so that it sees changes by a message that has locked the files before.
  const { rows: sent } = await sql`select from message_files where file_id = any (${ids}::uuid[]) limit 1`.execute(tx);
  return held.length === ids.length && sent.length === 0;
}

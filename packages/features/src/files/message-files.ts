import type { Tx } from "@orbita/db";
import { sql } from "kysely";

/** All of these are this person's attachments, and sent with nothing yet; held, so that two messages do not take one at once. */
export async function holdOwnMessageFiles(tx: Tx, userId: string, ids: readonly string[]): Promise<boolean> {
  if (ids.length === 0) return true;
  const { rows: held } = await sql`
    select from files where id = any (${ids}::uuid[]) and owner_id = ${userId} and purpose = 'messageFile' and status = 'ready'
    for no key update`.execute(tx);
  // Asked after they were held: who came first has sent them by now.
  const { rows: sent } = await sql`select from message_files where file_id = any (${ids}::uuid[]) limit 1`.execute(tx);
  return held.length === ids.length && sent.length === 0;
}

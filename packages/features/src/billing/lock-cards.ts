import type { Tx } from "@orbita/db";
import { sql } from "kysely";

/**
 * Until the end of the transaction nobody else adds, takes away or prefers a card of this owner, a Space or a person: exactly
 * one is the default, and who sponsors has one that stays.
 */
export async function lockCards(tx: Tx, ownerId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`cards ${ownerId}`}, 0))`.execute(tx);
}

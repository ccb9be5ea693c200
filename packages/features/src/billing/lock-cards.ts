import type { Tx } from "@orbita/db";
import { sql } from "kysely";

/**
 * Serialises changes to the cards of this owner, a Space or a person, until the transaction ends: exactly one card is the
 * default, and an owner with sponsored posts keeps at least one.
 */
export async function lockCards(tx: Tx, ownerId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`cards ${ownerId}`}, 0))`.execute(tx);
}

import type { Tx } from "@orbita/db";
import { sql } from "kysely";

/**
 * Serialises changes to the cards of a Space or a person until the transaction ends. Callers rely on it to keep exactly one
 * default card, and at least one card for an owner with sponsored posts.
 */
export async function lockCards(tx: Tx, ownerId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`cards ${ownerId}`}, 0))`.execute(tx);
}

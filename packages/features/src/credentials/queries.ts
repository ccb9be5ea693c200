import type { Db, Tx } from "@orbita/db";
import { sql } from "kysely";

/** The user of a reset ticket; undefined once it was used or has expired. */
export async function findReset(db: Db, tokenHash: Buffer): Promise<string | undefined> {
  const row = await db
    .selectFrom("password_resets")
    .select("user_id")
    .where("token_hash", "=", tokenHash)
    .where("expires_at", ">", sql<Date>`now()`)
    .executeTakeFirst();
  return row?.user_id;
}

/** Of several concurrent requests with the same ticket, only one succeeds. */
export async function takeReset(tx: Tx, tokenHash: Buffer): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom("password_resets")
    .where("token_hash", "=", tokenHash)
    .where("expires_at", ">", sql<Date>`now()`)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

export async function deleteResetsOf(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom("password_resets").where("user_id", "=", userId).execute();
}

/** Deletes the passkeys and identity providers added since a time from which another person may have controlled the account. */
export async function deleteWaysInSince(tx: Tx, userId: string, since: Date): Promise<void> {
  await tx.deleteFrom("passkeys").where("user_id", "=", userId).where("created_at", ">=", since).execute();
  await tx.deleteFrom("identities").where("user_id", "=", userId).where("created_at", ">=", since).execute();
}

export async function sweepResets(tx: Tx): Promise<void> {
  await tx
    .deleteFrom("password_resets")
    .where("expires_at", "<", sql<Date>`now()`)
    .execute();
}

import type { Tables, Tx } from "@orbita/db";
import type { Insertable, Selectable } from "kysely";

/** The person's choices, and whether the address is already verified. */
export type Chosen = {
  email: string;
  proven: boolean;
  username: string;
  firstName: string;
  lastName: string;
  language: string;
  termsVersion: string;
  acceptedAt: string;
};
export type PendingRow = Omit<Selectable<Tables["pending_sign_ups"]>, "chosen"> & { chosen: Chosen | null };

export async function insertPending(tx: Tx, values: Insertable<Tables["pending_sign_ups"]>): Promise<void> {
  await tx.insertInto("pending_sign_ups").values(values).execute();
}

/** Serializes requests for one sign-up: a second click waits and sees the result of the first. */
export async function lockPending(tx: Tx, tokenHash: Buffer, now: Date): Promise<PendingRow | undefined> {
  const row = await tx
    .selectFrom("pending_sign_ups")
    .selectAll()
    .where("token_hash", "=", tokenHash)
    .where("expires_at", ">", now)
    .forUpdate()
    .executeTakeFirst();
  return row as PendingRow | undefined;
}

export async function savePending(tx: Tx, id: string, chosen: Chosen): Promise<void> {
  await tx
    .updateTable("pending_sign_ups")
    .set({ chosen: JSON.stringify(chosen) })
    .where("id", "=", id)
    .execute();
}

/**
 * Deletes only this sign-up. The sign-up of another window may wait for our address while we would wait for its lock; it can no
 * longer create an account.
 */
export async function deletePending(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom("pending_sign_ups").where("id", "=", id).execute();
}

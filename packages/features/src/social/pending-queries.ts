import type { Tables, Tx } from "@orbita/db";
import type { Insertable, Selectable } from "kysely";

/** What the person chose, and whether the address still has to be proven. */
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

/** One act on a sign-up at a time: a second click waits, and finds what the first has left. */
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

/** This one only: another window's waits for our address, and we would wait for its lock. It has nothing left to open. */
export async function deletePending(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom("pending_sign_ups").where("id", "=", id).execute();
}

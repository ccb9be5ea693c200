import type { Tables, Tx } from "@orbita/db";
import type { Insertable, Selectable } from "kysely";

/** The choices that the person made during the sign-up, and whether the address is already verified. */
export type SignUpChoices = {
  email: string;
  proven: boolean;
  username: string;
  firstName: string;
  lastName: string;
  language: string;
  termsVersion: string;
  acceptedAt: string;
};
export type PendingSignUpRow = Omit<Selectable<Tables["pending_sign_ups"]>, "chosen"> & {
  chosen: SignUpChoices | null;
};

export async function insertPending(tx: Tx, values: Insertable<Tables["pending_sign_ups"]>): Promise<void> {
  await tx.insertInto("pending_sign_ups").values(values).execute();
}

/** Locks a pending sign-up. This serializes its requests: a second click waits and sees the result of the first. */
export async function lockPending(tx: Tx, tokenHash: Buffer, now: Date): Promise<PendingSignUpRow | undefined> {
  const row = await tx
    .selectFrom("pending_sign_ups")
    .selectAll()
    .where("token_hash", "=", tokenHash)
    .where("expires_at", ">", now)
    .forUpdate()
    .executeTakeFirst();
  return row as PendingSignUpRow | undefined;
}

export async function savePending(tx: Tx, id: string, chosen: SignUpChoices): Promise<void> {
  await tx
    .updateTable("pending_sign_ups")
    .set({ chosen: JSON.stringify(chosen) })
    .where("id", "=", id)
    .execute();
}

/**
 * Deletes only this pending sign-up. Deleting those of other windows as well could deadlock: another window may hold the lock
 * on its own row and wait for this email address. Its sign-up fails anyway, because the address is now taken.
 */
export async function deletePending(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom("pending_sign_ups").where("id", "=", id).execute();
}

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
 * Deletes only this pending sign-up. Also deleting sign-ups of other windows could deadlock: such a window may wait for this address while we wait
 * for its row. It can no longer create an account anyway.
 */
export async function deletePending(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom("pending_sign_ups").where("id", "=", id).execute();
}

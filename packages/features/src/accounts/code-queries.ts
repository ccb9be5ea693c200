import type { Db, Tables, Tx } from "@orbita/db";
import { sql, type Insertable, type Selectable } from "kysely";

export type EmailCodeRow = Selectable<Tables["one_time_codes"]>;
export type CodePurpose = EmailCodeRow["purpose"];
export type CodeKey = { subject: string; purpose: CodePurpose };

/** Saves a one-time code. It replaces the previous code that the same browser requested. */
export async function saveCode(tx: Tx, values: Insertable<Tables["one_time_codes"]>): Promise<void> {
  await tx
    .insertInto("one_time_codes")
    .values(values)
    .onConflict((conflict) =>
      conflict.columns(["subject", "purpose", "asker"]).doUpdateSet((excluded) => ({
        id: excluded.ref("excluded.id"),
        user_id: excluded.ref("excluded.user_id"),
        address: excluded.ref("excluded.address"),
        password_hash: excluded.ref("excluded.password_hash"),
        sign_up_id: excluded.ref("excluded.sign_up_id"),
        expires_at: excluded.ref("excluded.expires_at"),
        created_at: excluded.ref("excluded.created_at"),
        tries: 0,
        own_tries: 0,
      })),
    )
    .execute();
}

/**
 * Locks the code that a guess is compared with, which serialises concurrent guesses. A browser gets the code that it requested
 * itself; a browser that requested none, such as a second device, gets the newest code.
 */
export const lockCode = (tx: Tx, { subject, purpose }: CodeKey, asker: string): Promise<EmailCodeRow | undefined> =>
  tx
    .selectFrom("one_time_codes")
    .selectAll()
    .where("subject", "=", subject)
    .where("purpose", "=", purpose)
    .orderBy((row) => row("asker", "=", asker), "desc")
    .orderBy("created_at", "desc")
    .limit(1)
    .forUpdate()
    .executeTakeFirst();

export async function countTry(tx: Tx, id: string, counter: "tries" | "own_tries"): Promise<void> {
  await tx
    .updateTable("one_time_codes")
    .set((row) => ({ [counter]: row(counter, "+", 1) }))
    .where("id", "=", id)
    .execute();
}

/** Deletes all one-time codes with the same subject and purpose, because a correct code invalidates the others. */
export async function deleteCodes(tx: Tx, { subject, purpose }: CodeKey): Promise<void> {
  await tx.deleteFrom("one_time_codes").where("subject", "=", subject).where("purpose", "=", purpose).execute();
}

/** Deletes all pending codes of a user, so that codes mailed earlier no longer work. */
export async function deleteCodesOf(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom("one_time_codes").where("user_id", "=", userId).execute();
}

/** A one-time code with its recipient; undefined once a newer code replaced it, or if it belongs to neither a user nor a sign-up. */
export const findCodeToSend = (db: Db, id: string) =>
  db
    .selectFrom("one_time_codes")
    .leftJoin("users", "users.id", "one_time_codes.user_id")
    .leftJoin("pending_sign_ups", "pending_sign_ups.id", "one_time_codes.sign_up_id")
    .select([
      "one_time_codes.purpose",
      "one_time_codes.user_id",
      "one_time_codes.expires_at",
      "one_time_codes.created_at",
      "one_time_codes.address",
      "one_time_codes.sign_up_id",
      "pending_sign_ups.chosen",
      "users.email",
      "users.language",
      "users.enabled",
    ])
    .where("one_time_codes.id", "=", id)
    .executeTakeFirst();

type NewPasswordReset = { tokenHash: Buffer; userId: string; minutes: number };

/**
 * Stores the hash of a password-reset ticket; the holder of the ticket may set a new password. Idempotent, because a mail job can
 * run twice.
 */
export async function insertReset(tx: Tx, { tokenHash, userId, minutes }: NewPasswordReset): Promise<void> {
  await tx
    .insertInto("password_resets")
    .values({
      token_hash: tokenHash,
      user_id: userId,
      expires_at: sql<Date>`now() + make_interval(mins => ${minutes})`,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

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

/** Consumes a password-reset ticket. Of several concurrent requests with the same ticket, only one succeeds. */
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

export async function sweepResets(tx: Tx): Promise<void> {
  await tx
    .deleteFrom("password_resets")
    .where("expires_at", "<", sql<Date>`now()`)
    .execute();
}

import type { Db, Tables, Tx } from "@orbita/db";
import { sql, type Insertable, type Selectable } from "kysely";
import type { UserRow } from "./queries.ts";

type EmailChangeRow = Selectable<Tables["email_changes"]>;

export async function insertEmailChange(tx: Tx, values: Insertable<Tables["email_changes"]>): Promise<void> {
  await tx.insertInto("email_changes").values(values).execute();
}

export async function saveUndoHash(tx: Tx, id: string, undoHash: Buffer): Promise<void> {
  await tx.updateTable("email_changes").set({ undo_hash: undoHash }).where("id", "=", id).execute();
}

/** The email change that this undo link belongs to, if it can still be undone. */
export const findUndoable = (db: Db, undoHash: Buffer, now: Date): Promise<EmailChangeRow | undefined> =>
  db
    .selectFrom("email_changes")
    .selectAll()
    .where("undo_hash", "=", undoHash)
    .where("undo_until", ">", now)
    .executeTakeFirst();

/** Deletes a change of the email address and all later ones, because undoing a change also undoes the later ones. An earlier change can still be undone. */
export async function deleteEmailChangesSince(tx: Tx, { user_id, changed_at }: EmailChangeRow): Promise<void> {
  await tx.deleteFrom("email_changes").where("user_id", "=", user_id).where("changed_at", ">=", changed_at).execute();
}

export const findEmailChange = (db: Db, id: string) =>
  db
    .selectFrom("email_changes")
    .innerJoin("users", "users.id", "email_changes.user_id")
    .selectAll("email_changes")
    .select("users.language")
    .where("email_changes.id", "=", id)
    .executeTakeFirst();

/**
 * True while the user's current address is new and its change can still be undone. Until then the address does not prove that the
 * user owns the account. False for a user who went back to the first address.
 */
export async function hasNewAddress(db: Db, { id, email }: Pick<UserRow, "id" | "email">): Promise<boolean> {
  const first = await db
    .selectFrom("email_changes")
    .select("from_email")
    .where("user_id", "=", id)
    .where("undo_until", ">", sql<Date>`now()`)
    .orderBy("changed_at")
    .limit(1)
    .executeTakeFirst();
  return first !== undefined && first.from_email !== email;
}

export async function sweepEmailChanges(tx: Tx): Promise<void> {
  await tx
    .deleteFrom("email_changes")
    .where("undo_until", "<", sql<Date>`now()`)
    .execute();
}

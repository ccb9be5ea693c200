import type { Db, Tables, Tx } from "@orbita/db";
import type { Insertable, Selectable } from "kysely";

export type CodeRow = Selectable<Tables["one_time_codes"]>;
export type CodePurpose = CodeRow["purpose"];
export type CodeKey = { subject: string; purpose: CodePurpose };

/** The newest code takes the place of the one before. */
export async function saveCode(tx: Tx, values: Insertable<Tables["one_time_codes"]>): Promise<void> {
  await tx
    .insertInto("one_time_codes")
    .values(values)
    .onConflict((conflict) =>
      conflict.columns(["subject", "purpose"]).doUpdateSet((excluded) => ({
        id: excluded.ref("excluded.id"),
        user_id: excluded.ref("excluded.user_id"),
        expires_at: excluded.ref("excluded.expires_at"),
        created_at: excluded.ref("excluded.created_at"),
        tries: 0,
      })),
    )
    .execute();
}

/** Guesses at one code come one after the other, however many arrive at once. */
export const lockCode = (tx: Tx, { subject, purpose }: CodeKey): Promise<CodeRow | undefined> =>
  tx
    .selectFrom("one_time_codes")
    .selectAll()
    .where("subject", "=", subject)
    .where("purpose", "=", purpose)
    .forUpdate()
    .executeTakeFirst();

export async function countTry(tx: Tx, id: string): Promise<void> {
  await tx
    .updateTable("one_time_codes")
    .set((row) => ({ tries: row("tries", "+", 1) }))
    .where("id", "=", id)
    .execute();
}

export async function deleteCode(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom("one_time_codes").where("id", "=", id).execute();
}

/** A code with whom to mail it to; undefined once a newer one took its place, or if nobody has that address. */
export const findCodeToSend = (db: Db, id: string) =>
  db
    .selectFrom("one_time_codes")
    .innerJoin("users", "users.id", "one_time_codes.user_id")
    .select(["one_time_codes.purpose", "one_time_codes.expires_at", "users.email", "users.language", "users.enabled"])
    .where("one_time_codes.id", "=", id)
    .executeTakeFirst();

import { contactLimits } from "@orbita/contract";
import type { Db, Tables, Tx } from "@orbita/db";
import { sql, type Insertable, type Selectable } from "kysely";

export type ContactMessageRow = Selectable<Tables["contact_requests"]>;

export async function insertContact(tx: Tx, values: Insertable<Tables["contact_requests"]>): Promise<void> {
  await tx.insertInto("contact_requests").values(values).execute();
}

export const findContact = (db: Db, id: string): Promise<ContactMessageRow | undefined> =>
  db.selectFrom("contact_requests").selectAll().where("id", "=", id).executeTakeFirst();

/** The number of contact messages from this email address in the last day, including the current one. */
export async function countLately(tx: Tx, email: string): Promise<number> {
  const { count } = await tx
    .selectFrom("contact_requests")
    .select(({ fn }) => fn.countAll<string>().as("count"))
    .where("email", "=", email)
    .where("created_at", ">", sql<Date>`now() - interval '1 day'`)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Deletes the contact messages of a user: those sent while signed in, and those from the same email address. */
export async function deleteContactsOf(tx: Tx, { id, email }: { id: string; email: string }): Promise<void> {
  await tx
    .deleteFrom("contact_requests")
    .where((row) => row.or([row("user_id", "=", id), row("email", "=", email)]))
    .execute();
}

/** Marks a captcha solution as used. Returns false if it was already used; of several concurrent requests only one succeeds. */
export async function spendPuzzle(tx: Tx, { key, until }: { key: Buffer; until: Date }): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto("captcha_spent")
    .values({ challenge_hash: key, expires_at: until })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Deletes expired captcha solutions, and contact messages past their retention. Returns true if there may be more. */
export async function sweepContacts(tx: Tx, limit: number): Promise<boolean> {
  const puzzles = await sql`delete from captcha_spent where challenge_hash in
    (select challenge_hash from captcha_spent where expires_at < now() limit ${limit})`.execute(tx);
  const messages = await sql`delete from contact_requests where id in
    (select id from contact_requests where created_at < now() - make_interval(months => ${contactLimits.keptMonths})
      order by created_at limit ${limit})`.execute(tx);
  return [puzzles, messages].some(({ numAffectedRows }) => Number(numAffectedRows) === limit);
}

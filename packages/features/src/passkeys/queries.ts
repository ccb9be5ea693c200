import type { Db, Tables, Tx } from "@orbita/db";
import { sql, type Insertable, type Selectable } from "kysely";

export type PasskeyRow = Selectable<Tables["passkeys"]>;

export async function insertChallenge(tx: Tx, values: Insertable<Tables["passkey_challenges"]>): Promise<void> {
  await tx.insertInto("passkey_challenges").values(values).execute();
}

/**
 * Reads and deletes a passkey challenge, so that the second of two concurrent requests finds none. `userId` is null for a sign-in; a sign-in
 * challenge cannot confirm a signed-in user or vice versa, and a challenge of one user is not valid for another.
 */
export async function takeChallenge(
  tx: Tx,
  { id, userId, now }: { id: string; userId: string | null; now: Date },
): Promise<string | undefined> {
  const row = await tx
    .deleteFrom("passkey_challenges")
    .where("id", "=", id)
    .where("user_id", userId === null ? "is" : "=", userId)
    .returning(["challenge", "expires_at"])
    .executeTakeFirst();
  return row && row.expires_at > now ? row.challenge : undefined;
}

/** Stores a link for enrolling a passkey. It invalidates the earlier links of the user. */
export async function insertEnrolment(tx: Tx, values: Insertable<Tables["passkey_enrolments"]>): Promise<void> {
  await tx.deleteFrom("passkey_enrolments").where("user_id", "=", values.user_id).execute();
  await tx.insertInto("passkey_enrolments").values(values).execute();
}

export async function findEnrolment(db: Db, tokenHash: Buffer, now: Date): Promise<string | undefined> {
  const row = await db
    .selectFrom("passkey_enrolments")
    .select("user_id")
    .where("token_hash", "=", tokenHash)
    .where("expires_at", ">", now)
    .executeTakeFirst();
  return row?.user_id;
}

/** Deletes a passkey enrolment link, so that it works once; returns true to only one of several concurrent requests. */
export async function takeEnrolment(tx: Tx, tokenHash: Buffer): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom("passkey_enrolments")
    .where("token_hash", "=", tokenHash)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** The passkeys of a user, oldest first. */
export const findPasskeys = (db: Db, userId: string): Promise<PasskeyRow[]> =>
  db.selectFrom("passkeys").selectAll().where("user_id", "=", userId).orderBy("created_at").orderBy("id").execute();

export const findByCredential = (db: Db, credentialId: Buffer): Promise<PasskeyRow | undefined> =>
  db.selectFrom("passkeys").selectAll().where("credential_id", "=", credentialId).executeTakeFirst();

export const lockPasskey = (tx: Tx, { id, userId }: { id: string; userId: string }): Promise<PasskeyRow | undefined> =>
  tx
    .selectFrom("passkeys")
    .selectAll()
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .forUpdate()
    .executeTakeFirst();

export const insertPasskey = (tx: Tx, values: Insertable<Tables["passkeys"]>): Promise<PasskeyRow> =>
  tx.insertInto("passkeys").values(values).returningAll().executeTakeFirstOrThrow();

/**
 * Stores the new counter of a passkey. False if a concurrent sign-in has advanced the counter or the passkey was removed. The
 * counter of synced passkeys is always 0.
 */
export async function markUsed(
  tx: Tx,
  { id, counter, now }: { id: string; counter: number; now: Date },
): Promise<boolean> {
  const row = await tx
    .updateTable("passkeys")
    .set({ counter, last_used_at: now })
    .where("id", "=", id)
    .where((where) =>
      where.or([
        where("counter", "<", sql<string>`${counter}`),
        where.and([where.lit(counter === 0), where("counter", "=", "0")]),
      ]),
    )
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

export const renamePasskeyRow = (tx: Tx, id: string, name: string): Promise<PasskeyRow> =>
  tx.updateTable("passkeys").set({ name }).where("id", "=", id).returningAll().executeTakeFirstOrThrow();

export async function deletePasskey(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom("passkeys").where("id", "=", id).execute();
}

/** Deletes the passkeys added since a time from which another person may have controlled the account. */
export async function deletePasskeysSince(tx: Tx, userId: string, since: Date): Promise<void> {
  await tx.deleteFrom("passkeys").where("user_id", "=", userId).where("created_at", ">=", since).execute();
}

/** Counts the other passkeys and the providers with which the user can sign in. The password is a column of the user's own row. */
export async function countOtherWays(tx: Tx, { id, userId }: { id: string; userId: string }): Promise<number> {
  const { rows } = await sql<{ ways: number }>`
    select (select count(*) from passkeys where user_id = ${userId} and id <> ${id})::integer
         + (select count(*) from identities where user_id = ${userId})::integer as ways`.execute(tx);
  return rows[0]!.ways;
}

/**
 * Deletes one batch of expired passkey challenges, and all expired enrolment links; returns true while there may be more
 * challenges.
 */
export async function sweepChallenges(tx: Tx, limit: number): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`delete from passkey_challenges where id in (
    select id from passkey_challenges where expires_at < now() limit ${limit})`.execute(tx);
  await sql`delete from passkey_enrolments where expires_at < now()`.execute(tx);
  return Number(numAffectedRows) === limit;
}

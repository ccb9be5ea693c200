import type { SocialProvider } from "@orbita/contract";
import type { Db, Tables, Tx } from "@orbita/db";
import { sql, type Insertable, type Selectable } from "kysely";

export type IdentityRow = Selectable<Tables["identities"]>;
export type SocialFlowRow = Selectable<Tables["social_flows"]>;

export async function insertFlow(tx: Tx, values: Insertable<Tables["social_flows"]>): Promise<void> {
  await tx.insertInto("social_flows").values(values).execute();
}

/** Reads and deletes a sign-in flow, so that only one of several concurrent requests gets it. */
export const takeFlow = (tx: Tx, flowHash: Buffer): Promise<SocialFlowRow | undefined> =>
  tx.deleteFrom("social_flows").where("flow_hash", "=", flowHash).returningAll().executeTakeFirst();

export const findIdentity = (db: Db, provider: SocialProvider, subject: string): Promise<IdentityRow | undefined> =>
  db
    .selectFrom("identities")
    .selectAll()
    .where("provider", "=", provider)
    .where("subject", "=", subject)
    .executeTakeFirst();

/**
 * Inserts a provider's identity. Returns undefined if the identity already belongs to a user, or the user has another identity of this provider; the
 * database constraints decide.
 */
export const insertIdentity = (tx: Tx, values: Insertable<Tables["identities"]>): Promise<IdentityRow | undefined> =>
  tx
    .insertInto("identities")
    .values(values)
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();

/** Updates the time of last use of a provider's identity, and the email address that the provider reports now. */
export async function touchIdentity(tx: Tx, { id, email }: IdentityRow, now: Date, told: string | null): Promise<void> {
  await tx
    .updateTable("identities")
    .set({ last_used_at: now, ...(told !== email && { email: told }) })
    .where("id", "=", id)
    .execute();
}

export const listIdentities = (db: Db, userId: string): Promise<IdentityRow[]> =>
  db.selectFrom("identities").selectAll().where("user_id", "=", userId).orderBy("created_at").execute();

export async function deleteIdentity(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom("identities").where("id", "=", id).execute();
}

/** Deletes the provider identities connected since a time from which another person may have controlled the account. */
export async function deleteIdentitiesSince(tx: Tx, userId: string, since: Date): Promise<void> {
  await tx.deleteFrom("identities").where("user_id", "=", userId).where("created_at", ">=", since).execute();
}

/** Counts a user's sign-in methods: the password, each passkey and each provider. A caller that removes a method holds the lock on the user. */
export async function countWaysIn(tx: Tx, userId: string): Promise<number> {
  const { rows } = await sql<{ ways: number }>`
    select (select count(*) from users where id = ${userId} and password_hash is not null)::int
      + (select count(*) from passkeys where user_id = ${userId})::int
      + (select count(*) from identities where user_id = ${userId})::int as ways`.execute(tx);
  return rows[0]?.ways ?? 0;
}

/** Deletes one batch of expired provider flows and sign-ups; returns true while there may be more. */
export async function sweepFlows(tx: Tx, limit: number): Promise<boolean> {
  const sweeps = [
    sql`delete from social_flows where flow_hash in (
      select flow_hash from social_flows where expires_at < now() limit ${limit})`,
    sql`delete from pending_sign_ups where id in (
      select id from pending_sign_ups where expires_at < now() limit ${limit})`,
  ];
  let more = false;
  for (const sweep of sweeps) {
    const { numAffectedRows = 0n } = await sweep.execute(tx);
    more ||= Number(numAffectedRows) === limit;
  }
  return more;
}

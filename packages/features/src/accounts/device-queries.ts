import type { Db } from "@orbita/db";
import { sql } from "kysely";
import type { UserRow } from "./queries.ts";

/**
 * Whether this browser signed in to the account before. One whose last sign-in was ended from elsewhere, or by a new password, has
 * to begin again; who left by themselves, was thrown out by a thief's use of a token, or ended it in this very transaction,
 * as who sets a new password does, has not.
 */
const isKnown = (userId: unknown, device: Buffer | null) => sql<boolean>`coalesce((
  select s.revoked_at is null or s.revoked_reason in ('logout', ${tokenReused}) or s.revoked_at >= now()
  from sessions s where s.user_id = ${userId} and s.device_hash = ${device}::bytea
  order by s.created_at desc, s.id desc limit 1), false)`;

/** The reason of a sign-in that ended because a refresh token came back after its use. */
export const tokenReused = "refresh token used twice";

/** The user with this address and whether the browser is known to them, in one statement whoever it is. */
export const findSigningIn = (
  db: Db,
  email: string,
  device: Buffer | null,
): Promise<(UserRow & { known: boolean }) | undefined> =>
  db
    .selectFrom("users")
    .selectAll()
    .select(isKnown(sql.ref("users.id"), device).as("known"))
    .where("email", "=", email)
    .executeTakeFirst();

/** Nobody's browser is known to nobody: null takes as long as a user. */
export async function knowsDevice(db: Db, userId: string | null, device: Buffer | null): Promise<boolean> {
  const { rows } = await sql<{ known: boolean }>`select ${isKnown(sql`${userId}::uuid`, device)} as known`.execute(db);
  return rows[0]?.known === true;
}

export type Standing = { known: boolean; seen: boolean };

/** Before a sign-in: whether the browser is known, and whether there was a sign-in before. */
export async function findStanding(db: Db, userId: string, device: Buffer | null): Promise<Standing | undefined> {
  const { rows } = await sql<Standing>`
    select ${isKnown(sql`u.id`, device)} as known,
      exists (select from sessions s where s.user_id = u.id) as seen
    from users u where u.id = ${userId}`.execute(db);
  return rows[0];
}

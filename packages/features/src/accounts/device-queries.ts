import type { Db } from "@orbita/db";
import { sql } from "kysely";
import type { UserRow } from "./queries.ts";

/**
 * SQL: whether this browser signed in to the account before. A browser becomes unknown if its last session was ended from
 * another device or by a new password; the transaction that sets the new password still sees it as known. A logout or a reused
 * refresh token does not make it unknown.
 */
const isKnown = (userId: unknown, device: Buffer | null) => sql<boolean>`coalesce((
  select s.revoked_at is null or s.revoked_reason in ('logout', ${tokenReused}) or s.revoked_at >= now()
  from sessions s where s.user_id = ${userId} and s.device_hash = ${device}::bytea
  order by s.created_at desc, s.id desc limit 1), false)`;

/** The revocation reason of a session that ended because a refresh token was used again. */
export const tokenReused = "refresh token used twice";

/**
 * The user with this email address, and whether this browser signed in to the account before. One statement in all cases, so that
 * timing does not reveal accounts.
 */
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

/**
 * Whether the user signed in with this device before. Runs the query even if the user or the device is null, so that the timing
 * is the same.
 */
export async function knowsDevice(db: Db, userId: string | null, device: Buffer | null): Promise<boolean> {
  const { rows } = await sql<{ known: boolean }>`select ${isKnown(sql`${userId}::uuid`, device)} as known`.execute(db);
  return rows[0]?.known === true;
}

export type DeviceState = { known: boolean; seen: boolean };

/** The state before a sign-in: whether the browser is known, and whether the user has ever signed in. */
export async function findDeviceState(db: Db, userId: string, device: Buffer | null): Promise<DeviceState | undefined> {
  const { rows } = await sql<DeviceState>`
    select ${isKnown(sql`u.id`, device)} as known,
      exists (select from sessions s where s.user_id = u.id) as seen
    from users u where u.id = ${userId}`.execute(db);
  return rows[0];
}

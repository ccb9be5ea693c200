import type { Db, Tx } from "@orbita/db";
import { sql } from "kysely";

export type WebSessionRow = { sessionId: string; sealed: Buffer; accessExpiresAt: Date };
const columns = ["session_id as sessionId", "sealed", "access_expires_at as accessExpiresAt"] as const;

/** The session of a refresh token that was not used yet, with the time at which the session expires at the latest. */
export async function findSessionOfToken(db: Db, tokenHash: Buffer) {
  return db
    .selectFrom("refresh_tokens")
    .innerJoin("sessions", "sessions.id", "refresh_tokens.session_id")
    .select(["sessions.id", "sessions.expires_at as expiresAt"])
    .where("refresh_tokens.token_hash", "=", tokenHash)
    .where("refresh_tokens.used_at", "is", null)
    .where("sessions.revoked_at", "is", null)
    .executeTakeFirst();
}

export async function insertWebSession(tx: Tx, cookieHash: Buffer, row: WebSessionRow): Promise<void> {
  await tx
    .insertInto("web_sessions")
    .values({
      cookie_hash: cookieHash,
      session_id: row.sessionId,
      sealed: row.sealed,
      access_expires_at: row.accessExpiresAt,
    })
    .execute();
}

/** The web session of a cookie, with its user id; undefined if the cookie is unknown or its session has ended. */
export const findWebSession = (db: Db, cookieHash: Buffer): Promise<(WebSessionRow & { userId: string }) | undefined> =>
  db
    .selectFrom("web_sessions")
    .innerJoin("sessions", "sessions.id", "web_sessions.session_id")
    .innerJoin("users", "users.id", "sessions.user_id")
    .select([...columns, "sessions.user_id as userId"])
    .where("cookie_hash", "=", cookieHash)
    .where("sessions.revoked_at", "is", null)
    .where("sessions.expires_at", ">", sql<Date>`now()`)
    .where("users.enabled", "=", true)
    .executeTakeFirst();

/**
 * Locks a web session. The query reads no joined tables: after waiting for a lock, PostgreSQL rereads the locked row, but not
 * the rows joined to it.
 */
export const lockWebSession = (tx: Tx, cookieHash: Buffer): Promise<WebSessionRow | undefined> =>
  tx.selectFrom("web_sessions").select(columns).where("cookie_hash", "=", cookieHash).forUpdate().executeTakeFirst();

export async function saveWebSession(tx: Tx, cookieHash: Buffer, row: Omit<WebSessionRow, "sessionId">): Promise<void> {
  await tx
    .updateTable("web_sessions")
    .set({ sealed: row.sealed, access_expires_at: row.accessExpiresAt })
    .where("cookie_hash", "=", cookieHash)
    .execute();
}

export async function deleteWebSession(tx: Tx, cookieHash: Buffer): Promise<string | undefined> {
  const row = await tx
    .deleteFrom("web_sessions")
    .where("cookie_hash", "=", cookieHash)
    .returning("session_id")
    .executeTakeFirst();
  return row?.session_id;
}

import { accountLimits as limits, type SignInMethod } from "@orbita/contract";
import { hint, type Db, type Tables, type Tx } from "@orbita/db";
import { sql, type Selectable } from "kysely";

export const revocationsChannel = "revocations";

export type SessionValues = {
  id: string;
  userId: string;
  tokenHash: Buffer;
  method: SignInMethod;
  deviceHash: Buffer | null;
  userAgent: string;
  address: string;
};

/** Inserts a session with its first refresh token. */
export async function insertSession(
  tx: Tx,
  { id, userId, tokenHash, method, deviceHash, userAgent, address }: SessionValues,
): Promise<void> {
  await sql`with opened as (
      insert into sessions (id, user_id, method, device_hash, user_agent, address, expires_at)
      values (${id}, ${userId}, ${method}, ${deviceHash}::bytea, ${userAgent}, ${address}, now() + make_interval(days => ${limits.sessionDays})) returning id)
    insert into refresh_tokens (session_id, token_hash, expires_at)
    select id, ${tokenHash}::bytea, now() + make_interval(days => ${limits.refreshTokenDays}) from opened`.execute(tx);
}

export type SessionOwner = { sessionId: string; userId: string };

/**
 * Marks a refresh token as used and stores its successor in one statement, so that only one of several concurrent requests
 * succeeds. Reading before writing would let several through, because rows read after waiting for a lock come from the earlier
 * snapshot.
 */
export async function rotateToken(tx: Tx, tokenHash: Buffer, nextHash: Buffer): Promise<SessionOwner | undefined> {
  const { rows } = await sql<SessionOwner>`
    with used as (
      update refresh_tokens t set used_at = clock_timestamp()
      where t.token_hash = ${tokenHash}::bytea and t.used_at is null and t.expires_at > now() and exists (
        select 1 from sessions s join users u on u.id = s.user_id
        where s.id = t.session_id and s.revoked_at is null and s.expires_at > now() and u.enabled)
      returning t.id, t.session_id),
    next as (
      insert into refresh_tokens (session_id, token_hash, parent_id, expires_at)
      select session_id, ${nextHash}::bytea, id, now() + make_interval(days => ${limits.refreshTokenDays}) from used
      returning session_id)
    update sessions s set last_used_at = now() from next where s.id = next.session_id
    returning s.id as "sessionId", s.user_id as "userId"`.execute(tx);
  return rows[0];
}

export type TokenState = SessionOwner & { ended: boolean; used: boolean; inGrace: boolean; nextHash: Buffer | null };

/**
 * The state of a refresh token that could not be rotated, to find out why. A separate statement, because it must see what a concurrent request has
 * committed.
 */
export async function findTokenState(tx: Tx, tokenHash: Buffer): Promise<TokenState | undefined> {
  const { rows } = await sql<TokenState>`
    select t.session_id as "sessionId", s.user_id as "userId", t.used_at is not null as used, next.token_hash as "nextHash",
      s.revoked_at is not null or s.expires_at <= now() or t.expires_at <= now() or not u.enabled as ended,
      coalesce(clock_timestamp() - t.used_at <= make_interval(secs => ${limits.refreshGraceSeconds}), false) as "inGrace"
    from refresh_tokens t join sessions s on s.id = t.session_id join users u on u.id = s.user_id
      left join refresh_tokens next on next.parent_id = t.id
    where t.token_hash = ${tokenHash}::bytea`.execute(tx);
  return rows[0];
}

export type SessionRow = Selectable<Tables["sessions"]>;

/** The active sessions of a user, last used first. */
export const findLiveSessions = (db: Db, userId: string): Promise<SessionRow[]> =>
  db
    .selectFrom("sessions")
    .selectAll()
    .where("user_id", "=", userId)
    .where("revoked_at", "is", null)
    .where("expires_at", ">", sql<Date>`now()`)
    .orderBy("last_used_at", "desc")
    .orderBy("id", "desc")
    .execute();

export type EndedSession = SessionOwner & { userAgent: string | null; address: string | null };
/** Selects one session by its id, all sessions of a user, or all but one. */
export type SessionSelector = { id?: string; of?: string; except?: string | null };

/** Revokes the selected sessions in one statement. Sessions that had already ended are not returned. */
export async function revokeSessions(
  tx: Tx,
  { id, of, except }: SessionSelector,
  reason: string,
): Promise<EndedSession[]> {
  if (id === undefined && of === undefined) throw new Error("whose sessions?");
  const rows = await tx
    .updateTable("sessions")
    .set({ revoked_at: sql<Date>`clock_timestamp()`, revoked_reason: reason })
    .where("revoked_at", "is", null)
    .where("expires_at", ">", sql<Date>`now()`)
    .$if(id !== undefined, (query) => query.where("id", "=", id!))
    .$if(of !== undefined, (query) => query.where("user_id", "=", of!))
    .$if(typeof except === "string", (query) => query.where("id", "<>", except!))
    .returning(["id as sessionId", "user_id as userId", "user_agent as userAgent", "address"])
    .execute();
  // The commit sends this notification, so it cannot be lost; the outbox instead notifies after the commit. PostgreSQL serialises
  // commits that notify, which is acceptable because sessions end rarely.
  if (rows.length > 0) await hint(tx, revocationsChannel);
  return rows;
}

/** Notifies all processes that a user was enabled or disabled: they then refresh their revocations at once instead of within a second. */
export const publishRevocations = (tx: Tx): Promise<void> => hint(tx, revocationsChannel);

export const findRevokedSince = async (db: Db, seconds: number): Promise<string[]> => {
  const rows = await db
    .selectFrom("sessions")
    .select("id")
    .where("revoked_at", ">", sql<Date>`now() - make_interval(secs => ${seconds})`)
    .execute();
  return rows.map(({ id }) => id);
};

export const findDisabledSince = async (db: Db, seconds: number): Promise<string[]> => {
  const rows = await db
    .selectFrom("users")
    .select("id")
    .where("enabled", "=", false)
    .where("updated_at", ">", sql<Date>`now() - make_interval(secs => ${seconds})`)
    .execute();
  return rows.map(({ id }) => id);
};

/**
 * Deletes one batch each of expired one-time codes, of expired refresh tokens, and of sessions that ended more than `keptDays`
 * ago. Batches keep locks short. Returns true while there are more.
 */
export async function sweepSessions(
  db: Db,
  { keptDays, limit }: { keptDays: number; limit: number },
): Promise<boolean> {
  const past = sql`now() - make_interval(days => ${keptDays})`;
  const sweeps = [
    sql`delete from one_time_codes where id in (select id from one_time_codes where expires_at < now() limit ${limit})`,
    sql`delete from refresh_tokens where id in (select id from refresh_tokens where expires_at < now() limit ${limit})`,
    sql`delete from sessions where id in (
      select id from sessions where expires_at < ${past} or revoked_at < ${past} limit ${limit})`,
  ];
  let more = false;
  for (const sweep of sweeps) {
    const { numAffectedRows = 0n } = await sweep.execute(db);
    more ||= Number(numAffectedRows) === limit;
  }
  return more;
}

/** Whether the session is neither revoked nor expired, read from the database. */
export async function isLiveSession(db: Db, id: string): Promise<boolean> {
  const row = await db
    .selectFrom("sessions")
    .select("id")
    .where("id", "=", id)
    .where("revoked_at", "is", null)
    .where("expires_at", ">", sql<Date>`now()`)
    .executeTakeFirst();
  return row !== undefined;
}

import type { Db, Tables, Tx } from "@orbita/db";
import { sql, type Insertable, type Selectable } from "kysely";
import type { Actor, Membership } from "../kernel/ctx.ts";
import { fail } from "../kernel/failure.ts";

export type UserRow = Selectable<Tables["users"]>;
type MySpace = {
  id: string;
  name: string;
  url: string;
  role: Membership["role"];
  verified: boolean;
  suspended: { decisionId: string | null } | null;
};
export type MeRow = UserRow & { spaces: MySpace[] };

export async function insertUser(tx: Tx, values: Insertable<Tables["users"]>): Promise<void> {
  await tx.insertInto("users").values(values).execute();
}

export const findUserByEmail = (db: Db, email: string): Promise<UserRow | undefined> =>
  db.selectFrom("users").selectAll().where("email", "=", email).executeTakeFirst();

export const findUser = (db: Db, id: string): Promise<UserRow | undefined> =>
  db.selectFrom("users").selectAll().where("id", "=", id).executeTakeFirst();

/** Reads the user and locks the row until the transaction ends. */
export const lockUser = (tx: Tx, id: string): Promise<UserRow | undefined> =>
  tx.selectFrom("users").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();

/**
 * Whether an account uses the email address. The old address of a change that can still be undone also counts as used, except for the user `but`, who
 * may go back to it.
 */
export async function hasEmail(db: Db, email: string, { but = null }: { but?: string | null } = {}): Promise<boolean> {
  const { rows } = await sql`
    select from users where email = ${email}
    union all
    select from email_changes where from_email = ${email} and undo_until > now() and user_id is distinct from ${but}::uuid
    limit 1`.execute(db);
  return rows.length > 0;
}

/**
 * Whether another user has this username. Names that differ only in case or accents count as the same. The user `but` does not
 * count, so that they may respell their own name.
 */
export async function hasUsername(db: Db, username: string, { but }: { but?: string } = {}): Promise<boolean> {
  const row = await db
    .selectFrom("users")
    .select("id")
    .where(sql<string>`plain(username)`, "=", sql<string>`plain(${username})`)
    .$if(but !== undefined, (query) => query.where("id", "<>", but!))
    .executeTakeFirst();
  return row !== undefined;
}

/** A user with their Spaces. Closed Spaces are left out, also for their members; suspended Spaces are marked. */
export const findMe = (db: Db, id: string): Promise<MeRow | undefined> =>
  db
    .selectFrom("users")
    .selectAll("users")
    .select(
      sql<MeRow["spaces"]>`coalesce((
        select json_agg(json_build_object('id', s.id, 'name', s.name, 'url', s.url, 'role', m.role, 'verified', coalesce(s.verified_until > now(), false), 'suspended',
          case when not s.enabled then json_build_object('decisionId', (
            select c.id from moderation_cases c where c.kind = 'space' and c.space_id = s.id and c.decision = 'disabled'
            order by c.decided_at desc limit 1)) end) order by m.created_at, s.id)
        from members m join spaces s on s.id = m.space_id
        where m.user_id = users.id and m.enabled and s.closed_at is null), '[]')`.as("spaces"),
    )
    .where("id", "=", id)
    .executeTakeFirst();

export type ActorFacts = Pick<Actor, "admin" | "emailVerified" | "memberships"> & {
  /** True if the account is scheduled for deletion. */
  isLeaving: boolean;
};
/** The session of the user. `anyMethod` is true if this installation allows administrators to sign in without a passkey. */
type ActorSession = { readonly sessionId: string | null; readonly anyMethod: boolean };

/**
 * The current permissions of a user; undefined if the user is disabled or deleted. One statement, because it runs on each
 * request. Admin rights apply only in a session that was opened with a passkey.
 */
export async function findActor(
  db: Db,
  userId: string,
  { sessionId, anyMethod }: ActorSession,
): Promise<ActorFacts | undefined> {
  const { rows } = await sql<{ admin: boolean; verified: boolean; leaving: boolean; memberships: Membership[] }>`
    select 'admin' = any (u.scopes) and (${anyMethod}::boolean or exists (
        select from sessions s where s.id = ${sessionId}::uuid and s.user_id = u.id and s.method = 'passkey')) as admin,
      u.email_verified_at is not null as verified, u.deletes_at is not null as leaving, coalesce((
      select json_agg(json_build_object('spaceId', m.space_id, 'role', m.role, 'suspended', not s.enabled,
        'verified', coalesce(s.verified_until > now(), false)))
      from members m join spaces s on s.id = m.space_id
      where m.user_id = u.id and m.enabled and s.closed_at is null), '[]') as memberships
    from users u where u.id = ${userId} and u.enabled`.execute(db);
  const [row] = rows;
  return row && { admin: row.admin, emailVerified: row.verified, isLeaving: row.leaving, memberships: row.memberships };
}

/** Cancels the scheduled deletion of the account. Returns false if none was scheduled. */
export async function takeDeletionBack(tx: Tx, id: string): Promise<boolean> {
  const row = await tx
    .updateTable("users")
    .set({ deletes_at: null })
    .where("id", "=", id)
    .where("deletes_at", "is not", null)
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

export type UserChange = Partial<Omit<UserRow, "id" | "version" | "created_at" | "updated_at">>;

export async function changeUser(tx: Tx, id: string, change: UserChange): Promise<void> {
  await tx.updateTable("users").set(change).where("id", "=", id).execute();
}

/** Deletes a user. Sessions, settings, activity log, keys, memberships and codes are deleted by cascade; files lose their owner. */
export async function deleteUser(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom("users").where("id", "=", id).execute();
}

/** Removes images that are being deleted from the profiles that show them. */
export async function clearUserImages(tx: Tx, fileIds: readonly string[]): Promise<void> {
  for (const column of ["profile_image_id", "cover_image_id"] as const)
    await tx
      .updateTable("users")
      .set({ [column]: null })
      .where(column, "in", fileIds)
      .execute();
}

/**
 * Call this before a user is disabled, leaves or loses the admin scope: the last administrator cannot be removed. The advisory
 * lock serialises two admins who remove each other at the same moment; the second call finds no other admin and fails.
 */
export async function keepAdministrator(tx: Tx, userId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('administrators', 0))`.execute(tx);
  const { rows } = await sql<{ own: boolean; others: boolean }>`
    select exists (select from users where id = ${userId} and 'admin' = any (scopes)) as own,
      exists (select from users where id <> ${userId} and 'admin' = any (scopes) and enabled and deletes_at is null) as others`.execute(
    tx,
  );
  if (rows[0]!.own && !rows[0]!.others) fail("admin.last");
}

import type { SpaceRole } from "@orbita/contract";
import type { Db, Tx } from "@orbita/db";
import { sql } from "kysely";

export type MemberRow = {
  user_id: string;
  first_name: string;
  last_name: string;
  email: string;
  profile_image_id: string | null;
  role: SpaceRole;
  qualification: string | null;
  on_page: boolean;
  named_to_talents: boolean;
  created_at: Date;
  last_seen: Date | null;
};

/** Members of a Space, without accounts that are being deleted. */
const listed = (db: Db, spaceId: string) =>
  db
    .selectFrom("members")
    .innerJoin("users", "users.id", "members.user_id")
    .select([
      "members.user_id",
      "users.first_name",
      "users.last_name",
      "users.email",
      "users.profile_image_id",
      "members.role",
      "members.qualification",
      "members.on_page",
      "members.named_to_talents",
      "members.created_at",
    ])
    .select(
      sql<Date | null>`(select max(s.last_used_at) from sessions s where s.user_id = members.user_id)`.as("last_seen"),
    )
    .where("members.space_id", "=", spaceId)
    .where("members.enabled", "=", true)
    .where("users.deletes_at", "is", null);

export const findMembers = (db: Db, spaceId: string): Promise<MemberRow[]> =>
  listed(db, spaceId).orderBy("members.created_at").orderBy("members.user_id").execute();

export const findMember = (db: Db, spaceId: string, userId: string): Promise<MemberRow | undefined> =>
  listed(db, spaceId).where("members.user_id", "=", userId).executeTakeFirst();

export const findMemberByEmail = (db: Db, spaceId: string, email: string): Promise<MemberRow | undefined> =>
  listed(db, spaceId).where("users.email", "=", email).executeTakeFirst();

export type SpaceName = { id: string; name: string; url: string };

export const findSpaceName = (db: Db, id: string): Promise<SpaceName | undefined> =>
  db
    .selectFrom("spaces")
    .select(["id", "name", "url"])
    .where("id", "=", id)
    .where("enabled", "=", true)
    .executeTakeFirst();

/**
 * Locks a Space, which serialises membership changes: two owners who remove each other concurrently must not both succeed. Weaker than a lock for
 * deletion, so that new posts of the Space need not wait.
 */
export async function lockSpaceMembers(tx: Tx, id: string): Promise<SpaceName | undefined> {
  const { rows } = await sql<SpaceName>`
    select id, name, url from spaces where id = ${id} and enabled for no key update`.execute(tx);
  return rows[0];
}

/** A member's current role. Call it after taking the lock, because the role that the request began with may be outdated. */
export async function findRole(tx: Tx, spaceId: string, userId: string): Promise<SpaceRole | undefined> {
  const row = await tx
    .selectFrom("members")
    .select("role")
    .where("space_id", "=", spaceId)
    .where("user_id", "=", userId)
    .where("enabled", "=", true)
    .executeTakeFirst();
  return row?.role;
}

/** Counts the other active members and owners of a Space; disabled accounts and accounts that are being deleted do not count. */
export async function countOthers(tx: Tx, spaceId: string, userId: string) {
  const { rows } = await sql<{ others: number; otherOwners: number }>`
    select count(*)::integer as others, count(*) filter (where m.role = 'owner')::integer as "otherOwners"
    from members m join users u on u.id = m.user_id
    where m.space_id = ${spaceId} and m.user_id <> ${userId} and m.enabled and u.enabled and u.deletes_at is null`.execute(
    tx,
  );
  return rows[0]!;
}

type NewMember = { spaceId: string; userId: string; role: SpaceRole; addedBy: string | null };

/** Adds a member to a Space. Returns false if the user was already a member. */
export async function insertMember(tx: Tx, { spaceId, userId, role, addedBy }: NewMember): Promise<boolean> {
  const row = await tx
    .insertInto("members")
    .values({ space_id: spaceId, user_id: userId, role, added_by: addedBy })
    .onConflict((conflict) => conflict.doNothing())
    .returning("user_id")
    .executeTakeFirst();
  return row !== undefined;
}

/** Adds the creator of a new Space as its owner. */
export async function insertOwner(tx: Tx, spaceId: string, userId: string): Promise<void> {
  await tx.insertInto("members").values({ space_id: spaceId, user_id: userId, role: "owner" }).execute();
}

type MemberChange = { role?: SpaceRole; qualification?: string | null; on_page?: boolean };

export async function updateMember(tx: Tx, spaceId: string, userId: string, change: MemberChange): Promise<void> {
  if (Object.keys(change).length === 0) return;
  await tx.updateTable("members").set(change).where("space_id", "=", spaceId).where("user_id", "=", userId).execute();
}

export async function deleteMember(tx: Tx, spaceId: string, userId: string): Promise<void> {
  await tx.deleteFrom("members").where("space_id", "=", spaceId).where("user_id", "=", userId).execute();
}

export async function findMemberIds(db: Db, spaceIds: readonly string[]) {
  if (spaceIds.length === 0) return [];
  return db
    .selectFrom("members")
    .select(["space_id as spaceId", "user_id as userId"])
    .where("space_id", "in", spaceIds)
    .where("enabled", "=", true)
    .execute();
}

export async function findOwnerIds(db: Db, spaceId: string): Promise<string[]> {
  const rows = await db
    .selectFrom("members")
    .innerJoin("users", "users.id", "members.user_id")
    .select("members.user_id")
    .where("members.space_id", "=", spaceId)
    .where("members.role", "=", "owner")
    .where("members.enabled", "=", true)
    .where("users.enabled", "=", true)
    .where("users.deletes_at", "is", null)
    .execute();
  return rows.map(({ user_id }) => user_id);
}

/** Records a request to join a Space. Returns false if the user already asked within the last day. */
export async function saveJoinRequest(
  tx: Tx,
  { spaceId, userId, now }: { spaceId: string; userId: string; now: Date },
): Promise<boolean> {
  const { rows } = await sql`
    insert into join_requests (space_id, user_id, asked_at) values (${spaceId}, ${userId}, ${now})
    on conflict (space_id, user_id) do update set asked_at = excluded.asked_at
      where join_requests.asked_at <= excluded.asked_at - interval '1 day'
    returning asked_at`.execute(tx);
  return rows.length > 0;
}

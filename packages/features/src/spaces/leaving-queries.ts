import type { SpaceRole } from "@orbita/contract";
import type { Db, Tx } from "@orbita/db";
import { sql } from "kysely";

/**
 * A Space of a user who is leaving, with the number of other members and other owners. Disabled members, and members who are
 * leaving too, are not counted.
 */
export type SpaceToLeave = { id: string; name: string; role: SpaceRole; others: number; otherOwners: number };

export const findSpacesLeftBy = async (db: Db, userId: string): Promise<SpaceToLeave[]> => {
  const { rows } = await sql<SpaceToLeave>`
    select s.id, s.name, me.role,
      count(u.id)::integer as others,
      count(u.id) filter (where other.role = 'owner')::integer as "otherOwners"
    from members me
      join spaces s on s.id = me.space_id
      left join members other on other.space_id = s.id and other.user_id <> me.user_id and other.enabled
      left join users u on u.id = other.user_id and u.enabled and u.deletes_at is null
    where me.user_id = ${userId} and me.enabled and s.enabled
    group by s.id, me.role order by s.name, s.id`.execute(db);
  return rows;
};

/**
 * Locks the Spaces of a user, so that two owners who leave at the same moment are serialized. Locks in id order to prevent
 * deadlocks.
 */
export async function lockSpacesOf(tx: Tx, userId: string): Promise<void> {
  await sql`select from spaces where id in (select space_id from members where user_id = ${userId})
    order by id for update`.execute(tx);
}

export async function shutSpace(tx: Tx, id: string, now: Date): Promise<void> {
  await tx.updateTable("spaces").set({ enabled: false, closed_at: now }).where("id", "=", id).execute();
}

export async function reopenOwnedBy(tx: Tx, userId: string): Promise<string[]> {
  const rows = await tx
    .updateTable("spaces")
    .set({ enabled: true, closed_at: null })
    .where("closed_at", "is not", null)
    .where("closed_for_good", "=", false)
    .where("id", "in", (members) =>
      members
        .selectFrom("members")
        .select("space_id")
        .where("user_id", "=", userId)
        .where("role", "=", "owner")
        .where("enabled", "=", true),
    )
    .returning("id")
    .execute();
  return rows.map(({ id }) => id);
}

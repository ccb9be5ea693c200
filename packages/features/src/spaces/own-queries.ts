import type { Db, Tables, Tx } from "@orbita/db";
import { sql, type Selectable } from "kysely";
import type { SpaceColumns } from "./rules.ts";

/** Serializes changes of one Space. */
export const lockSpace = (tx: Tx, id: string): Promise<Selectable<Tables["spaces"]> | undefined> =>
  tx.selectFrom("spaces").selectAll().where("id", "=", id).where("enabled", "=", true).forUpdate().executeTakeFirst();

/** Also called when only its places changed: they share the Space's version. */
export async function saveSpace(tx: Tx, id: string, columns: SpaceColumns): Promise<void> {
  await tx.updateTable("spaces").set(columns).where("id", "=", id).execute();
}

export const findChanger = async (db: Db, userId: string | null): Promise<string | null> => {
  if (userId === null) return null;
  const row = await db
    .selectFrom("users")
    .select(["first_name", "last_name"])
    .where("id", "=", userId)
    .executeTakeFirst();
  return row ? `${row.first_name} ${row.last_name}` : null;
};

/** Publishing locks the contract too, so no post can be published in between. Disabled and expired posts also count. */
export async function countPublished(tx: Tx, spaceId: string): Promise<number> {
  await sql`select from contracts where space_id = ${spaceId} for update`.execute(tx);
  const { count } = await tx
    .selectFrom("job_posts")
    .select(sql<number>`count(*)::integer`.as("count"))
    .where("space_id", "=", spaceId)
    .where("status", "=", "published")
    .executeTakeFirstOrThrow();
  return count;
}

/** Rolls back only this work on failure, so that the transaction can still query the reason. */
export async function attempt<T>(tx: Tx, work: () => Promise<T>): Promise<T> {
  await sql`savepoint attempt`.execute(tx);
  try {
    return await work();
  } catch (error) {
    await sql`rollback to savepoint attempt`.execute(tx);
    throw error;
  }
}

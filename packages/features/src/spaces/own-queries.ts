import type { Db, Tables, Tx } from "@orbita/db";
import { sql, type Selectable } from "kysely";
import type { SpaceColumns } from "./rules.ts";

/** Locks an enabled Space, which serializes changes to it. */
export const lockOwnSpace = (tx: Tx, id: string): Promise<Selectable<Tables["spaces"]> | undefined> =>
  tx.selectFrom("spaces").selectAll().where("id", "=", id).where("enabled", "=", true).forUpdate().executeTakeFirst();

/** Saves columns of a Space. Also called without columns when only its locations changed, because they share the Space's version. */
export async function saveOwnSpace(tx: Tx, id: string, columns: SpaceColumns): Promise<void> {
  await tx.updateTable("spaces").set(columns).where("id", "=", id).execute();
}

/** Removes images that are being deleted from the Spaces that show them. */
export async function clearSpaceImages(tx: Tx, fileIds: readonly string[]): Promise<void> {
  for (const column of ["logo_id", "cover_id"] as const)
    await tx
      .updateTable("spaces")
      .set({ [column]: null })
      .where(column, "in", fileIds)
      .execute();
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

/**
 * Counts the published posts of a Space, including disabled and expired ones. Locks the contract like publishing does, so that no
 * post can be published in between.
 */
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

/** Runs work in a savepoint. On failure only this work is rolled back, so that the transaction can still query the reason. */
export async function attempt<T>(tx: Tx, work: () => Promise<T>): Promise<T> {
  await sql`savepoint attempt`.execute(tx);
  try {
    return await work();
  } catch (error) {
    await sql`rollback to savepoint attempt`.execute(tx);
    throw error;
  }
}

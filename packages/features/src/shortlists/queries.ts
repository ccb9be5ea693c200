import type { Db, Tables, Tx } from "@orbita/db";
import { sql, type Selectable } from "kysely";

export type ShortlistRow = Pick<
  Selectable<Tables["shortlists"]>,
  "id" | "name" | "version" | "created_at" | "updated_at"
> & {
  count: number;
};

const lists = (db: Db, spaceId: string) =>
  db
    .selectFrom("shortlists")
    .select(["id", "name", "version", "created_at", "updated_at"])
    .select(
      sql<number>`(select count(*)::integer from shortlist_entries e where e.shortlist_id = shortlists.id)`.as("count"),
    )
    .where("space_id", "=", spaceId);

export const findShortlists = (db: Db, spaceId: string): Promise<ShortlistRow[]> =>
  lists(db, spaceId)
    .orderBy(sql`lower(name)`)
    .orderBy("id")
    .execute();

export const findShortlist = (db: Db, spaceId: string, id: string): Promise<ShortlistRow | undefined> =>
  lists(db, spaceId).where("id", "=", id).executeTakeFirst();

export const findSpaceOfShortlist = async (db: Db, id: string): Promise<string | undefined> =>
  (await db.selectFrom("shortlists").select("space_id").where("id", "=", id).executeTakeFirst())?.space_id;

/** Locks the Space's row, so that two concurrent requests cannot both take the last free slot. */
export async function lockShortlistSpace(tx: Tx, id: string): Promise<void> {
  await tx.selectFrom("spaces").select("id").where("id", "=", id).forNoKeyUpdate().execute();
}

export const countShortlists = async (tx: Tx, spaceId: string): Promise<number> => {
  const { count } = await tx
    .selectFrom("shortlists")
    .select(sql<number>`count(*)::integer`.as("count"))
    .where("space_id", "=", spaceId)
    .executeTakeFirstOrThrow();
  return count;
};

export async function insertShortlist(
  tx: Tx,
  values: { id: string; space_id: string; name: string; created_at: Date },
) {
  await tx
    .insertInto("shortlists")
    .values({ ...values, updated_at: values.created_at })
    .execute();
}

type ShortlistKey = { spaceId: string; id: string };

/** Renames a shortlist. Returns false if it does not exist. */
export async function renameRow(tx: Tx, { spaceId, id }: ShortlistKey, name: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("shortlists")
    .set({ name })
    .where("id", "=", id)
    .where("space_id", "=", spaceId)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/**
 * Locks the shortlist and updates its version and time, because a change to an entry is a change to the list. False if the list
 * does not exist.
 */
export async function touchShortlist(tx: Tx, { spaceId, id }: ShortlistKey): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("shortlists")
    .set({ name: sql`name` })
    .where("id", "=", id)
    .where("space_id", "=", spaceId)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function deleteShortlist(tx: Tx, { spaceId, id }: ShortlistKey): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom("shortlists")
    .where("id", "=", id)
    .where("space_id", "=", spaceId)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

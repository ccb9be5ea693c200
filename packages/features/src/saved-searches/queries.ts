import type { Db, Tables, Tx } from "@orbita/db";
import { sql, type Insertable, type Selectable, type Updateable } from "kysely";

export type SearchRow = Selectable<Tables["saved_searches"]>;

/** The owner is a talent or a Space. */
export type Owner = { readonly userId: string } | { readonly spaceId: string };

const columnOf = (owner: Owner) => ("userId" in owner ? "user_id" : "space_id");
const idOf = (owner: Owner): string => ("userId" in owner ? owner.userId : owner.spaceId);

export type ShownRow = SearchRow & { by: string | null; last_match: Date | null };

const shown = (db: Db, owner: Owner) =>
  db
    .selectFrom("saved_searches")
    .leftJoin("users", "users.id", "saved_searches.saved_by")
    .selectAll("saved_searches")
    .select([
      sql<string | null>`users.first_name || ' ' || users.last_name`.as("by"),
      // Targets that existed when the search was saved are stored, but are not matches.
      sql<Date | null>`(select max(m.matched_at) from saved_search_matches m
        where m.search_id = saved_searches.id and m.matched_at > saved_searches.since)`.as("last_match"),
    ])
    .where(`saved_searches.${columnOf(owner)}`, "=", idOf(owner));

/** Newest first. */
export const findSearches = (db: Db, owner: Owner): Promise<ShownRow[]> =>
  shown(db, owner).orderBy("saved_searches.created_at", "desc").orderBy("saved_searches.id", "desc").execute();

export const findSearch = (db: Db, owner: Owner, id: string): Promise<ShownRow | undefined> =>
  shown(db, owner).where("saved_searches.id", "=", id).executeTakeFirst();

export const lockSearch = (tx: Tx, owner: Owner, id: string): Promise<SearchRow | undefined> =>
  tx
    .selectFrom("saved_searches")
    .selectAll()
    .where("id", "=", id)
    .where(columnOf(owner), "=", idOf(owner))
    .forUpdate()
    .executeTakeFirst();

/** Serializes concurrent requests, so that two cannot both take the last free slot. */
export async function lockOwner(tx: Tx, owner: Owner): Promise<void> {
  const table = "userId" in owner ? sql.table("users") : sql.table("spaces");
  await sql`select from ${table} where id = ${idOf(owner)} for no key update`.execute(tx);
}

export const countSearches = async (tx: Tx, owner: Owner): Promise<number> => {
  const { count } = await tx
    .selectFrom("saved_searches")
    .select(sql<number>`count(*)::integer`.as("count"))
    .where(columnOf(owner), "=", idOf(owner))
    .executeTakeFirstOrThrow();
  return count;
};

export async function insertSearch(tx: Tx, row: Insertable<Tables["saved_searches"]>): Promise<void> {
  await tx.insertInto("saved_searches").values(row).execute();
}

export async function updateSearch(tx: Tx, id: string, change: Updateable<Tables["saved_searches"]>): Promise<void> {
  await tx.updateTable("saved_searches").set(change).where("id", "=", id).execute();
}

export async function deleteSearch(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom("saved_searches").where("id", "=", id).execute();
}

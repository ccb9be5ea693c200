import type { Db, Tables, Tx } from "@orbita/db";
import { sql, type Insertable, type Selectable, type Updateable } from "kysely";
import type { NotificationRow } from "../notifications/index.ts";

export type SavedSearchRow = Selectable<Tables["saved_searches"]>;

/** The owner of a saved search: a talent, a Space, or a guest who confirmed an email address. */
export type SavedSearchOwner =
  | { readonly userId: string }
  | { readonly spaceId: string }
  | { readonly guestId: string };

/** The column of the owner, the owner's id and the table that the id refers to. */
function referenceOf(owner: SavedSearchOwner) {
  if ("userId" in owner) return { column: "user_id", id: owner.userId, table: "users" } as const;
  if ("spaceId" in owner) return { column: "space_id", id: owner.spaceId, table: "spaces" } as const;
  return { column: "guest_id", id: owner.guestId, table: "alert_guests" } as const;
}

export type VisibleSearchRow = SavedSearchRow & { by: string | null; last_match: Date | null };

function shown(db: Db, owner: SavedSearchOwner) {
  const { column, id } = referenceOf(owner);
  return db
    .selectFrom("saved_searches")
    .leftJoin("users", "users.id", "saved_searches.saved_by")
    .selectAll("saved_searches")
    .select([
      sql<string | null>`users.first_name || ' ' || users.last_name`.as("by"),
      // The table of matches also contains what existed when the search was saved. These rows are not matches, so only later ones count.
      sql<Date | null>`(select max(m.matched_at) from saved_search_matches m
        where m.search_id = saved_searches.id and m.matched_at > saved_searches.since)`.as("last_match"),
    ])
    .where(`saved_searches.${column}`, "=", id);
}

/** The saved searches of an owner, newest first. */
export const findSearches = (db: Db, owner: SavedSearchOwner): Promise<VisibleSearchRow[]> =>
  shown(db, owner).orderBy("saved_searches.created_at", "desc").orderBy("saved_searches.id", "desc").execute();

export const findSearch = (db: Db, owner: SavedSearchOwner, id: string): Promise<VisibleSearchRow | undefined> =>
  shown(db, owner).where("saved_searches.id", "=", id).executeTakeFirst();

export function lockSearch(tx: Tx, owner: SavedSearchOwner, id: string): Promise<SavedSearchRow | undefined> {
  const { column, id: ownerId } = referenceOf(owner);
  return tx
    .selectFrom("saved_searches")
    .selectAll()
    .where("id", "=", id)
    .where(column, "=", ownerId)
    .forUpdate()
    .executeTakeFirst();
}

/** Locks the row of the saved search's owner, so that two concurrent requests cannot both take the last free slot. */
export async function lockOwner(tx: Tx, owner: SavedSearchOwner): Promise<void> {
  const { table, id } = referenceOf(owner);
  await sql`select from ${sql.table(table)} where id = ${id} for no key update`.execute(tx);
}

export const countSearches = async (tx: Tx, owner: SavedSearchOwner): Promise<number> => {
  const { column, id } = referenceOf(owner);
  const { count } = await tx
    .selectFrom("saved_searches")
    .select(sql<number>`count(*)::integer`.as("count"))
    .where(column, "=", id)
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

export type NotifiedSearchRow = SavedSearchRow & { space_url: string | null; user_told: string; targets: string[] };

/** The saved search that a notification is about, with the matches that it reported. */
export async function findNotifiedSearch(
  db: Db,
  { user_id, data }: NotificationRow,
): Promise<NotifiedSearchRow | undefined> {
  const { searchId, at } = data as { searchId: string; at: string };
  const { rows } = await sql<NotifiedSearchRow>`
    select s.*, c.url as space_url, ${user_id}::uuid as user_told,
      array(select m.target_id::text from saved_search_matches m where m.search_id = s.id and m.told_at = ${at}
        order by m.target_id desc) as targets
    from saved_searches s left join spaces c on c.id = s.space_id
    where s.id = ${searchId} and (s.user_id = ${user_id} or s.saved_by = ${user_id})`.execute(db);
  return rows[0];
}

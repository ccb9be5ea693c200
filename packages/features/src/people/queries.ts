import { personFields, type Page, type SearchPayload } from "@orbita/contract";
import { searchTable, type Db, type Tables, type Tx } from "@orbita/db";
import { sql, type Selectable, type SelectQueryBuilder, type Updateable } from "kysely";

export type SettingsRow = Selectable<Tables["user_settings"]>;
export type HiddenFromRow = Selectable<Tables["hidden_from"]> & { space_name: string | null };

type UserRow = Selectable<Tables["users"]>;
export type PersonRow = Pick<
  UserRow,
  | "id"
  | "username"
  | "first_name"
  | "last_name"
  | "profile_image_id"
  | "cover_image_id"
  | "created_at"
  | "enabled"
  | "deletes_at"
  | "version"
> & {
  profile_visibility: SettingsRow["profile_visibility"] | null;
  search_engines: boolean | null;
  show_name: boolean | null;
  show_contacts: boolean | null;
  settings_version: number | null;
  /** The headline of the user's resume; every user has a resume from registration on. */
  headline: string | null;
  resume_version: number | null;
};

/** A viewer of people, with the Spaces and email domains that they belong to, because people can hide from these. */
export type PeopleViewer = { id: string; spaceIds: readonly string[]; domains: readonly string[] };

export const findSettings = (db: Db, userId: string): Promise<SettingsRow | undefined> =>
  db.selectFrom("user_settings").selectAll().where("user_id", "=", userId).executeTakeFirst();

/**
 * Inserts or locks the settings row, so that changes are serialized. Its version also grows when only the hidden-from list
 * changes, because the indexed document contains both.
 */
export const lockSettings = (tx: Tx, userId: string): Promise<SettingsRow> =>
  tx
    .insertInto("user_settings")
    .values({ user_id: userId })
    .onConflict((conflict) => conflict.column("user_id").doUpdateSet({ user_id: userId }))
    .returningAll()
    .executeTakeFirstOrThrow();

export async function saveSettings(tx: Tx, userId: string, change: Updateable<Tables["user_settings"]>): Promise<void> {
  await tx.updateTable("user_settings").set(change).where("user_id", "=", userId).execute();
}

/**
 * Changes settings of a user who may have none yet. The upsert locks the row until the transaction ends, even if it did not exist
 * before.
 */
export async function upsertSettings(
  tx: Tx,
  userId: string,
  change: Omit<Updateable<Tables["user_settings"]>, "user_id">,
): Promise<void> {
  await tx
    .insertInto("user_settings")
    .values({ user_id: userId, ...change })
    .onConflict((conflict) => conflict.column("user_id").doUpdateSet({ user_id: userId, ...change }))
    .execute();
}

/** Saves the time zone that the user's browser sent last; users without one have Europe/Rome. */
export async function saveTimeZone(tx: Tx, userId: string, zone: string): Promise<void> {
  await sql`insert into user_settings (user_id, time_zone) values (${userId}, ${zone})
    on conflict (user_id) do update set time_zone = excluded.time_zone
    where user_settings.time_zone is distinct from excluded.time_zone`.execute(tx);
}

const hidden = (db: Db) =>
  db
    .selectFrom("hidden_from")
    .leftJoin("spaces", "spaces.id", "hidden_from.space_id")
    .selectAll("hidden_from")
    .select("spaces.name as space_name");

export const findHidden = (db: Db, userId: string): Promise<HiddenFromRow[]> =>
  hidden(db).where("user_id", "=", userId).orderBy("hidden_from.created_at").orderBy("hidden_from.id").execute();

/** Inserts an entry of the list of Spaces and domains from which the user hides. Undefined if the entry already exists. */
export async function insertHidden(
  tx: Tx,
  values: { id: string; user_id: string; space_id: string | null; domain: string | null; created_at: Date },
): Promise<HiddenFromRow | undefined> {
  const row = await tx
    .insertInto("hidden_from")
    .values(values)
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  return row && hidden(tx).where("hidden_from.id", "=", row.id).executeTakeFirstOrThrow();
}

/** Deletes an entry of the user's list of Spaces and domains from which they hide; returns it for the activity log. */
export async function deleteHidden(tx: Tx, userId: string, id: string): Promise<HiddenFromRow | undefined> {
  const row = await hidden(tx)
    .where("hidden_from.id", "=", id)
    .where("user_id", "=", userId)
    .forUpdate("hidden_from")
    .executeTakeFirst();
  if (row) await tx.deleteFrom("hidden_from").where("id", "=", id).execute();
  return row;
}

export const findHidingSpaceName = async (db: Db, id: string): Promise<string | undefined> => {
  const row = await db
    .selectFrom("spaces")
    .select("name")
    .where("id", "=", id)
    .where("enabled", "=", true)
    .executeTakeFirst();
  return row?.name;
};

export const findEmail = async (db: Db, userId: string): Promise<string | undefined> => {
  const row = await db.selectFrom("users").select("email").where("id", "=", userId).executeTakeFirst();
  return row?.email;
};

const people = (db: Db) =>
  db
    .selectFrom("users")
    .leftJoin("user_settings", "user_settings.user_id", "users.id")
    .leftJoin("resumes", "resumes.owner_id", "users.id")
    .select([
      "users.id",
      "users.username",
      "users.first_name",
      "users.last_name",
      "users.profile_image_id",
      "users.cover_image_id",
      "users.created_at",
      "users.enabled",
      "users.deletes_at",
      "users.version",
      "user_settings.profile_visibility",
      "user_settings.search_engines",
      "user_settings.show_name",
      "user_settings.show_contacts",
      "user_settings.version as settings_version",
      "resumes.version as resume_version",
    ])
    // A resume that an admin disabled shows no headline here either.
    .select(sql<string | null>`case when resumes.enabled then resumes.headline end`.as("headline"));

const hiddenFrom = ({ spaceIds, domains }: PeopleViewer) => sql<boolean>`exists (
  select 1 from hidden_from h where h.user_id = users.id
    and (h.space_id = any (${spaceIds}::uuid[]) or h.domain = any (${domains}::text[])))`;

export const findPersonByUsername = (db: Db, username: string): Promise<PersonRow | undefined> =>
  people(db)
    .where(sql<string>`plain(users.username)`, "=", sql<string>`plain(${username})`)
    .executeTakeFirst();

export const findPersonById = (db: Db, id: string): Promise<PersonRow | undefined> =>
  people(db).where("users.id", "=", id).executeTakeFirst();

export const isHiddenFrom = async (db: Db, userId: string, viewer: PeopleViewer): Promise<boolean> => {
  const row = await db
    .selectFrom("users")
    .select(hiddenFrom(viewer).as("hidden"))
    .where("id", "=", userId)
    .executeTakeFirst();
  return row?.hidden ?? false;
};

/** People whom signed-in users may find, without those who hide from this viewer. The viewer always finds themselves. */
export const searchPeople = (db: Db, viewer: PeopleViewer, payload: SearchPayload): Promise<Page<PersonRow>> => {
  const found = people(db)
    .where("user_settings.profile_visibility", "in", ["signedIn", "everyone"])
    .where("users.enabled", "=", true)
    .where("users.deletes_at", "is", null)
    .where((row) => row.or([row("users.id", "=", viewer.id), row.not(hiddenFrom(viewer))]));
  return searchTable(db, found as unknown as SelectQueryBuilder<Tables, never, PersonRow>, payload, {
    fields: personFields,
    columns: {
      username: sql.ref("users.username"),
      firstName: sql.ref("users.first_name"),
      lastName: sql.ref("users.last_name"),
      name: sql`users.first_name || ' ' || users.last_name`,
      created: sql.ref("users.created_at"),
    },
    id: sql.ref("users.id"),
  });
};

export type PersonDocumentRow = PersonRow & { hidden_spaces: string[]; hidden_domains: string[] };

/** People by id, for the search index, with the Spaces and domains that each person hides from. */
export const findPeopleByIds = (db: Db, ids: readonly string[]): Promise<PersonDocumentRow[]> =>
  people(db)
    .select([
      sql<string[]>`array(select space_id::text from hidden_from where user_id = users.id and space_id is not null)`.as(
        "hidden_spaces",
      ),
      sql<string[]>`array(select domain from hidden_from where user_id = users.id and domain is not null)`.as(
        "hidden_domains",
      ),
    ])
    .where("users.id", "in", [...ids])
    .execute();

/** Counts the people for whom `isFoundPerson` is true. */
export async function countFound(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from users u join user_settings s on s.user_id = u.id
    where u.enabled and u.deletes_at is null and s.profile_visibility in ('signedIn', 'everyone')`.execute(db);
  return rows[0]!.count;
}

/** User ids in id order, for rebuilding the people index. */
export async function personIds(db: Db, after: string | null, limit: number): Promise<string[]> {
  let query = db.selectFrom("users").select("id").orderBy("id").limit(limit);
  if (after) query = query.where("id", ">", after);
  return (await query.execute()).map(({ id }) => id);
}

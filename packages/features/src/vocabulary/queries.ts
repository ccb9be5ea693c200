import { vocabularyFields, type Page, type SearchPayload, type VocabularyType } from "@orbita/contract";
import { searchTable, type Db, type Tables, type Tx } from "@orbita/db";
import { sql, type Insertable, type Selectable } from "kysely";

export type VocabularyEntryRow = Selectable<Tables["vocabulary_entries"]>;
export type MergeRow = Selectable<Tables["vocabulary_merges"]>;

const column = (name: keyof Tables["vocabulary_entries"]) => sql.ref(`vocabulary_entries.${name}`);
const entries = (db: Db) => db.selectFrom("vocabulary_entries").selectAll("vocabulary_entries");
const live = (db: Db) => entries(db).where("merged_into", "is", null);

export const searchEntries = (db: Db, payload: SearchPayload): Promise<Page<VocabularyEntryRow>> =>
  searchTable(db, live(db) as never, payload, {
    fields: vocabularyFields,
    columns: {
      type: column("type"),
      code: column("code"),
      label: sql`concat_ws(' · ', label_it, label_en, array_to_string(aliases, ' · '))`,
      sort: column("sort"),
    },
    id: column("id"),
  });

export const findVocabularyEntries = (db: Db, ids: readonly string[]): Promise<VocabularyEntryRow[]> =>
  entries(db)
    .where("id", "in", [...ids])
    .execute();

/** The entry with this id or code or, if it was merged, the entry that it was merged into. */
export async function findSuccessor(db: Db, by: "id" | "code", value: string): Promise<VocabularyEntryRow | undefined> {
  const { rows } = await sql<VocabularyEntryRow>`
    with recursive way as (
      select * from vocabulary_entries where ${sql.ref(by)} = ${value}
      union all select next.* from vocabulary_entries next join way on next.id = way.merged_into)
    select * from way where merged_into is null`.execute(db);
  return rows[0];
}

/**
 * Returns the code of the entry's successor (the entry it was merged into, or itself) and locks the successor until the transaction ends, so that
 * merges and deletions wait.
 */
export async function lockSuccessor(tx: Tx, type: VocabularyType, code: string): Promise<string | undefined> {
  let found = await tx
    .selectFrom("vocabulary_entries")
    .select(["code", "merged_into"])
    .where("code", "=", code)
    .where("type", "=", type)
    .forKeyShare()
    .executeTakeFirst();
  while (found?.merged_into)
    found = await tx
      .selectFrom("vocabulary_entries")
      .select(["code", "merged_into"])
      .where("id", "=", found.merged_into)
      .forKeyShare()
      .executeTakeFirst();
  return found?.code;
}

export const findList = (db: Db, type: VocabularyType): Promise<VocabularyEntryRow[]> =>
  live(db).where("type", "=", type).orderBy("sort").orderBy("id").execute();

/** The given codes that the value list contains, or contained before a merge. */
export async function findCodes(db: Db, type: VocabularyType, codes: readonly string[]): Promise<Set<string>> {
  if (codes.length === 0) return new Set();
  const rows = await db
    .selectFrom("vocabulary_entries")
    .select("code")
    .where("type", "=", type)
    .where("code", "in", [...codes])
    .execute();
  return new Set(rows.map(({ code }) => code));
}

export const findLive = (db: Db): Promise<VocabularyEntryRow[]> => live(db).execute();

export async function hasVocabularyEntry(db: Db, { type, label, code }: VocabularyEntryQuery): Promise<boolean> {
  const named = label ? sql`plain(${label}) in (plain(label_it), plain(label_en))` : sql`true`;
  const coded = code ? sql`code = ${code}` : sql`true`;
  const { rows } = await sql`select from vocabulary_entries
    where type = ${type} and merged_into is null and ${named} and ${coded} limit 1`.execute(db);
  return rows.length > 0;
}
type VocabularyEntryQuery = { type: VocabularyType; label?: string | undefined; code?: string | undefined };

export async function countVocabularyEntries(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from vocabulary_entries where merged_into is null`.execute(db);
  return rows[0]!.count;
}

/** Value list entry ids in id order, for rebuilding the index. */
export async function entryIds(db: Db, after: string | null, limit: number): Promise<string[]> {
  let query = db.selectFrom("vocabulary_entries").select("id").orderBy("id").limit(limit);
  if (after) query = query.where("id", ">", after);
  return (await query.execute()).map(({ id }) => id);
}

/** Locks a value list, which serialises changes to the positions and names of its entries. */
export const lockList = async (tx: Tx, type: VocabularyType): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`vocabulary ${type}`}, 0))`.execute(tx);
};

/** Locks an entry of a value list, which blocks concurrent writers of its code. */
export const lockEntry = (tx: Tx, id: string): Promise<VocabularyEntryRow | undefined> =>
  live(tx).where("id", "=", id).forUpdate().executeTakeFirst();

export const takenCodes = async (tx: Tx, start: string): Promise<Set<string>> => {
  const rows = await tx
    .selectFrom("vocabulary_entries")
    .select("code")
    .where(sql<boolean>`starts_with(code, ${start})`)
    .execute();
  return new Set(rows.map(({ code }) => code));
};

export const insertEntries = (tx: Tx, values: readonly Insertable<Tables["vocabulary_entries"]>[]) =>
  tx
    .insertInto("vocabulary_entries")
    .values([...values])
    .returningAll()
    .execute();

export const saveEntry = (
  tx: Tx,
  id: string,
  values: Partial<Pick<VocabularyEntryRow, "label_it" | "label_en" | "aliases" | "edited" | "merged_into">>,
) => tx.updateTable("vocabulary_entries").set(values).where("id", "=", id).returningAll().executeTakeFirstOrThrow();

/** Deletes an entry, and all entries that were merged into it, because no record uses the codes of merged entries. */
export const deleteVocabularyEntry = async (tx: Tx, id: string): Promise<void> => {
  await sql`
    with recursive gone as (
      select id from vocabulary_entries where id = ${id}
      union all select before.id from vocabulary_entries before join gone on before.merged_into = gone.id)
    delete from vocabulary_entries where id in (select id from gone)`.execute(tx);
};

/** A label of these entries that another entry of the list has too, in any language. */
export async function sharedLabel(tx: Tx, type: VocabularyType, ids: readonly string[]): Promise<string | undefined> {
  const { rows } = await sql<{ label: string }>`
    with names as (
      select id, label, plain(label) as plain from vocabulary_entries, unnest(array[label_it, label_en]) label
      where type = ${type} and merged_into is null and label is not null)
    select own.label from names own join names other using (plain)
    where own.id <> other.id and own.id = any (${ids}::uuid[]) limit 1`.execute(tx);
  return rows[0]?.label;
}

export const findByCodes = (db: Db, codes: readonly string[]): Promise<VocabularyEntryRow[]> =>
  entries(db)
    .where("code", "in", [...codes])
    .execute();

/** Stores how often entries are used; returns the ids whose count changed. */
export async function saveUsed(tx: Tx, counts: ReadonlyMap<string, number>): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with counted as (select * from unnest(${[...counts.keys()]}::text[], ${[...counts.values()]}::integer[]) c (code, used))
    update vocabulary_entries e set used = now.used
    from (select id, coalesce(c.used, 0) as used from vocabulary_entries left join counted c using (code)) now
    where now.id = e.id and e.used <> now.used returning e.id`.execute(tx);
  return rows.map(({ id }) => id);
}

import { entityKinds, type EntityKind, type RecordSearchHit } from "@orbita/contract";
import type { Db } from "@orbita/db";
import { sql } from "kysely";
import { calledSo } from "./search-entities.ts";
import { columnOf, entityOf, rowsOf } from "./source.ts";

const perKind = 5;

/** Whether a search query is an id: such a query finds the record with this id, whatever its kind. */
const isId = (q: string) => /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i.test(q);

/**
 * Finds records of one kind. `note` distinguishes records with the same title: it is the first search field that is not part of
 * the title.
 */
async function findOfKind(db: Db, kind: EntityKind, q: string): Promise<RecordSearchHit[]> {
  const entity = entityOf(kind);
  const column = (name: string) => columnOf(name, entity.fields[name]!);
  const [beside] = entity.search.filter((name) => !entity.title.includes(name));
  const title = sql<string | null>`nullif(concat_ws(' ', ${sql.join(entity.title.map(column))}), '')`;
  const note = beside ? sql<string | null>`(${column(beside)})::text` : sql<string | null>`null`;
  const rows = await rowsOf(db, entity)
    .select([title.as("title"), note.as("note")])
    .where(isId(q) ? sql<boolean>`row.id = ${q}` : calledSo(entity, q))
    .limit(perKind)
    .execute();
  return rows.map((row) => ({ kind, id: row.id, title: row.title ?? "–", note: row.note }));
}

/** Finds a few records of each entity kind, in the order of the entity definitions. */
export const findEverywhere = async (db: Db, q: string): Promise<RecordSearchHit[]> =>
  (await Promise.all(entityKinds.map((kind) => findOfKind(db, kind, q)))).flat();

import {
  entities,
  type EntityDescription,
  type EntityField,
  type EntityKind,
  type EntityRecord,
} from "@orbita/contract";
import type { Db } from "@orbita/db";
import { sql, type RawBuilder } from "kysely";

type FieldColumn = Pick<EntityField, "column">;
export const columnName = (name: string, { column }: FieldColumn): string =>
  column ?? name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** The database column of a field in an entity definition. */
export const columnOf = (name: string, field: FieldColumn): RawBuilder<unknown> =>
  sql.ref(`row.${columnName(name, field)}`);

export const entityOf = (kind: EntityKind): EntityDescription => entities[kind];

const wire = (value: unknown, { kind }: EntityField): unknown =>
  value instanceof Date ? value.toISOString() : kind === "number" && value !== null ? Number(value) : value;

type EntityRow = { id: string; version?: number } & Record<string, unknown>;

/** A database row in the format of the contract, with times as ISO strings and numbers as numbers. */
export const presentEntityRow = ({ fields }: EntityDescription, { id, version, ...values }: EntityRow): EntityRecord =>
  ({
    id,
    ...(version !== undefined && { version }),
    ...Object.fromEntries(Object.entries(values).map(([name, value]) => [name, wire(value, fields[name]!)])),
  }) as EntityRecord;

/** Query of the rows of an entity kind that selects only their ids; the caller adds columns. */
export const rowsOf = (db: Db, { source }: EntityDescription) =>
  db.selectFrom(sql<{ id: string }>`${sql.table(source)}`.as("row")).select(sql<string>`row.id`.as("id"));

const namesIn = ({ fields }: EntityDescription, wanted: readonly string[]) =>
  Object.entries(fields).filter(([name]) => wanted.length === 0 || wanted.includes(name));

/** Query of records with the `wanted` fields; an empty list means all fields and the version. */
export const recordsOf = (db: Db, entity: EntityDescription, wanted: readonly string[] = []) => {
  const whole = wanted.length === 0 || wanted.includes("version");
  return rowsOf(db, entity)
    .$if(whole, (query) => query.select(sql<number>`row.version`.as("version")))
    .select(namesIn(entity, wanted).map(([name, field]) => columnOf(name, field).as(name)));
};

export async function findRecord(db: Db, entity: EntityDescription, id: string): Promise<EntityRecord | undefined> {
  const row = await recordsOf(db, entity)
    .where(sql`row.id`, "=", id)
    .executeTakeFirst();
  return row && presentEntityRow(entity, row);
}

/** The records with these ids, in the given order. Ids of deleted records are left out. */
export async function findRecords(
  db: Db,
  entity: EntityDescription,
  ids: readonly string[],
  wanted: readonly string[],
): Promise<EntityRecord[]> {
  if (ids.length === 0) return [];
  const rows = await recordsOf(db, entity, wanted)
    .where(sql<boolean>`row.id = any (${ids}::uuid[])`)
    .execute();
  const found = new Map(rows.map((row) => [row.id, presentEntityRow(entity, row as EntityRow)]));
  return ids.flatMap((id) => found.get(id) ?? []);
}

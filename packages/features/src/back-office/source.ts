import { entities, type Entity, type EntityField, type EntityKind, type EntityRecord } from "@orbita/contract";
import type { Db } from "@orbita/db";
import { sql, type RawBuilder } from "kysely";

type FieldColumn = Pick<EntityField, "column">;
export const columnName = (name: string, { column }: FieldColumn): string =>
  column ?? name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** The column of a described field. */
export const columnOf = (name: string, field: FieldColumn): RawBuilder<unknown> =>
  sql.ref(`row.${columnName(name, field)}`);

export const entityOf = (kind: EntityKind): Entity => entities[kind];

const wire = (value: unknown, { kind }: EntityField): unknown =>
  value instanceof Date ? value.toISOString() : kind === "number" && value !== null ? Number(value) : value;

type Row = { id: string; version?: number } & Record<string, unknown>;

/** A row as the contract defines it: every requested field, or null. */
export const presentRow = ({ fields }: Entity, { id, version, ...values }: Row): EntityRecord =>
  ({
    id,
    ...(version !== undefined && { version }),
    ...Object.fromEntries(Object.entries(values).map(([name, value]) => [name, wire(value, fields[name]!)])),
  }) as EntityRecord;

/** The rows of a kind with only their ids; the caller selects the columns. */
export const rowsOf = (db: Db, { source }: Entity) =>
  db.selectFrom(sql<{ id: string }>`${sql.table(source)}`.as("row")).select(sql<string>`row.id`.as("id"));

const namesIn = ({ fields }: Entity, wanted: readonly string[]) =>
  Object.entries(fields).filter(([name]) => wanted.length === 0 || wanted.includes(name));

/** With the requested fields; an empty list means all fields and the version. */
export const recordsOf = (db: Db, entity: Entity, wanted: readonly string[] = []) => {
  const whole = wanted.length === 0 || wanted.includes("version");
  return rowsOf(db, entity)
    .$if(whole, (query) => query.select(sql<number>`row.version`.as("version")))
    .select(namesIn(entity, wanted).map(([name, field]) => columnOf(name, field).as(name)));
};

export async function findRecord(db: Db, entity: Entity, id: string): Promise<EntityRecord | undefined> {
  const row = await recordsOf(db, entity)
    .where(sql`row.id`, "=", id)
    .executeTakeFirst();
  return row && presentRow(entity, row);
}

/** In the order of the ids; records deleted meanwhile are left out. */
export async function findRecords(
  db: Db,
  entity: Entity,
  ids: readonly string[],
  wanted: readonly string[],
): Promise<EntityRecord[]> {
  if (ids.length === 0) return [];
  const rows = await recordsOf(db, entity, wanted)
    .where(sql<boolean>`row.id = any (${ids}::uuid[])`)
    .execute();
  const found = new Map(rows.map((row) => [row.id, presentRow(entity, row as Row)]));
  return ids.flatMap((id) => found.get(id) ?? []);
}

import type {
  EntityDescription,
  EntityField,
  EntityRecord,
  Filter,
  Page,
  SearchFields,
  SearchPayload,
} from "@orbita/contract";
import { searchClauses, searchTable, type Db } from "@orbita/db";
import { sql, type RawBuilder } from "kysely";
import { columnOf, findRecords, presentEntityRow, recordsOf, rowsOf } from "./source.ts";

const patternOf = (value: unknown) => String(value).replaceAll(/[\\%_]/g, String.raw`\$&`);

/** SQL condition: a search field of the record contains the words. Uses the same expressions as the trigram indexes. */
export function calledSo({ fields, search }: EntityDescription, words: string): RawBuilder<boolean> {
  const pattern = patternOf(words);
  const each = search.map((name) => {
    const column = columnOf(name, fields[name]!);
    return fields[name]!.kind === "text"
      ? sql`plain(${column}) like '%' || plain(${pattern}) || '%'`
      : sql`lower((${column})::text) like '%' || lower(${pattern}) || '%'`;
  });
  return sql<boolean>`(${sql.join(each, sql` or `)})`;
}

/** SQL condition: the row has at least one of the requested values. */
function amongSeveral(name: string, field: EntityField, { v, mm }: Filter): RawBuilder<unknown> {
  const values = [v].flat().map(String);
  const own = values.map((value) =>
    field.columns?.[value] ? columnOf(name, { column: field.columns[value] }) : sql`false`,
  );
  const has = field.columns
    ? sql`(${sql.join(own, sql` or `)})`
    : sql`coalesce(${columnOf(name, field)} && ${values}::text[], false)`;
  return mm === "not" ? sql`not ${has}` : has;
}

function optionsOf(entity: EntityDescription) {
  const described = Object.entries(entity.fields);
  const several = described.filter(([, field]) => field.several);
  return {
    fields: { ...Object.fromEntries(described.map(([name, { kind }]) => [name, kind])), q: "text" } as SearchFields,
    columns: Object.fromEntries(described.map(([name, field]) => [name, columnOf(name, field)])),
    compare: {
      q: ({ v }: Filter) => calledSo(entity, [v].flat().map(String).join(" ")),
      ...Object.fromEntries(
        several.map(([name, field]) => [name, (filter: Filter) => amongSeveral(name, field, filter)]),
      ),
    },
    id: sql`row.id`,
    always: described.filter(([, { always }]) => always).map(([name]) => name),
  };
}

/** From this list offset on, the columns are read only for the rows of the page, and not for the rows that are skipped. */
const shallow = 1_000;

export async function searchEntities(
  db: Db,
  entity: EntityDescription,
  payload: SearchPayload,
): Promise<Page<EntityRecord>> {
  const { page, size, projections } = payload;
  const options = optionsOf(entity) as never;
  if (page * size <= shallow) {
    const found = await searchTable(db, recordsOf(db, entity, projections) as never, payload, options);
    return { ...found, content: found.content.map((row) => presentEntityRow(entity, row as never)) };
  }
  const { content, ...found } = await searchTable(db, rowsOf(db, entity) as never, payload, options);
  const ids = (content as { id: string }[]).map(({ id }) => id);
  return { ...found, content: await findRecords(db, entity, ids, projections) };
}

const clausesOf = (entity: EntityDescription, filters: SearchPayload["filters"]) =>
  sql.join([sql`true`, ...searchClauses(filters as Filter[], optionsOf(entity) as never)], sql` and `);

export async function countEntities(
  db: Db,
  entity: EntityDescription,
  filters: SearchPayload["filters"],
): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::integer as count
    from ${sql.table(entity.source)} as row where ${clausesOf(entity, filters)}`.execute(db);
  return rows[0]!.count;
}

/** The ids of the records that match the filters now, at most `most` of them. */
export async function findIds(
  db: Db,
  entity: EntityDescription,
  { filters }: Pick<SearchPayload, "filters">,
  most: number,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select row.id from ${sql.table(entity.source)} as row
    where ${clausesOf(entity, filters)} order by row.id limit ${most}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Query of all records that match the filters, with all fields, in the order of the list; for a database cursor. */
export function orderedRecords(
  db: Db,
  entity: EntityDescription,
  { filters, sort }: Pick<SearchPayload, "filters" | "sort">,
) {
  const [name, way] = sort.split(":") as [string, "asc" | "desc"];
  const { kind, ...field } = entity.fields[name]!;
  const column = columnOf(name, field);
  const key =
    kind === "text"
      ? sql`plain(${column}) collate "C"`
      : kind === "keyword"
        ? sql`(${column})::text collate "C"`
        : column;
  return recordsOf(db, entity)
    .where(sql<boolean>`${clausesOf(entity, filters)}`)
    .orderBy(sql`${key} ${sql.raw(way)} nulls last`)
    .orderBy(sql`row.id`);
}

import {
  BadCursor,
  decodeCursor,
  encodeCursor,
  type FieldKind,
  type Filter,
  type FilterValue,
  type NearFilter,
  type Page,
  type SearchFields,
  type SearchPayload,
} from "@orbita/contract";
import { sql, type RawBuilder, type SelectQueryBuilder } from "kysely";
import type { Db, Tables } from "./client.ts";
import { isNear } from "./near.ts";

type SqlExpression = RawBuilder<unknown>;
/** The column of each field that an entity offers; a place needs two columns. */
export type SearchColumns<F extends SearchFields> = {
  [K in keyof F as F[K] extends "prose" | "query" ? never : K]: F[K] extends "place"
    ? { lat: SqlExpression; lon: SqlExpression }
    : SqlExpression;
};
type AnyColumns = Record<string, SqlExpression | { lat: SqlExpression; lon: SqlExpression }>;

const types: Record<Exclude<FieldKind, "place">, SqlExpression> = {
  text: sql`text`,
  prose: sql`text`,
  query: sql`text`,
  label: sql`text`,
  keyword: sql`text`,
  number: sql`numeric`,
  date: sql`timestamptz`,
  boolean: sql`boolean`,
};
const typeNames = { number: "numeric", date: "timestamptz", boolean: "boolean" } as const;

/** Throws BadCursor if a forged cursor holds a value of the wrong type. Otherwise the cast in SQL would fail the whole request. */
async function checkMark(db: Db, mark: { v: unknown; id: string } | null, kind: FieldKind): Promise<void> {
  if (mark === null || mark.v === null || !Object.hasOwn(typeNames, kind)) return;
  const type = typeNames[kind as keyof typeof typeNames];
  if (typeof mark.v === "object") throw new BadCursor();
  const text = typeof mark.v === "string" ? mark.v : JSON.stringify(mark.v);
  const { rows } = await sql<{ valid: boolean }>`select pg_input_is_valid(${text}, ${type}) as valid`.execute(db);
  if (!rows[0]!.valid) throw new BadCursor();
}

const operators: Record<string, SqlExpression> = { gt: sql`>`, gte: sql`>=`, lt: sql`<`, lte: sql`<=` };
const escaped = (value: FilterValue) =>
  (typeof value === "string" ? value : JSON.stringify(value)).replaceAll(/[\\%_]/g, String.raw`\$&`);

/** The SQL expression by which values of this kind are compared and sorted. */
const comparable = (column: SqlExpression, kind: FieldKind): SqlExpression =>
  kind === "text" || kind === "label" ? sql`plain(${column})` : kind === "keyword" ? sql`(${column})::text` : column;

function comparison(
  column: SqlExpression,
  kind: Exclude<FieldKind, "place">,
  mode: string,
  value: FilterValue,
): SqlExpression {
  const left = comparable(column, kind);
  const named = kind === "text" || kind === "label";
  const right = named ? sql`plain(${value})` : sql`${value}::${types[kind]}`;
  const pattern = named ? sql`plain(${escaped(value)})` : sql`${escaped(value)}::text`;
  if (mode === "c") return sql`${left} like '%' || ${pattern} || '%'`;
  if (mode === "sw") return sql`${left} like ${pattern} || '%'`;
  return sql`${left} ${operators[mode] ?? sql`=`} ${right}`;
}

type FilterComparison = (filter: Filter) => SqlExpression;
type ProseFields<F extends SearchFields> = { [K in keyof F]: F[K] extends "prose" | "query" ? K : never }[keyof F];
/**
 * Custom comparisons for fields that a column alone cannot express: lists, states, fields of a search index. PostgreSQL does no
 * full-text matching here, so a table that offers a prose field without a custom comparison does not compile.
 */
type ComparisonOptions<F extends SearchFields> = [ProseFields<F>] extends [never]
  ? { compare?: Partial<Record<keyof F, FilterComparison>> }
  : { compare: Record<ProseFields<F>, FilterComparison> & Partial<Record<keyof F, FilterComparison>> };

function clause(filter: Filter, { fields, columns, compare }: AnyOptions): SqlExpression {
  const { f, v, mm } = filter;
  const own = compare?.[f];
  if (own) return own(filter);
  const column = columns[f]!;
  const any = [v]
    .flat()
    .map((value) =>
      "lat" in column
        ? isNear(column, value as NearFilter)
        : comparison(column, fields[f] as Exclude<FieldKind, "place">, mm, value),
    );
  const either = sql`(${sql.join(any, sql` or `)})`;
  // A "not" filter also matches rows without a value.
  return mm === "not" ? sql`${either} is not true` : either;
}

type SearchQueryOptions<F extends SearchFields> = {
  fields: F;
  columns: SearchColumns<F>;
  id: SqlExpression;
  /** Fields that are never null. Deep pages sorted by such a field seek in an index instead of reading all rows before them. */
  always?: readonly (keyof F)[];
} & ComparisonOptions<F>;
type AnyOptions = {
  fields: SearchFields;
  columns: AnyColumns;
  compare?: Record<string, FilterComparison> | undefined;
  always?: readonly string[] | undefined;
};

/** Returns the SQL conditions of all filters, for statements that need more than one page of results, such as an export or a count. */
export const searchClauses = <F extends SearchFields>(
  filters: readonly Filter[],
  options: SearchQueryOptions<F>,
): SqlExpression[] => filters.map((filter) => clause(filter, options as unknown as AnyOptions));

type SortOrder = { key: SqlExpression; id: SqlExpression; kind: FieldKind; up: boolean; always: boolean };

/** SQL condition: the row comes after the cursor in sort order. Rows without a value come last in both directions. */
function after(mark: { v: unknown; id: string }, { key, id, kind, up, always }: SortOrder): SqlExpression {
  if (always) {
    const value = sql`${mark.v}::${types[kind as Exclude<FieldKind, "place">]}`;
    return sql`(${key} ${up ? sql`>=` : sql`<=`} ${value} and (${key} <> ${value} or (${id})::text > ${mark.id}))`;
  }
  if (mark.v === null) return sql`(${key} is null and (${id})::text > ${mark.id})`;
  const value = sql`${mark.v}::${types[kind as Exclude<FieldKind, "place">]}`;
  return sql`(${key} ${up ? sql`>` : sql`<`} ${value} or (${key} = ${value} and (${id})::text > ${mark.id}) or ${key} is null)`;
}

type SearchQueryBuilder<O> = SelectQueryBuilder<Tables, never, O>;

/** Runs a search payload against PostgreSQL, for lists that must show a change at once. `base` selects the columns of a row. */
export async function searchTable<F extends SearchFields, O>(
  db: Db,
  base: SearchQueryBuilder<O>,
  payload: SearchPayload,
  options: SearchQueryOptions<F>,
): Promise<Page<O>> {
  const { fields, id } = options;
  const columns = options.columns as unknown as AnyColumns;
  const [field, direction] = payload.sort.split(":") as [string, "asc" | "desc"];
  const kind = fields[field]!;
  const key = comparable(columns[field] as SqlExpression, kind);
  const order = kind === "text" || kind === "keyword" ? sql`${key} collate "C"` : key;
  const up = direction === "asc";
  const always = options.always?.includes(field) ?? false;
  const mark = decodeCursor(payload);
  await checkMark(db, mark, kind);

  let matching = base;
  for (const condition of searchClauses(payload.filters as Filter[], options))
    matching = matching.where(condition as never);
  const count = () =>
    db
      .selectFrom(matching.as("matching"))
      .select(sql<number>`count(*)::integer`.as("total"))
      .executeTakeFirstOrThrow();

  let page = matching
    .select([sql<string | null>`(${key})::text`.as("cursor_key"), sql<string>`(${id})::text`.as("cursor_id")])
    .orderBy(sql`${order} ${up ? sql`asc` : sql`desc`}${always ? sql`` : sql` nulls last`}`)
    .orderBy(sql`(${id})::text collate "C"`)
    .limit(payload.size);
  page = mark
    ? page.where(after(mark, { key: order, id: sql`${id}::text collate "C"`, kind, up, always }) as never)
    : page.offset(payload.page * payload.size);
  // Count and page run in parallel, except in a transaction, which has only one connection.
  const [counted, rows] = db.isTransaction
    ? [await count(), await page.execute()]
    : await Promise.all([count(), page.execute()]);

  const last = rows.length === payload.size ? rows.at(-1) : undefined;
  return {
    content: rows.map(({ cursor_key: _, cursor_id: __, ...row }) => row as O),
    page: payload.page,
    size: payload.size,
    totalElements: counted.total,
    totalPages: Math.ceil(counted.total / payload.size),
    cursor: last ? encodeCursor(payload, { v: last.cursor_key, id: last.cursor_id }) : null,
  };
}

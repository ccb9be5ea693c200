import type { EntityDescription, EntityField } from "@orbita/contract/back-office/entity";
import type { Filter } from "@orbita/contract/kernel/search";
import { addDays, romeDay, startOfRomeDay } from "~/shell/calendar/rome-days.ts";
import { pageDefaults, pageSearch, textSearch } from "~/shell/navigation/page-search.ts";

/** The list state that is encoded in the URL. */
export type ListState = {
  q?: string | undefined;
  page: number;
  size: number;
  sort?: string | undefined;
  /** The chosen columns; undefined means the default columns. */
  columns?: readonly string[] | undefined;
  /** The active filters by field name. The value is a listed value, `true` or `false`, or a range. */
  filters: Readonly<Record<string, string>>;
};

export type ListSearchParams = Record<string, unknown>;

const fieldsOf = (entity: EntityDescription) => Object.entries(entity.fields);

/** Fields offered as filters: those with a fixed set of values, and those marked with `filter`, such as dates and numbers. */
export const offeredFilters = (entity: EntityDescription): [string, EntityField][] =>
  fieldsOf(entity).filter(([, { values, filter }]) => values !== undefined || filter === true);

export const listed = (entity: EntityDescription): [string, EntityField][] =>
  fieldsOf(entity).filter(([, { list }]) => list !== undefined);

/** The default columns of a list; the title field comes first. */
export function usualColumns(entity: EntityDescription): string[] {
  const names = listed(entity)
    .filter(([, { list }]) => list === true)
    .map(([name]) => name);
  const [first] = entity.title;
  return first && names.includes(first) ? [first, ...names.filter((name) => name !== first)] : names;
}

const written = (value: unknown): string | undefined =>
  typeof value === "boolean" ? String(value) : textSearch(value);

const spanShape = /^\d{4}-\d\d-\d\d\.\.\d{4}-\d\d-\d\d$/;
const numbersShape = /^(?:-?\d+)?\.\.(?:-?\d+)?$/;
/** Relative date ranges for date filters, in days including today. They stay relative when a view is saved. */
export const lastDays = { last1: 1, last7: 7, last30: 30, last365: 365 } as const;
export type RelativeDateRange = keyof typeof lastDays;
export const isLastDays = (value: string): value is RelativeDateRange => Object.hasOwn(lastDays, value);

function isMeant({ kind, values }: EntityField, value: string): boolean {
  if (values) return Object.hasOwn(values, value);
  if (kind === "date") return isLastDays(value) || spanShape.test(value);
  if (kind === "number") return numbersShape.test(value) && value !== "..";
  return kind === "boolean" ? value === "true" || value === "false" : true;
}

/** Parses the list state from the URL; invalid parts are ignored. */
export function listState(entity: EntityDescription, search: ListSearchParams): ListState {
  const columns = textSearch(search["columns"], 500)
    ?.split(",")
    .filter((name) => entity.fields[name]?.list);
  const sort = textSearch(search["sort"]);
  const [by = "", way] = sort?.split(":") ?? [];
  const sortable = Object.hasOwn(entity.fields, by) && (way === "asc" || way === "desc");
  const filters = fieldsOf(entity).flatMap(([name, field]): [string, string][] => {
    const value = written(search[name]);
    return value !== undefined && isMeant(field, value) ? [[name, value]] : [];
  });
  return {
    q: textSearch(search["q"]),
    ...pageSearch(search),
    sort: sortable ? sort : undefined,
    columns: columns && columns.length > 0 ? columns : undefined,
    filters: Object.fromEntries(filters),
  };
}

type ListStateChange = Omit<Partial<ListState>, "filters"> & { filters?: Record<string, string | undefined> };

/** Search parameters for the list with a change applied. Resets to the first page unless the change sets one; omits defaults. */
export function toListParams(state: ListState, change: ListStateChange = {}): ListSearchParams {
  const { q, page, size, sort, columns } = { ...state, page: 0, ...change };
  const filters = { ...state.filters, ...change.filters };
  const said = Object.entries({ q, sort, columns: columns?.join(","), ...filters });
  return {
    ...Object.fromEntries(said.filter(([, value]) => value !== undefined && value !== "")),
    ...(page > 0 && { page }),
    ...(size !== pageDefaults.size && { size }),
  };
}

export const isListFiltered = ({ q, filters }: ListState): boolean => Boolean(q) || Object.keys(filters).length > 0;

/** A date filter as the first day and the day after the last day, in Rome time. */
function daysOf(value: string, now: number): [string, string] {
  const today = romeDay(now);
  if (isLastDays(value)) return [addDays(today, 1 - lastDays[value]), addDays(today, 1)];
  const [from = today, to = today] = value.split("..");
  return [from, addDays(to, 1)];
}

function filtersFor(f: string, { kind }: EntityField, value: string, now: number): Filter[] {
  if (kind === "date") {
    const [from, until] = daysOf(value, now);
    return [
      { f, v: startOfRomeDay(from), mm: "gte" },
      { f, v: startOfRomeDay(until), mm: "lt" },
    ];
  }
  if (kind === "number") {
    const [min = "", max = ""] = value.split("..");
    const bound = (mm: "gte" | "lte", text: string): Filter[] => (text ? [{ f, v: Number(text), mm }] : []);
    return [...bound("gte", min), ...bound("lte", max)];
  }
  return [{ f, v: kind === "boolean" ? value === "true" : value, mm: "is" }];
}

/** The search text and filters of a list in the API's format. */
export function toListFilters(entity: EntityDescription, { q, filters }: ListState, now: number): Filter[] {
  const narrowed = Object.entries(filters).flatMap(([name, value]) => {
    const field = entity.fields[name];
    return field ? filtersFor(name, field, value, now) : [];
  });
  return [...narrowed, ...(q ? [{ f: "q", v: q, mm: "c" as const }] : [])];
}

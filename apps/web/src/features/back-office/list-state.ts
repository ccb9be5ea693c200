import type { Entity, EntityField } from "@orbita/contract/back-office/entity";
import type { Filter } from "@orbita/contract/kernel/search";
import { addDays, romeDay, startOfRomeDay } from "~/features/job-posts/rome-days.ts";
import { pageDefaults, pageSearch, textSearch } from "~/shell/navigation/page-search.ts";

/** All that the address says of a list. */
export type ListState = {
  q?: string | undefined;
  page: number;
  size: number;
  sort?: string | undefined;
  /** The columns that one chose; undefined are the usual ones. */
  columns?: readonly string[] | undefined;
  /** By field: a value, `true` or `false`, or a span. */
  filters: Readonly<Record<string, string>>;
};

export type Address = Record<string, unknown>;

const fieldsOf = (entity: Entity) => Object.entries(entity.fields);

/** What one is offered to narrow the list by: what has a fixed set of values, dates and numbers that say so. */
export const offeredFilters = (entity: Entity): [string, EntityField][] =>
  fieldsOf(entity).filter(([, { values, filter }]) => values !== undefined || filter === true);

export const listed = (entity: Entity): [string, EntityField][] =>
  fieldsOf(entity).filter(([, { list }]) => list !== undefined);

/** What is called by its title stands first. */
export function usualColumns(entity: Entity): string[] {
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
/** The last days until now, today among them: a list that is kept goes on to mean them. */
export const lastDays = { last1: 1, last7: 7, last30: 30, last365: 365 } as const;
export type LastDays = keyof typeof lastDays;
export const isLastDays = (value: string): value is LastDays => Object.hasOwn(lastDays, value);

function isMeant({ kind, values }: EntityField, value: string): boolean {
  if (values) return Object.hasOwn(values, value);
  if (kind === "date") return isLastDays(value) || spanShape.test(value);
  if (kind === "number") return numbersShape.test(value) && value !== "..";
  return kind === "boolean" ? value === "true" || value === "false" : true;
}

/** What the address says, as far as it can be meant; the rest counts as not said. */
export function listState(entity: Entity, search: Address): ListState {
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

type Change = Omit<Partial<ListState>, "filters"> & { filters?: Record<string, string | undefined> };

/** The same list with something else in it, from its first page, as an address says it: what is usual is left out. */
export function addressOf(state: ListState, change: Change = {}): Address {
  const { q, page, size, sort, columns } = { ...state, page: 0, ...change };
  const filters = { ...state.filters, ...change.filters };
  const said = Object.entries({ q, sort, columns: columns?.join(","), ...filters });
  return {
    ...Object.fromEntries(said.filter(([, value]) => value !== undefined && value !== "")),
    ...(page > 0 && { page }),
    ...(size !== pageDefaults.size && { size }),
  };
}

export const isNarrowed = ({ q, filters }: ListState): boolean => Boolean(q) || Object.keys(filters).length > 0;

/** The first and the day after the last, in Rome. */
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

/** As the api asks for them. */
export function filtersOf(entity: Entity, { q, filters }: ListState, now: number): Filter[] {
  const narrowed = Object.entries(filters).flatMap(([name, value]) => {
    const field = entity.fields[name];
    return field ? filtersFor(name, field, value, now) : [];
  });
  return [...narrowed, ...(q ? [{ f: "q", v: q, mm: "c" as const }] : [])];
}

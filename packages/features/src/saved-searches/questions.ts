import { publicJobPostSearch, talentSearchPayload, type Filter } from "@orbita/contract";

/** Filter fields of saved searches whose values are codes of value lists or skill ids, alone or as a prefix (`id:3`). */
const named = new Set([
  "skills",
  "skillYears",
  "skillLevels",
  "languages",
  "languageLevels",
  "education",
  "educationLevels",
  "businessSector",
  "contractType",
  "contractEconomicType",
  "workplaceType",
  "travelType",
  "ccnl",
  "benefits",
]);
const exact = new Set(["is", "in", "not"]);
const isNamed = ({ f, mm }: Filter): boolean => named.has(f) && exact.has(mm);

const nameOf = (value: string): string => value.split(/[:@]/)[0]!;

export type SavedSearchKind = "jobs" | "talents";

/** Parses the stored filters of a saved search. Null if this release no longer accepts them. */
export function filtersIn(kind: SavedSearchKind, stored: unknown): Filter[] | null {
  const { filters } = (kind === "jobs" ? publicJobPostSearch : talentSearchPayload).shape;
  const read = filters.safeParse(stored);
  return read.success ? read.data : null;
}

/** The codes and ids in the filters of a saved search. */
export const namesInFilters = (filters: readonly Filter[]): string[] =>
  filters.filter(isNamed).flatMap(({ v }) => ([v].flat() as string[]).map(nameOf));

/**
 * Replaces merged values in the filters by their successor and drops deleted values. Returns null if that leaves a filter without values, because the
 * search would have another meaning without this filter.
 */
export function followed(filters: readonly Filter[], now: ReadonlyMap<string, string>): Filter[] | null {
  const after = filters.map((filter): Filter | null => {
    if (!isNamed(filter)) return filter;
    const values = ([filter.v].flat() as string[]).flatMap((value) => {
      const name = nameOf(value);
      const next = now.get(name);
      return next === undefined ? [] : [next + value.slice(name.length)];
    });
    return values.length > 0 ? { ...filter, v: Array.isArray(filter.v) ? values : values[0]! } : null;
  });
  return after.includes(null) ? null : (after as Filter[]);
}

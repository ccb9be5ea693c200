import { BadCursor, type Filter, type NearFilter, type SearchFields, type SearchPayload } from "@orbita/contract";
import type { IndexDefinition } from "./mapping.ts";

type SortClause = Record<string, unknown>;
export type SortValue = string | number | boolean | null;

/** The last sort criterion: the id breaks every tie, because otherwise a cursor would lose and repeat rows. */
const last = { id: "asc" };
const by = (field: string, order: string) => ({ [field]: { order, missing: "_last" } });

const pointsOf = (filters: readonly Filter[], fields: SearchFields) => {
  const near = filters.find(({ f }) => fields[f] === "place")!;
  return { field: near.f, points: ([near.v].flat() as NearFilter[]).map(({ lat, lon }) => ({ lat, lon })) };
};

/**
 * The sort criteria of a search: a field, relevance, evidence, or the distance from the places in the filter. For the last three,
 * the newest document breaks ties. If the search filters by labels, their score comes first and the sort breaks its ties.
 */
export function orderOf(payload: SearchPayload, { fields, newest }: IndexDefinition, byNames: boolean): SortClause[] {
  const ties = newest === undefined ? [last] : [by(newest, "desc"), last];
  if (payload.sort === "relevance:desc" || payload.sort === "evidence:desc") return [{ _score: "desc" }, ...ties];
  if (payload.sort === "distance:asc") {
    const { field, points } = pointsOf(payload.filters, fields);
    return [{ _geo_distance: { [field]: points, order: "asc", unit: "m" } }, ...ties];
  }
  const [field, direction] = payload.sort.split(":") as [string, string];
  return [...(byNames ? [{ _score: "desc" }] : []), by(field, direction), last];
}

/** The cursor after a hit. It contains every sort value of the hit. */
export const markOf = (values: readonly SortValue[]) => ({
  v: values.length > 2 ? JSON.stringify(values.slice(0, -1)) : values[0]!,
  id: values.at(-1) as string,
});

export function afterMark({ v, id }: { v: SortValue; id: string }, sorted: number): SortValue[] {
  if (sorted === 2) return [v, id];
  let values: unknown;
  try {
    values = JSON.parse(String(v));
  } catch {
    throw new BadCursor();
  }
  if (!Array.isArray(values) || values.length !== sorted - 1) throw new BadCursor();
  return [...(values as SortValue[]), id];
}

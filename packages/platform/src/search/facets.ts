import type { FacetCounts, SearchFields } from "@orbita/contract";

type SearchClause = Record<string, unknown>;
/** A `filters` aggregation names its buckets; all others list them. */
type FacetBuckets = { buckets: { key: string; doc_count: number }[] | Record<string, { doc_count: number }> };
type FacetAggregation = FacetBuckets & { doc_count: number; inside?: FacetBuckets };
export type FacetAggregations = Readonly<Record<string, FacetAggregation>>;

export type FieldFilter = {
  readonly clauses: readonly SearchClause[];
  /** The filters on a field that also restrict the field's own facet. The facet ignores all other filters on the field. */
  readonly narrowing: readonly SearchClause[];
};
/** The filters of a search, by the field that they filter. */
export type FieldFilters = ReadonlyMap<string, FieldFilter>;

/** Request to count the hits that match `clause`. `instead` names a field whose filters are ignored for this count. */
export type CountRequest = { readonly clause: SearchClause; readonly instead?: string };

type FacetRequest = {
  readonly facets: readonly string[];
  readonly fields: SearchFields;
  readonly choices: FieldFilters;
  /** Aggregations of facets that count ranges or other clauses. All other facets count each value of their field. */
  readonly ranges: Readonly<Record<string, SearchClause>>;
  readonly counts: readonly CountRequest[];
};

/** The index field that a facet counts. For text it is the original text, not the normalized one. */
const fieldOf = (name: string, fields: SearchFields) => (fields[name] === "text" ? `${name}.raw` : name);

const countName = (place: number) => `count ${place}`;

export function aggregationsOf({ facets, fields, choices, ranges, counts }: FacetRequest): SearchClause {
  const chosenBut = (name: string | undefined) =>
    [...choices].flatMap(([field, { clauses }]) => (field === name ? [] : clauses));
  const facetOf = (name: string): SearchClause => {
    const inside = ranges[name] ?? { terms: { field: fieldOf(name, fields), size: 50 } };
    const filter = [...chosenBut(name), ...(choices.get(name)?.narrowing ?? [])];
    return filter.length === 0 ? inside : { filter: { bool: { filter } }, aggs: { inside } };
  };
  return Object.fromEntries([
    ...facets.map((name) => [name, facetOf(name)] as const),
    ...counts.map(
      ({ clause, instead }, place) =>
        [countName(place), { filter: { bool: { filter: [...chosenBut(instead), clause] } } }] as const,
    ),
  ]);
}

const countsOf = ({ buckets }: FacetBuckets): FacetCounts[string] =>
  Array.isArray(buckets)
    ? buckets.map(({ key, doc_count }) => ({ value: key, count: doc_count }))
    : Object.entries(buckets).map(([value, { doc_count }]) => ({ value, count: doc_count }));

export const facetsIn = (aggregations: FacetAggregations, facets: readonly string[]): FacetCounts =>
  Object.fromEntries(
    facets.map((name) => {
      const found = aggregations[name]!;
      return [name, countsOf(found.inside ?? found)];
    }),
  );

export const countsIn = (aggregations: FacetAggregations, counts: readonly CountRequest[]): number[] =>
  counts.map((_, place) => aggregations[countName(place)]!.doc_count);

import type { SearchClient } from "./client.ts";
import type { IndexDefinition } from "./mapping.ts";
import { askIndex } from "./query.ts";

type SearchClause = Record<string, unknown>;
type GroupSizesRequest = {
  /** The documents in question match all of these clauses. */
  readonly filter: readonly SearchClause[];
  /** The clause of each group. A document may belong to several groups. */
  readonly groups: readonly SearchClause[];
  /** The number or date field whose values are added up in each group. */
  readonly sumOf: string;
};
export type GroupSize = { readonly size: number; readonly sum: number };
type GroupBuckets = { readonly buckets: readonly { doc_count: number; sum: { value: number } }[] };

/** The number of documents in each group, and the sum of a field over them, in one query. */
export async function groupSizes(
  search: SearchClient,
  { name }: IndexDefinition,
  { filter, groups, sumOf }: GroupSizesRequest,
): Promise<GroupSize[]> {
  const { aggregations } = await askIndex(search, name, {
    size: 0,
    track_total_hits: false,
    query: { bool: { filter } },
    aggs: { groups: { filters: { filters: groups }, aggs: { sum: { sum: { field: sumOf } } } } },
  });
  const { buckets } = aggregations!["groups"] as unknown as GroupBuckets;
  return buckets.map(({ doc_count: size, sum: { value: sum } }) => ({ size, sum }));
}

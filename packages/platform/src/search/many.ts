import type { SearchPayload } from "@orbita/contract";
import { errors } from "@opensearch-project/opensearch";
import type { SearchClient } from "./client.ts";
import type { IndexDefinition } from "./mapping.ts";
import { queryOf, SearchUnavailable, type SearchExtras } from "./query.ts";

type SearchClause = Record<string, unknown>;
/** A saved search to run: its payload, additional clauses (`also`) that always apply, and custom clauses for its filters. */
export type SavedSearchQuery = Pick<SearchExtras, "ways"> & {
  readonly payload: SearchPayload;
  readonly also: readonly SearchClause[];
};

type SearchResponse = {
  hits?: { hits: { _id: string }[]; total?: { value: number } };
  aggregations?: Readonly<Record<string, GroupBuckets>>;
  status?: number;
};
type GroupBuckets = {
  buckets: { key: string; doc_count: number; example: { hits: { hits: { _source: { doc: unknown } }[] } } }[];
};

/**
 * Whether an HTTP status means that the search engine rejects the query itself, which is a mistake in our code. Every other error
 * status means that the engine is unavailable.
 */
const isRefused = (status: number) => status >= 400 && status < 500 && status !== 404 && status !== 429;

/** True if the engine refuses the query permanently. If the engine is unavailable, a single search throws `SearchUnavailable`. */
export const isRefusal = (error: unknown): boolean =>
  error instanceof errors.ResponseError && isRefused(error.statusCode ?? 0);

/** Sends the queries in one request. A query that the engine refuses gets null. */
async function askMany(
  search: SearchClient,
  { name }: IndexDefinition,
  queries: readonly SearchClause[],
): Promise<(SearchResponse | null)[]> {
  if (queries.length === 0) return [];
  const index = search.indexName(name);
  try {
    const answer = await search.client.msearch({ body: queries.flatMap((query) => [{ index }, query]) });
    return (answer.body as unknown as { responses: SearchResponse[] }).responses.map((response) => {
      if (response.hits) return response;
      if (isRefused(response.status ?? 0)) return null;
      throw new SearchUnavailable("search is away");
    });
  } catch (error) {
    if (isRefusal(error) || error instanceof SearchUnavailable) throw error;
    throw new SearchUnavailable("search is away", { cause: error });
  }
}

const queryOfSaved = ({ payload, also, ways }: SavedSearchQuery, definition: IndexDefinition): SearchClause =>
  queryOf(payload, definition, { also, ...(ways && { ways }) });

/**
 * Runs many searches in one request, without typo tolerance. Returns at most `most` ids per search, in its sort order, and null
 * for a search that the engine refuses.
 */
export async function findIdsOfMany(
  search: SearchClient,
  definition: IndexDefinition,
  questions: readonly SavedSearchQuery[],
  most: number,
): Promise<(string[] | null)[]> {
  const queries = questions.map((question) => ({
    ...queryOfSaved(question, definition),
    from: 0,
    size: most,
    _source: false,
    track_total_hits: false,
  }));
  const responses = await askMany(search, definition, queries);
  return responses.map((response) => response && response.hits!.hits.map(({ _id }) => _id));
}

/** Asks for the values of a keyword field with the most documents that match all clauses. */
export type GroupRequest = {
  readonly field: string;
  readonly filter: readonly SearchClause[];
  readonly most: number;
  /** The field of the stored document that each group returns of one of its documents. */
  readonly example: string;
};
export type DocumentGroup<T> = { readonly value: string; readonly count: number; readonly example: T };

const groupQuery = ({ field, filter, most, example }: GroupRequest): SearchClause => ({
  size: 0,
  query: { bool: { filter } },
  aggs: {
    groups: {
      terms: { field, size: most, shard_size: most * 20 },
      aggs: { example: { top_hits: { size: 1, _source: [`doc.${example}`] } } },
    },
  },
});

/** The number of results of each search, and the groups, in one request. Without typo tolerance; a refused search finds nothing. */
export async function countMany<T>(
  search: SearchClient,
  definition: IndexDefinition,
  questions: readonly SavedSearchQuery[],
  group: GroupRequest,
): Promise<{ counts: number[]; groups: DocumentGroup<T>[] }> {
  const queries = questions.map((question) => ({ ...queryOfSaved(question, definition), size: 0, _source: false }));
  const [grouped, ...counted] = await askMany(search, definition, [groupQuery(group), ...queries]);
  return {
    counts: counted.map((response) => response?.hits!.total!.value ?? 0),
    groups: (grouped?.aggregations!["groups"]!.buckets ?? []).map(({ key, doc_count: count, example: { hits } }) => {
      const doc = hits.hits[0]!._source.doc as Readonly<Record<string, T>>;
      return { value: key, count, example: doc[group.example]! };
    }),
  };
}

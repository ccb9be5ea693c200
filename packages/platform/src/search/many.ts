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

type SearchResponse = { hits?: { hits: { _id: string }[] }; status?: number };

/**
 * Whether an HTTP status means that the search engine rejects the query itself, which is a mistake in our code. Every other error
 * status means that the engine is unavailable.
 */
const isRefused = (status: number) => status >= 400 && status < 500 && status !== 404 && status !== 429;

/** True if the engine refuses the query permanently. If the engine is unavailable, a single search throws `SearchUnavailable`. */
export const isRefusal = (error: unknown): boolean =>
  error instanceof errors.ResponseError && isRefused(error.statusCode ?? 0);

function idsIn({ hits, status = 0 }: SearchResponse): string[] | null {
  if (hits) return hits.hits.map(({ _id }) => _id);
  if (isRefused(status)) return null;
  throw new SearchUnavailable("search is away");
}

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
  if (questions.length === 0) return [];
  const index = search.indexName(definition.name);
  const body = questions.flatMap(({ payload, also, ways }) => [
    { index },
    {
      ...queryOf(payload, definition, { also, ...(ways && { ways }) }),
      from: 0,
      size: most,
      _source: false,
      track_total_hits: false,
    },
  ]);
  try {
    const answer = await search.client.msearch({ body: body });
    return (answer.body as unknown as { responses: SearchResponse[] }).responses.map(idsIn);
  } catch (error) {
    if (isRefusal(error) || error instanceof SearchUnavailable) throw error;
    throw new SearchUnavailable("search is away", { cause: error });
  }
}

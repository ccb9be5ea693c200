import type { Filter, NearFilter, Page, SearchPayload, UnderstoodTerm } from "@orbita/contract";
import {
  proseClause,
  runQuestion,
  runSearch,
  type IndexDefinition,
  type SearchClient,
  type SearchExtras,
} from "@orbita/platform";
import type { Lexicon } from "../../lexicon/index.ts";
import { forgivingClause, scoreOfTerms, termsClause } from "./job-text-clauses.ts";
import { asksRemote, remoteCode, toUnderstood, type JobTerm } from "./job-term.ts";
import { forgiveTerms, understandJobText } from "./understand-job-text.ts";

type Clause = Record<string, unknown>;
type TextTerms = ReadonlyMap<string, readonly JobTerm[]>;

export type UnderstoodPage<T> = Page<T> & { understood?: UnderstoodTerm[]; approximate?: boolean };

type TypedTextSearch = {
  readonly definition: IndexDefinition;
  readonly payload: SearchPayload;
  readonly also: readonly Clause[];
  /** The names with which texts are parsed; null if the search has no text. */
  readonly lexicon: Lexicon | null;
};

const anyOf = (should: readonly Clause[]): Clause =>
  should.length === 1 ? should[0]! : { bool: { should, minimum_should_match: 1 } };

const textsIn = (filters: readonly Filter[]): string[] =>
  filters.filter(({ f }) => f === "text").flatMap(({ v }) => [v].flat() as string[]);

/** The clause of a place filter that fully remote jobs pass too. */
const placeOrRemote = ({ v }: Filter): Clause =>
  anyOf([
    ...([v].flat() as NearFilter[]).map(({ lat, lon, km }) => ({
      geo_distance: { distance: `${km}km`, place: { lat, lon } },
    })),
    { term: { workplaceType: { value: remoteCode } } },
  ]);

/**
 * The clauses of the text filters and, if a text asks for remote work, of the place filters. A text also matches posts with
 * its words as typed, except with typo tolerance (`forgiving`).
 */
function waysOf(texts: TextTerms, forgiving: boolean): NonNullable<SearchExtras["ways"]> {
  const clauseOf = (text: string): Clause => {
    const terms = texts.get(text) ?? [];
    if (terms.length === 0) return proseClause("text", text);
    return forgiving ? forgivingClause(terms) : anyOf([proseClause("text", text), termsClause(terms)]);
  };
  const remote = [...texts.values()].some(asksRemote);
  return {
    text: ({ v }) => anyOf(([v].flat() as string[]).map(clauseOf)),
    ...(remote && { place: placeOrRemote }),
  };
}

const understandTexts = (filters: readonly Filter[], lexicon: Lexicon): TextTerms =>
  new Map(textsIn(filters).map((text) => [text, understandJobText(text, lexicon)]));

/** The clauses of text filters without typo tolerance, for saved searches. */
export const waysOfTexts = (filters: readonly Filter[], lexicon: Lexicon): NonNullable<SearchExtras["ways"]> =>
  waysOf(understandTexts(filters, lexicon), false);

/**
 * Runs a search whose texts are parsed for names in both languages, conditions of the job, and places. Only if nothing
 * matches, repeats the search with typo tolerance and without requiring every word, so that complete matches are never mixed
 * with others.
 */
export async function runTypedSearch<T>(
  search: SearchClient,
  { definition, payload, also, lexicon }: TypedTextSearch,
): Promise<UnderstoodPage<T>> {
  const filters = payload.filters as Filter[];
  const texts: TextTerms = lexicon ? understandTexts(filters, lexicon) : new Map();
  const ask = async (terms: TextTerms, forgiving: boolean) => {
    const score =
      payload.sort === "relevance:desc"
        ? [...terms].flatMap(([text, all]) => scoreOfTerms(text, all, definition.relevance!.weights, forgiving))
        : [];
    const more = { also, ways: waysOf(terms, forgiving), score };
    return (await runQuestion<T>(search, definition, payload, more)).page;
  };
  if ([...texts.values()].some((terms) => terms.length === 0)) return runSearch<T>(search, definition, payload, also);
  const page = await ask(texts, false);
  const [first] = texts.values();
  if (!lexicon || !first) return page;
  if (page.totalElements > 0) return { ...page, understood: toUnderstood(first), approximate: false };
  const better = new Map([...texts].map(([text, terms]) => [text, forgiveTerms(terms, lexicon)]));
  const second = await ask(better, true);
  return { ...second, understood: toUnderstood([...better.values()][0]!), approximate: second.totalElements > 0 };
}

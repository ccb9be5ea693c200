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
import { anyTermClause, forgivingClause, termsClause, withoutConditions } from "./job-text-clauses.ts";
import { asksRemote, remoteCode, toUnderstood, type JobTerm } from "./job-term.ts";
import { scoreOfTerms } from "./score-of-terms.ts";
import { forgiveTerms, understandJobText } from "./understand-job-text.ts";

type Clause = Record<string, unknown>;
type TextTerms = ReadonlyMap<string, readonly JobTerm[]>;
type PartialClause = (terms: readonly JobTerm[]) => Clause;

export type UnderstoodPage<T> = Page<T> & { understood?: UnderstoodTerm[]; approximate?: boolean; matching?: number };

type TypedTextSearch = {
  readonly definition: IndexDefinition;
  readonly payload: SearchPayload;
  readonly also: readonly Clause[];
  /** The names with which texts are parsed; null if the search has no text. */
  readonly lexicon: Lexicon | null;
  /** Aggregations of facets that count something else than the values of a field. */
  readonly ranges?: Readonly<Record<string, Clause>> | undefined;
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
 * its words as typed, except with a clause for partial matches.
 */
function waysOf(texts: TextTerms, partial: PartialClause | null): NonNullable<SearchExtras["ways"]> {
  const clauseOf = (text: string): Clause => {
    const terms = texts.get(text) ?? [];
    if (terms.length === 0) return proseClause("text", text);
    return partial ? partial(terms) : anyOf([proseClause("text", text), termsClause(terms)]);
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
  waysOf(understandTexts(filters, lexicon), null);

/** The number of complete matches from which on no others are added. */
const enough = 10;

/** The score of a complete match, higher than all other scores together, so that complete matches come first. */
const complete = 100_000;

/** The clauses for posts that match the whole text, and after them posts that match only the `kept` terms. */
function withPartialMatches(text: string, terms: readonly JobTerm[], kept: readonly JobTerm[]) {
  const whole = anyOf([proseClause("text", text), termsClause(terms)]);
  return {
    filter: anyOf([whole, termsClause(kept)]),
    score: { constant_score: { boost: complete, filter: whole } },
  };
}

/**
 * Runs a search whose texts are parsed for names in both languages, conditions of the job, and places. If few posts match,
 * those that match all but conditions such as hours or pay follow. Only if nothing matches, repeats the search with typo tolerance and without
 * requiring every word.
 */
export async function runTypedSearch<T>(
  search: SearchClient,
  { definition, payload, also, lexicon, ranges = {} }: TypedTextSearch,
): Promise<UnderstoodPage<T>> {
  const filters = payload.filters as Filter[];
  const texts: TextTerms = lexicon ? understandTexts(filters, lexicon) : new Map();
  const ask = async (terms: TextTerms, partial: PartialClause | null) => {
    const score =
      payload.sort === "relevance:desc"
        ? [...terms].flatMap(([text, all]) => scoreOfTerms(text, all, definition.relevance!.weights, partial !== null))
        : [];
    const more = { also, ways: waysOf(terms, partial), score, ranges };
    return (await runQuestion<T>(search, definition, payload, more)).page;
  };
  /** The same page, followed by posts that match all but conditions such as hours or pay. Only for one text, in the order of relevance. */
  const fill = async (all: TextTerms, page: Page<T>): Promise<UnderstoodPage<T>> => {
    const [[text, terms] = ["", []], ...others] = all;
    const kept = withoutConditions(terms);
    if (!kept || others.length > 0 || payload.sort !== "relevance:desc") return page;
    const { filter, score } = withPartialMatches(text, terms, kept);
    const scores = [score, ...scoreOfTerms(text, terms, definition.relevance!.weights, true)];
    const ways = { ...waysOf(all, null), text: () => filter };
    const { page: more } = await runQuestion<T>(search, definition, payload, { also, ways, score: scores, ranges });
    if (more.totalElements === page.totalElements) return page;
    return { ...more, ...(page.facets && { facets: page.facets }), matching: page.totalElements };
  };
  if ([...texts.values()].some((terms) => terms.length === 0))
    return runSearch<T>(search, definition, payload, { also, ranges });
  const page = await ask(texts, null);
  const [first] = texts.values();
  if (!lexicon || !first) return page;
  if (page.totalElements > 0) {
    const filled = page.totalElements < enough ? await fill(texts, page) : page;
    return { ...filled, understood: toUnderstood(first), approximate: false };
  }
  const better = new Map([...texts].map(([text, terms]) => [text, forgiveTerms(terms, lexicon)]));
  const meant = [...better.values()][0]!;
  const second = await ask(better, forgivingClause);
  const found = second.totalElements === 0 && meant.length > 1 ? await ask(better, anyTermClause) : second;
  return { ...found, understood: toUnderstood(meant), approximate: found.totalElements > 0 };
}

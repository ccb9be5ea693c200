import type { FacetCounts } from "@orbita/contract";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";
import { fields, toJobFilters, type HiddenFromList } from "~/domain/job-posts/public/jobs-filters.ts";
import {
  requiresAll,
  jobFilterChoices,
  getChosenValues,
  type JobFilterChoice,
  type JobsSearch,
} from "~/domain/job-posts/public/jobs-search.ts";
import { findNearCity } from "~/domain/locations/near-city.ts";

export type FacetOption = { value: string; count: number; label: { it: string; en: string | null } };
export type JobCounts = Partial<Record<JobFilterChoice, FacetOption[]>>;

/** The maximum number of values that a filter lists. Users find rarer values by text search. Italy has 20 regions. */
const mostShown = (name: JobFilterChoice): number => (name === "region" ? 20 : 12);

/** Facet counts with the values as the URL writes them. Omits codes without a label, which users could not read. */
function asCounted(name: JobFilterChoice, chosen: readonly string[], facet: FacetCounts[string] = []): FacetOption[] {
  const { prefix = "" } = fields[name];
  return facet
    .flatMap(({ value, count, label }) =>
      label && value.startsWith(prefix) ? [{ value: value.slice(prefix.length), count, label }] : [],
    )
    .filter(({ value }, index) => index < mostShown(name) || chosen.includes(value));
}

/**
 * True if another value of this filter would widen the search (an any-of filter).
 * The counts of an any-of filter ignore the filter itself, to show how many posts another value would match.
 */
const isWidening = (search: JobsSearch, name: JobFilterChoice): boolean => Boolean(search[name]) && !requiresAll(name);

type CountOptions = { names?: readonly JobFilterChoice[]; hidden?: HiddenFromList | undefined };

/** Counts, for each named filter, the posts that each of its values would match, without the posts that the user hid. */
export async function countJobs(
  search: JobsSearch,
  { names = jobFilterChoices, hidden: excluded }: CountOptions = {},
): Promise<JobCounts> {
  const near = await findNearCity(search);
  async function ask(wanted: readonly JobFilterChoice[], but?: JobFilterChoice): Promise<JobCounts> {
    if (wanted.length === 0) return {};
    const facets = wanted.map((name) => fields[name].f);
    const body = {
      page: 0,
      size: 1,
      filters: toJobFilters(search, { near, excluded }, but),
      projections: ["title"],
      facets,
    };
    const answer = await answered(api().jobPosts.search({ body: body as never }));
    return Object.fromEntries(
      wanted.map((name) => [name, asCounted(name, getChosenValues(search, name), answer.facets?.[fields[name].f])]),
    );
  }
  const widening = names.filter((name) => isWidening(search, name));
  const narrowing = names.filter((name) => !widening.includes(name));
  const parts = await Promise.all([ask(narrowing), ...widening.map((name) => ask([name], name))]);
  return Object.assign({}, ...parts) as JobCounts;
}

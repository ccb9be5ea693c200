import type { FacetCounts } from "@orbita/contract";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";
import { fields, filtersOf } from "./jobs-filters.ts";
import { allWanted, choices, valuesOf, type Choice, type JobsSearch } from "./jobs-search.ts";
import { nearOf } from "./near-city.ts";

export type FacetOption = { value: string; count: number; label: { it: string; en: string | null } };
export type Counts = Partial<Record<Choice, FacetOption[]>>;

/** The most values that a filter lists. Users find rarer values by text search. */
const mostShown = 12;

/** Facet counts with the values as the URL writes them. Omits codes without a label, which users could not read. */
function asCounted(name: Choice, chosen: readonly string[], facet: FacetCounts[string] = []): FacetOption[] {
  const { prefix = "" } = fields[name];
  return facet
    .flatMap(({ value, count, label }) =>
      label && value.startsWith(prefix) ? [{ value: value.slice(prefix.length), count, label }] : [],
    )
    .filter(({ value }, index) => index < mostShown || chosen.includes(value));
}

/** For an any-of filter, the count ignores the filter itself: it shows how many posts another value would match. */
const isWidening = (search: JobsSearch, name: Choice): boolean => Boolean(search[name]) && !allWanted(name);

/** Counts, for each named filter, the posts that each of its values would match. */
export async function countJobs(search: JobsSearch, names: readonly Choice[] = choices): Promise<Counts> {
  const near = await nearOf(search);
  async function ask(wanted: readonly Choice[], but?: Choice): Promise<Counts> {
    if (wanted.length === 0) return {};
    const facets = wanted.map((name) => fields[name].f);
    const body = { page: 0, size: 1, filters: filtersOf(search, { near }, but), projections: ["title"], facets };
    const answer = await answered(api().jobPosts.search({ body: body as never }));
    return Object.fromEntries(
      wanted.map((name) => [name, asCounted(name, valuesOf(search, name), answer.facets?.[fields[name].f])]),
    );
  }
  const widening = names.filter((name) => isWidening(search, name));
  const narrowing = names.filter((name) => !widening.includes(name));
  const parts = await Promise.all([ask(narrowing), ...widening.map((name) => ask([name], name))]);
  return Object.assign({}, ...parts) as Counts;
}

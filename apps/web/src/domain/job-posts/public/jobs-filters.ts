import type { Filter, NearFilter } from "@orbita/contract";
import { requiresAll, getChosenValues, type JobFilterChoice, type JobsSearch } from "./jobs-search.ts";

/** Search engine field of each URL filter, and the prefix of its codes, which the URL omits. */
export const fields: Record<JobFilterChoice, { f: string; prefix?: string }> = {
  workplace: { f: "workplaceType", prefix: "workplace_type_" },
  contract: { f: "contractEconomicType", prefix: "contract_economic_type_" },
  hours: { f: "contractType", prefix: "contract_type_" },
  seniority: { f: "seniority" },
  education: { f: "education", prefix: "education_" },
  region: { f: "region" },
  province: { f: "province" },
  skill: { f: "skills" },
  language: { f: "languages", prefix: "language_" },
  benefit: { f: "benefits", prefix: "benefit_" },
  ccnl: { f: "ccnl" },
  sector: { f: "businessSector" },
  travel: { f: "travelType", prefix: "travel_type_" },
};
const names = Object.keys(fields) as JobFilterChoice[];

export const codesOf = (search: Partial<JobsSearch>, name: JobFilterChoice): string[] =>
  getChosenValues(search, name).map((value) => (fields[name].prefix ?? "") + value);

const hourMs = 3_600_000;
/** The time some days ago, rounded to the hour, so that the search engine can cache the query. */
const daysAgo = (days: number): string =>
  new Date(Math.floor(Date.now() / hourMs) * hourMs - days * 24 * hourMs).toISOString();

/** Jobs and Spaces that a list leaves out, because its user hid them. */
export type HiddenFromList = { jobs: readonly string[]; spaces: readonly string[] };

/** The maximum number of values in one filter. */
const valuesInFilter = 100;

/** Filters that exclude these ids; several filters if there are too many for one. */
const excluding = (f: string, ids: readonly string[]): Filter[] =>
  Array.from({ length: Math.ceil(ids.length / valuesInFilter) }, (_, index) => ({
    f,
    v: ids.slice(index * valuesInFilter, (index + 1) * valuesInFilter),
    mm: "not" as const,
  }));

export type JobSearchScope = {
  /** Coordinates and radius to search around, instead of matching the city's name. */
  near?: NearFilter | null | undefined;
  spaceId?: string | undefined;
  excluded?: HiddenFromList | undefined;
};

function filterBy(search: Partial<JobsSearch>, name: JobFilterChoice): Filter[] {
  const { f } = fields[name];
  const codes = codesOf(search, name);
  if (codes.length === 0) return [];
  return requiresAll(name) ? codes.map((v) => ({ f, v, mm: "is" as const })) : [{ f, v: codes, mm: "in" as const }];
}

export function toJobFilters(
  search: Partial<JobsSearch>,
  { near, spaceId, excluded }: JobSearchScope,
  but?: JobFilterChoice,
): Filter[] {
  const { q, city, pay, since } = search;
  return [
    ...(q ? [{ f: "text", v: q, mm: "c" as const }] : []),
    ...(near
      ? [{ f: "place", v: near, mm: "near" as const }]
      : city
        ? [{ f: "city", v: city, mm: "is" as const }]
        : []),
    ...names.filter((name) => name !== but).flatMap((name) => filterBy(search, name)),
    ...(pay ? [{ f: "salaryMin", v: pay, mm: "gte" as const }] : []),
    ...(since ? [{ f: "publishedAt", v: daysAgo(since), mm: "gte" as const }] : []),
    ...(spaceId ? [{ f: "spaceId", v: spaceId, mm: "is" as const }] : []),
    ...(excluded ? [...excluding("id", excluded.jobs), ...excluding("spaceId", excluded.spaces)] : []),
  ];
}

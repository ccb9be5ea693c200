import type { Filter, Near } from "@orbita/contract";
import { allWanted, valuesOf, type Choice, type JobsSearch } from "./jobs-search.ts";

/** Maps URL filters to search engine fields and to the prefix of their codes. */
export const fields: Record<Choice, { f: string; prefix?: string }> = {
  workplace: { f: "workplaceType", prefix: "workplace_type_" },
  contract: { f: "contractEconomicType", prefix: "contract_economic_type_" },
  hours: { f: "contractType", prefix: "contract_type_" },
  skill: { f: "skills" },
  language: { f: "languages", prefix: "language_" },
  sector: { f: "businessSector" },
  travel: { f: "travelType", prefix: "travel_type_" },
};
const names = Object.keys(fields) as Choice[];

export const codesOf = (search: Partial<JobsSearch>, name: Choice): string[] =>
  valuesOf(search, name).map((value) => (fields[name].prefix ?? "") + value);

const hourMs = 3_600_000;
/** Rounded to the hour, so that the engine can cache the query. */
const daysAgo = (days: number): string =>
  new Date(Math.floor(Date.now() / hourMs) * hourMs - days * 24 * hourMs).toISOString();

export type Around = {
  /** Searches around these coordinates instead of by the city's name. */
  near?: Near | null | undefined;
  spaceId?: string | undefined;
};

function filterBy(search: Partial<JobsSearch>, name: Choice): Filter[] {
  const { f } = fields[name];
  const codes = codesOf(search, name);
  if (codes.length === 0) return [];
  return allWanted(name) ? codes.map((v) => ({ f, v, mm: "is" as const })) : [{ f, v: codes, mm: "in" as const }];
}

export function filtersOf(search: Partial<JobsSearch>, { near, spaceId }: Around, but?: Choice): Filter[] {
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
  ];
}

import type { Filter, Page, Space } from "@orbita/contract";
import { api } from "~/shell/api/client.ts";
import { answered, hasCode } from "~/shell/api/failure.ts";
import type { PlaceMatch } from "~/domain/locations/find-place.ts";
import { spaceFilterChoices, type SpaceFilterChoice, type SpacesOrder, type SpacesSearch } from "./spaces-search.ts";

/** The fields that a list row shows. */
const shown = [
  "name",
  "url",
  "type",
  "headline",
  "logo",
  "businessSector",
  "companySize",
  "locations",
  "replyDays",
  "promises",
  "openJobPosts",
] as const;
export type SpaceSummary = Pick<Space, "id" | (typeof shown)[number]>;

export type SpaceFacetCount = { value: string; count: number };
export type SpaceFacets = Record<SpaceFilterChoice, SpaceFacetCount[]>;
export type SpaceSearchResult = { resting: false; spaces: Page<SpaceSummary>; facets: SpaceFacets } | { resting: true };

/** Maps URL filters to search engine fields. */
const fields: Record<SpaceFilterChoice, string> = {
  sector: "businessSector",
  people: "companySize",
  policy: "primaryPolicy",
  region: "region",
  type: "type",
};

const sorts: Record<SpacesOrder, string> = { jobs: "openJobPosts:desc", newest: "created:desc", name: "name:asc" };

function filtersOf(search: SpacesSearch, place: PlaceMatch | null, but?: SpaceFilterChoice): Filter[] {
  const { q, hiring, km } = search;
  const chosen = spaceFilterChoices.filter((name) => name !== but && search[name]);
  return [
    ...(q ? [{ f: "text", v: q, mm: "c" as const }] : []),
    ...chosen.map((name) => ({ f: fields[name], v: search[name]!, mm: "is" as const })),
    ...(hiring ? [{ f: "openJobPosts", v: 0, mm: "gt" as const }] : []),
    ...(place && place.lat !== null && place.lon !== null && km
      ? [{ f: "place", v: { lat: place.lat, lon: place.lon, km }, mm: "near" as const }]
      : []),
  ];
}

const ask = (body: object): Promise<Page<Space>> => answered(api().spaces.search({ body }));

/** Counts the results for each value of a filter. Ignores the filter itself, so that its other values have a count too. */
async function countsWithout(
  search: SpacesSearch,
  place: PlaceMatch | null,
  name: SpaceFilterChoice,
): Promise<SpaceFacetCount[]> {
  const filters = filtersOf(search, place, name);
  const { facets } = await ask({ page: 0, size: 1, filters, projections: ["url"], facets: [fields[name]] });
  return facets?.[fields[name]] ?? [];
}

/** Searches Spaces and counts filter values. An unavailable search engine is a state of the page (`resting`), not an error. */
export async function findSpaces(search: SpacesSearch, place: PlaceMatch | null): Promise<SpaceSearchResult> {
  const { page, size, order = "jobs" } = search;
  const body = {
    page,
    size,
    sort: sorts[order],
    filters: filtersOf(search, place),
    projections: [...shown],
    facets: spaceFilterChoices.map((name) => fields[name]),
  };
  try {
    const [spaces, ...counted] = await Promise.all([
      ask(body),
      ...spaceFilterChoices.map((name) => (search[name] ? countsWithout(search, place, name) : null)),
    ]);
    const facets = Object.fromEntries(
      spaceFilterChoices.map((name, index) => [name, counted[index] ?? spaces.facets?.[fields[name]] ?? []]),
    );
    return { resting: false, spaces, facets: facets as SpaceFacets };
  } catch (error) {
    if (hasCode(error, "search.unavailable")) return { resting: true };
    throw error;
  }
}

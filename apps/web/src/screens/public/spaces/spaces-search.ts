import { pageDefaults, pageSearch, textSearch, type PageSearch } from "~/shell/navigation/page-search.ts";

/** The filters that take one listed value and show counts. */
export const spaceFilterChoices = ["sector", "people", "policy", "region", "type"] as const;
export type SpaceFilterChoice = (typeof spaceFilterChoices)[number];

export const orders = ["jobs", "newest", "name"] as const;
export type SpacesOrder = (typeof orders)[number];

export const distances = [10, 30, 50, 100] as const;
export const defaultKm = 30;
const maxKm = 500;

export type SpacesSearch = PageSearch &
  Partial<Record<SpaceFilterChoice, string | undefined>> & {
    q?: string | undefined;
    /** A place, such as "Bergamo" or "San Giorgio (MN)". */
    near?: string | undefined;
    km?: number | undefined;
    hiring?: true | undefined;
    order?: SpacesOrder | undefined;
  };

const isOneOf = <T extends string>(list: readonly T[], value: unknown): value is T =>
  (list as readonly unknown[]).includes(value);

/** Parses the URL's search parameters. Ignores invalid ones. */
export function spacesSearch(search: Record<string, unknown>): SpacesSearch {
  const { page, size } = pageSearch(search);
  const q = textSearch(search["q"]);
  const near = textSearch(search["near"], 80);
  const { km, order } = search;
  const chosen = spaceFilterChoices
    .map((name) => [name, textSearch(search[name], 80)] as const)
    .filter(([, value]) => value !== undefined);
  return {
    page,
    size,
    ...(q && { q }),
    ...Object.fromEntries(chosen),
    ...(near && { near, km: typeof km === "number" && km >= 1 && km <= maxKm ? Math.round(km) : defaultKm }),
    ...((search["hiring"] === true || search["hiring"] === "true") && { hiring: true as const }),
    ...(isOneOf(orders, order) && order !== "jobs" && { order }),
  };
}

/** The URL parameters of a search, without default values. */
export function spacesAddress({ page, size, km, ...rest }: SpacesSearch): Partial<SpacesSearch> {
  return {
    ...rest,
    ...(page !== pageDefaults.page && { page }),
    ...(size !== pageDefaults.size && { size }),
    ...(rest.near && km !== defaultKm && { km }),
  };
}

/** Applies a change to the search and returns to the first page. */
export const changeSpacesSearch = (search: SpacesSearch, change: Partial<SpacesSearch>): Partial<SpacesSearch> =>
  spacesAddress({ ...search, page: 0, ...change });

/** Number of active filters. Excludes the text query. */
export const countSpaceFilters = (search: SpacesSearch): number =>
  spaceFilterChoices.filter((name) => search[name]).length + (search.near ? 1 : 0) + (search.hiring ? 1 : 0);

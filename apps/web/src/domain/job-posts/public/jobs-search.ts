import { pageDefaults, pageSearch, textSearch, type PageSearch } from "../../../shell/navigation/page-search.ts";

/** The distances around a city that users can choose, in kilometres; 0 is the city itself. */
export const jobRadii = [0, 10, 30, 50, 100] as const;
export const defaultJobRadius = 30;

/** Choices of the minimum pay, in gross euros a year. */
export const pays = [20_000, 25_000, 30_000, 35_000, 40_000, 50_000, 60_000] as const;

/** Choices of the maximum age of a post, in days. */
export const sinces = [1, 3, 7, 30] as const;

export const sorts = ["relevance", "date", "pay", "distance"] as const;
export type JobSort = (typeof sorts)[number];

/** The filters with listed values and counts, in display order. */
export const jobFilterChoices = [
  "workplace",
  "contract",
  "hours",
  "seniority",
  "education",
  "region",
  "province",
  "skill",
  "language",
  "benefit",
  "ccnl",
  "sector",
  "travel",
] as const;
export type JobFilterChoice = (typeof jobFilterChoices)[number];

/**
 * True for filters whose values combine with AND: a person with two skills or languages wants posts that require both, and
 * two chosen benefits are both wanted. Other filters combine with OR.
 */
export const requiresAll = (name: JobFilterChoice): boolean => ["skill", "language", "benefit"].includes(name);

/** The search parameters of the jobs page. The values of a filter are separated by dots: `hybrid.full_remote`. */
export type JobsSearch = PageSearch &
  Partial<Record<JobFilterChoice, string | undefined>> & {
    q?: string | undefined;
    city?: string | undefined;
    /** Distance from the city in kilometres. Always set if a city is set. */
    km?: number | undefined;
    pay?: number | undefined;
    since?: number | undefined;
    sort?: JobSort | undefined;
    /** Shows the results as a map instead of a list. */
    view?: "map" | undefined;
    /** Lists the jobs that the user hid, too. */
    hidden?: "shown" | undefined;
    /** Id of the post that is open beside the list. */
    job?: string | undefined;
  };

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
export const looksLikeId = (value: unknown): value is string => typeof value === "string" && uuid.test(value);

const oneOf = <T extends string | number>(list: readonly T[], value: unknown): T | undefined =>
  list.find((one) => String(one) === String(value));

/** Matches a city with a distance as typed into the city field, in any language, such as "Genova, within 30 km". */
const saidReach = /^(.*?),[^,\d]*(\d+)\s*km$/i;

function whereOf(search: Record<string, unknown>): Pick<JobsSearch, "city" | "km"> {
  const text = textSearch(search["city"], 80);
  const [, name, reach] = (text && saidReach.exec(text)) || [];
  const city = name?.trim() ?? text;
  if (!city) return {};
  return { city, km: oneOf(jobRadii, reach ?? search["km"]) ?? defaultJobRadius };
}

/** Matches a code, or the name of a region such as "Valle d'Aosta". */
const code = /^[\p{L}\p{N}_' -]+$/u;
const most = 20;

/**
 * The values of a filter in the URL.
 * A form without JavaScript repeats the parameter for each value; our URLs join the values with dots.
 */
function valuesIn(name: JobFilterChoice, value: unknown): string | undefined {
  const all = (Array.isArray(value) ? value : [value]).flatMap((one) => textSearch(one, 800)?.split(".") ?? []);
  const fine = all.filter((one) => (name === "skill" ? looksLikeId(one) : code.test(one)));
  return [...new Set(fine)].slice(0, most).join(".") || undefined;
}

const said = <T extends object>(all: object): T =>
  Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined)) as T;

/** Parses the URL's search parameters. Ignores invalid ones. */
export function jobsSearch(search: Record<string, unknown>): JobsSearch {
  const sort = oneOf(sorts, search["sort"]);
  const where = whereOf(search);
  const q = textSearch(search["q"]);
  const usual = usualSort({ q });
  const isIdle = sort === usual || (sort === "distance" && !where.city) || (sort === "relevance" && !q);
  return said<JobsSearch>({
    ...pageSearch(search),
    q,
    ...where,
    ...Object.fromEntries(jobFilterChoices.map((name) => [name, valuesIn(name, search[name])])),
    pay: oneOf(pays, search["pay"]),
    since: oneOf(sinces, search["since"]),
    sort: isIdle ? undefined : sort,
    view: oneOf(["map"] as const, search["view"]),
    hidden: oneOf(["shown"] as const, search["hidden"]),
    job: looksLikeId(search["job"]) ? search["job"] : undefined,
  });
}

/** The default order: by relevance with a query, by date without one. */
export const usualSort = ({ q }: Pick<JobsSearch, "q">): JobSort => (q ? "relevance" : "date");

export const getChosenValues = (search: Partial<JobsSearch>, name: JobFilterChoice): string[] =>
  search[name]?.split(".") ?? [];

/** The URL parameters of a search, without default values. */
export function jobsAddress({ page, size, km, ...rest }: JobsSearch): Partial<JobsSearch> {
  return said<Partial<JobsSearch>>({
    ...rest,
    km: rest.city && km !== defaultJobRadius ? km : undefined,
    page: page === pageDefaults.page ? undefined : page,
    size: size === pageDefaults.size ? undefined : size,
  });
}

/** The search as a query string, without order, page, view, open post and hidden jobs. */
export function searchText(search: JobsSearch): string {
  const {
    page: _page,
    size: _size,
    sort: _sort,
    job: _job,
    hidden: _hidden,
    view: _view,
    ...sought
  } = jobsAddress(search);
  return new URLSearchParams(
    Object.entries(sought).map(([name, value]): [string, string] => [name, String(value)]),
  ).toString();
}

/** Applies a change to the search, returns to the first page and closes the open post. */
export const changeJobsSearch = (search: JobsSearch, change: Partial<JobsSearch>): Partial<JobsSearch> => {
  const { page: _, size, ...rest } = jobsSearch({ ...search, job: undefined, ...change });
  return jobsAddress({ ...rest, page: pageDefaults.page, size });
};

/** The search with the value added to the filter, or removed if it was chosen. */
export function withToggle(search: JobsSearch, name: JobFilterChoice, value: string): Partial<JobsSearch> {
  const values = getChosenValues(search, name);
  const next = values.includes(value) ? values.filter((one) => one !== value) : [...values, value];
  return changeJobsSearch(search, { [name]: next.join(".") });
}

/** Number of active filters. Excludes query and city, which have their own fields. */
export const countJobFilters = (search: JobsSearch): number =>
  jobFilterChoices.filter((name) => search[name]).length + (search.pay ? 1 : 0) + (search.since ? 1 : 0);

export const isJobSearchFiltered = (search: JobsSearch): boolean =>
  Boolean(search.q ?? search.city) || countJobFilters(search) > 0;

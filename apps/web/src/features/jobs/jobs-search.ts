import { pageDefaults, pageSearch, textSearch, type PageSearch } from "~/shell/navigation/page-search.ts";

/** How far around a city one may ask for, in kilometres. */
export const reaches = [10, 30, 50, 100] as const;
export type Reach = (typeof reaches)[number];

export type JobsSearch = PageSearch & {
  q?: string | undefined;
  city?: string | undefined;
  /** Around the city, too. */
  km?: Reach | undefined;
  /** The id of one that is asked for. */
  skill?: string | undefined;
  /** The post that stands open beside the list. */
  job?: string | undefined;
};

export const jobsDefaults = pageDefaults;

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
export const looksLikeId = (value: unknown): value is string => typeof value === "string" && uuid.test(value);

export function jobsSearch(search: Record<string, unknown>): JobsSearch {
  const { page, size } = pageSearch(search);
  const q = textSearch(search["q"]);
  const city = textSearch(search["city"], 80);
  const km = city && reaches.find((reach) => reach === Number(search["km"]));
  const job = looksLikeId(search["job"]) ? search["job"] : undefined;
  const skill = looksLikeId(search["skill"]) ? search["skill"] : undefined;
  const where = { ...(city && { city }), ...(km && { km }) };
  return { page, size, ...(q && { q }), ...where, ...(skill && { skill }), ...(job && { job }) };
}

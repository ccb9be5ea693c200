import { matches } from "~/shell/command/matches.ts";
import { recentSearchesKey } from "~/shell/session/storage-keys.ts";
import { jobsAddress, jobsSearch, type JobsSearch } from "../public/jobs-search.ts";

/** A search that was made in this browser: the text, and the place if the user gave any. */
export type RecentSearch = Pick<JobsSearch, "q" | "city" | "km">;

const most = 5;

const isSame = (one: RecentSearch, other: RecentSearch): boolean => one.q === other.q && one.city === other.city;

/** The recent searches of this browser, newest first. Empty if the browser allows no storage. */
export function readRecentSearches(): RecentSearch[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(recentSearchesKey) ?? "[]");
    if (!Array.isArray(stored)) return [];
    return stored
      .map((one) => jobsSearch((one ?? {}) as Record<string, unknown>))
      .flatMap(({ q, city, km }) => (q ? [{ q, ...(city && { city, km }) }] : []))
      .slice(0, most);
  } catch {
    return [];
  }
}

function store(searches: readonly RecentSearch[]): void {
  try {
    if (searches.length > 0) localStorage.setItem(recentSearchesKey, JSON.stringify(searches));
    else localStorage.removeItem(recentSearchesKey);
  } catch {
    // Storage is full or not allowed: there are no recent searches.
  }
}

/** Stores a search as the newest one. A search without a text is not stored. */
export function rememberSearch({ q, city, km }: RecentSearch): void {
  if (!q) return;
  const search = { q, ...(city && { city, km }) };
  store([search, ...readRecentSearches().filter((one) => !isSame(one, search))].slice(0, most));
}

export const clearRecentSearches = (): void => store([]);

export const recentLabel = ({ q, city }: RecentSearch): string => [q, city].filter(Boolean).join(", ");

/** The number of recent searches that are shown while something is typed. */
const mostWhileTyping = 2;

/** The recent searches that contain the typed words; all of them if nothing is typed. */
export function fittingSearches(searches: readonly RecentSearch[], typed: string): readonly RecentSearch[] {
  const text = typed.trim();
  if (text === "") return searches;
  const fitting = searches.filter((one) => one.q !== text && matches(recentLabel(one), text));
  return fitting.slice(0, mostWhileTyping);
}

/** The URL parameters of a recent search. */
export const recentAddress = (search: RecentSearch): Partial<JobsSearch> => jobsAddress(jobsSearch(search));

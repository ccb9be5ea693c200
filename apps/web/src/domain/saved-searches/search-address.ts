import type { Filter } from "@orbita/contract";
import { losslessSearch } from "~/shell/navigation/lossless-search.ts";

/** URL parameters that are not saved with a search: paging, sort order, the view and the open item. */
const passing = ["page", "size", "sort", "view", "job", "talent", "cursor"];

/** The part of the URL's query string that is saved with a search. */
export function questionIn(searchStr: string): string {
  const said = new URLSearchParams(searchStr);
  for (const name of passing) said.delete(name);
  return said.toString();
}

/** The filter by a post's age is not saved with a job search, because alerts only report new posts anyway. */
export const lastingFilters = (filters: readonly Filter[]): Filter[] => filters.filter(({ f }) => f !== "publishedAt");

/** The part of the URL's query string that is saved with a job search. */
export function lastingAddress(searchStr: string): string {
  const kept = new URLSearchParams(questionIn(searchStr));
  kept.delete("since");
  return kept.toString();
}

type SavedSearchQuery = { readonly address: string | null; readonly filters: readonly Record<string, unknown>[] };

/**
 * True if the search matches any of several skills.
 * For older searches this was the default: their stored URL lacks the parameter `any`, so their filters are checked instead.
 */
const asksAnySkill = (filters: SavedSearchQuery["filters"]): boolean =>
  filters.some(({ f, v, mm }) => f === "skills" && mm === "in" && Array.isArray(v) && v.length > 1);

/** The search parameters of the page that a saved search opens; the page ignores parameters it does not know. */
export const toSavedSearchParams = ({ address, filters }: SavedSearchQuery): Record<string, unknown> => ({
  ...losslessSearch.parseSearch(`?${address ?? ""}`),
  ...(asksAnySkill(filters) && { any: true }),
});

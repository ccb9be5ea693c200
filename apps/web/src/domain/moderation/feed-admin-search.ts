import { pageSearch, textSearch } from "~/shell/navigation/page-search.ts";

export const caseTabs = ["open", "appealed", "decided"] as const;
export type CaseTab = (typeof caseTabs)[number];
export type FeedAdminSearch = { q?: string; page?: number; tab?: CaseTab };

/** Parses query, page and tab from the URL; invalid values are ignored. */
export function feedAdminSearch(search: FeedAdminSearch): FeedAdminSearch {
  const q = textSearch(search.q);
  const { page } = pageSearch(search);
  const tab = caseTabs.find((one) => one === search.tab);
  return { ...(q && { q }), ...(page > 0 && { page }), ...(tab && { tab }) };
}

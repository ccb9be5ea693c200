import { pageSearch, textSearch } from "~/shell/navigation/page-search.ts";

/** What waits to be read, what was contested, what is over. */
export const caseTabs = ["open", "appealed", "decided"] as const;
export type CaseTab = (typeof caseTabs)[number];
export type FeedAdminSearch = { q?: string; page?: number; tab?: CaseTab };

/** The words, the page and the tab of an address; what it says wrongly counts as not said. */
export function feedAdminSearch(search: FeedAdminSearch): FeedAdminSearch {
  const q = textSearch(search.q);
  const { page } = pageSearch(search);
  const tab = caseTabs.find((one) => one === search.tab);
  return { ...(q && { q }), ...(page > 0 && { page }), ...(tab && { tab }) };
}

import { pageSearch, textSearch } from "~/shell/navigation/page-search.ts";
import type { Tab } from "./applications-queries.ts";

export type ApplicationsSearch = { tab?: Tab; id?: string; page?: number };

/** What the address says; what it says wrongly counts as not said. */
export function readSearch(search: ApplicationsSearch): { tab: Tab | undefined; id: string | undefined; page: number } {
  const { tab } = search;
  return {
    tab: tab === "open" || tab === "closed" ? tab : undefined,
    id: textSearch(search.id),
    page: pageSearch(search).page,
  };
}

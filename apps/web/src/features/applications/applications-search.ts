import { pageSearch, textSearch } from "~/shell/navigation/page-search.ts";
import type { Tab } from "./applications-queries.ts";

export type ApplicationsSearch = { tab?: Tab; id?: string; page?: number };

/** Reads the search parameters; invalid values count as missing. */
export function readSearch(search: ApplicationsSearch): { tab: Tab | undefined; id: string | undefined; page: number } {
  const { tab } = search;
  return {
    tab: tab === "open" || tab === "closed" ? tab : undefined,
    id: textSearch(search.id),
    page: pageSearch(search).page,
  };
}

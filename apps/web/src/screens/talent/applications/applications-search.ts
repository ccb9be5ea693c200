import { pageSearch, textSearch } from "~/shell/navigation/page-search.ts";
import type { ApplicationsTab } from "~/domain/applications/applications-queries.ts";

/** `time` is a proposed interview time, from the link in a mail. */
export type ApplicationsSearch = { tab?: ApplicationsTab; id?: string; page?: number; time?: string };

/** Parses the search parameters of the applications page; an invalid value counts as missing. */
export function readSearch(search: ApplicationsSearch): {
  tab: ApplicationsTab | undefined;
  id: string | undefined;
  page: number;
} {
  const { tab } = search;
  return {
    tab: tab === "open" || tab === "closed" ? tab : undefined,
    id: textSearch(search.id),
    page: pageSearch(search).page,
  };
}

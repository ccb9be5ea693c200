import { pageSearch, textSearch } from "~/shell/navigation/page-search.ts";

/** `id` is the job beside the list. `notForMe` opens the reasons why it is not for the user; the weekly mail links to it. */
export type FitsSearch = { id?: string; page?: number; notForMe?: boolean };

/** Parses the search parameters of the page; an invalid value counts as missing. */
export const readFitsSearch = (search: FitsSearch): { id: string | undefined; page: number; notForMe: boolean } => ({
  id: textSearch(search.id),
  page: pageSearch(search).page,
  notForMe: search.notForMe === true,
});

/** The search parameters of an address of the page. The first page has no number. */
export const fitsAddress = (id: string | undefined, page: number): FitsSearch => ({
  ...(id !== undefined && { id }),
  ...(page > 0 && { page }),
});

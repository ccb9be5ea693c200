import { pageSearch, textSearch } from "~/shell/navigation/page-search.ts";

/** `id` is the job beside the list. */
export type FitsSearch = { id?: string; page?: number };

/** Parses the search parameters of the page; an invalid value counts as missing. */
export const readFitsSearch = (search: FitsSearch): { id: string | undefined; page: number } => ({
  id: textSearch(search.id),
  page: pageSearch(search).page,
});

/** The search parameters of an address of the page. The first page has no number. */
export const fitsAddress = (id: string | undefined, page: number): FitsSearch => ({
  ...(id !== undefined && { id }),
  ...(page > 0 && { page }),
});

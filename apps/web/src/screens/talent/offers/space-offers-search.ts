import type { ContactOfferState } from "@orbita/contract";
import { pageSearch, textSearch } from "~/shell/navigation/page-search.ts";

export type SpaceOffersSearch = { page?: number; state?: ContactOfferState; id?: string };

const states: readonly unknown[] = [
  "sent",
  "accepted",
  "declined",
  "withdrawn",
  "expired",
] satisfies ContactOfferState[];

/** Parses the URL's search parameters; invalid values are ignored. */
export const readSpaceOffers = (search: SpaceOffersSearch) => ({
  page: pageSearch(search).page,
  state: states.includes(search.state) ? search.state : undefined,
  id: textSearch(search.id),
});

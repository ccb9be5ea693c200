import type { ContactRequestState } from "@orbita/contract";
import { pageSearch, textSearch } from "~/shell/navigation/page-search.ts";

export type SpaceContactRequestsSearch = { page?: number; state?: ContactRequestState; id?: string };

const states: readonly unknown[] = [
  "sent",
  "accepted",
  "declined",
  "withdrawn",
  "expired",
] satisfies ContactRequestState[];

/** Parses the URL's search parameters; invalid values are ignored. */
export const readSpaceContactRequests = (search: SpaceContactRequestsSearch) => ({
  page: pageSearch(search).page,
  state: states.includes(search.state) ? search.state : undefined,
  id: textSearch(search.id),
});

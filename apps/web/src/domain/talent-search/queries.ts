import type { OpenedTalentProfile, TalentEstimateRequest, TalentSearchPage } from "@orbita/contract";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { api } from "~/shell/api/client.ts";
import { answered, hasCode } from "~/shell/api/failure.ts";
import { toTalentFilters } from "./search-filters.ts";
import type { TalentSearch } from "./search-address.ts";

/** Common query key prefix of a Space's talent searches and opened CVs. */
export const talentsKey = (spaceId: string) => ["talents", spaceId] as const;
const foundKey = (spaceId: string) => [...talentsKey(spaceId), "found"] as const;

const facets = ["skills", "roles", "languages", "education", "region"] as const;
/** The fields of a result row. The whole CV is loaded only when it is opened. */
const projections = [
  "username",
  "firstName",
  "lastName",
  "headline",
  "city",
  "region",
  "years",
  "updated",
  "matches",
  "acquaintance",
];
const againMs = 15_000;

/** A page of results with facet counts. The previous page stays visible while it loads. */
export const talentsQuery = (spaceId: string, search: TalentSearch) =>
  queryOptions({
    queryKey: [...foundKey(spaceId), { ...search, talent: null }],
    queryFn: (): Promise<TalentSearchPage> => {
      const { page, size, sort } = search;
      const body = {
        page,
        size,
        sort: `${sort}:desc`,
        filters: toTalentFilters(search),
        facets: [...facets],
        projections,
        ...(search.job !== null && { jobPostId: search.job }),
      };
      return answered(api().talentSearch.search({ body: body as never }, { spaceId }));
    },
    placeholderData: keepPreviousData,
    // Repeats the search at intervals while the search engine is unavailable.
    refetchInterval: ({ state }) => (hasCode(state.error, "search.unavailable") ? againMs : false),
  });

/** How many people a draft of a job is for. The previous figures stay visible while the next ones load. */
export const estimateQuery = (spaceId: string, draft: TalentEstimateRequest) =>
  queryOptions({
    queryKey: [...talentsKey(spaceId), "estimate", draft],
    queryFn: () => answered(api().talentSearch.estimate({ body: draft }, { spaceId })),
    placeholderData: keepPreviousData,
    retry: false,
  });

const seenIn = (page: TalentSearchPage, { id, acquaintance }: OpenedTalentProfile): TalentSearchPage => ({
  ...page,
  content: page.content.map((hit) => (hit.id === id ? { ...hit, acquaintance } : hit)),
});

/** Opening a CV is logged for its owner, so only the user's own action may trigger it: no refetch and no retry. */
export const openedQuery = (spaceId: string, id: string) =>
  queryOptions({
    queryKey: [...talentsKey(spaceId), "opened", id],
    queryFn: async ({ client }): Promise<OpenedTalentProfile> => {
      const opened = await answered(api().talentSearch.open({ params: { id } }, { spaceId }));
      client.setQueriesData<TalentSearchPage>({ queryKey: foundKey(spaceId) }, (page) => page && seenIn(page, opened));
      return opened;
    },
    staleTime: "static",
    retry: false,
  });

import { queryOptions } from "@tanstack/react-query";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";

export const savedKey = (of: string) => ["saved-searches", of] as const;
/** Used in the query key in place of a Space id, for the user's own saved searches. */
export const ownSearches = "own";

export const talentSearchesQuery = (spaceId: string) =>
  queryOptions({
    queryKey: savedKey(spaceId),
    queryFn: () => answered(api().savedSearches.talents({}, { spaceId })),
  });

export const jobSearchesQuery = queryOptions({
  queryKey: savedKey(ownSearches),
  queryFn: () => answered(api().savedSearches.jobs({})),
});

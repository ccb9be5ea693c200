import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";
import type { StatisticsFilters } from "./statistics-search.ts";

/** How long the data counts as fresh, in ms: the server updates the totals every minute. */
const staleMs = 60_000;

export const dashboardQuery = (spaceId: string, { period, post }: StatisticsFilters) =>
  queryOptions({
    queryKey: ["statistics", spaceId, period, post],
    queryFn: () =>
      answered(api().statistics.dashboard({ query: { period, ...(post && { jobPostId: post }) } }, { spaceId })),
    // Shows the previous numbers until the next period has loaded.
    placeholderData: keepPreviousData,
    staleTime: staleMs,
  });

import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";
import type { Shown } from "./statistics-search.ts";

/** Sums are brought up to date by the minute. */
const staleMs = 60_000;

export const dashboardQuery = (spaceId: string, { period, post }: Shown) =>
  queryOptions({
    queryKey: ["statistics", spaceId, period, post],
    queryFn: () =>
      answered(api().statistics.dashboard({ query: { period, ...(post && { jobPostId: post }) } }, { spaceId })),
    // The numbers of before stay until those of the next period are here.
    placeholderData: keepPreviousData,
    staleTime: staleMs,
  });

import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { postsKey } from "~/shell/api/query-keys.ts";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";
import { onChangeEvent } from "~/shell/realtime/change-events.ts";
import { throttleRefetch } from "~/shell/realtime/throttle-refetch.ts";

/** Batches change events, so that a hundred moves cause a single refetch. */
const soon = { afterMs: 200, spreadMs: 800 };

/** The overview's query key is below that of the Space's job posts, because a change to a post changes the overview too. */
const overviewQuery = (spaceId: string) =>
  queryOptions({
    queryKey: [...postsKey(spaceId), "overview"],
    queryFn: () => answered(api().applications.overview({ params: { id: spaceId } })),
  });

/** The overview of a Space, refetched when an application changes. */
export function useOverview(spaceId: string) {
  const queries = useQueryClient();
  useEffect(() => {
    const { schedule, stop } = throttleRefetch(() => void queries.invalidateQueries(overviewQuery(spaceId)), soon);
    const stops = [onChangeEvent("application.changed", schedule), stop];
    return () => stops.forEach((end) => end());
  }, [queries, spaceId]);
  return useQuery(overviewQuery(spaceId));
}

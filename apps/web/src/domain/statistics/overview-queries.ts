import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { postsKey } from "~/domain/job-posts/queries.ts";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";
import { onHint } from "~/shell/realtime/hints.ts";
import { lookLater } from "~/shell/realtime/look-later.ts";

/** Batches change events, so that a hundred moves cause a single refetch. */
const soon = { afterMs: 200, spreadMs: 800 };

/** Part of the Space's job post queries, because a change to a post changes the overview too. */
const overviewQuery = (spaceId: string) =>
  queryOptions({
    queryKey: [...postsKey(spaceId), "overview"],
    queryFn: () => answered(api().applications.overview({ params: { id: spaceId } })),
  });

/** The overview, refetched when an application changes. */
export function useOverview(spaceId: string) {
  const queries = useQueryClient();
  useEffect(() => {
    const { told, stop } = lookLater(() => void queries.invalidateQueries(overviewQuery(spaceId)), soon);
    const stops = [onHint("application.changed", told), stop];
    return () => stops.forEach((end) => end());
  }, [queries, spaceId]);
  return useQuery(overviewQuery(spaceId));
}

import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { postsKey } from "~/features/job-posts/queries.ts";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";
import { onHint } from "~/shell/realtime/hints.ts";
import { lookLater } from "~/shell/realtime/look-later.ts";

/** A hundred moves at once are one question. */
const soon = { afterMs: 200, spreadMs: 800 };

/** Among the Space's posts: what changes one of them changes this too. */
const overviewQuery = (spaceId: string) =>
  queryOptions({
    queryKey: [...postsKey(spaceId), "overview"],
    queryFn: () => answered(api().applications.overview({ params: { id: spaceId } })),
  });

/** As it is now: asked again when an application moves. */
export function useOverview(spaceId: string) {
  const queries = useQueryClient();
  useEffect(() => {
    const { told, stop } = lookLater(() => void queries.invalidateQueries(overviewQuery(spaceId)), soon);
    const stops = [onHint("application.changed", told), stop];
    return () => stops.forEach((end) => end());
  }, [queries, spaceId]);
  return useQuery(overviewQuery(spaceId));
}

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { api } from "../api/client.ts";
import { answered } from "../api/failure.ts";
import { onChangeEvent } from "../realtime/change-events.ts";
import { throttleRefetch } from "../realtime/throttle-refetch.ts";
import type { ActingSpace } from "../session/acting-space.tsx";

/** Delays before refetching, so that many moves cause one request. */
const soon = { afterMs: 200, spreadMs: 800 };
const one = { page: 0, size: 1 } as const;

type SpaceCounts = Record<"posts" | "applications" | "searches" | "messages", number | undefined>;

/**
 * The Space's counts: published job posts, open applications, unread threads, saved searches.
 * The query keys of the counts are below those of the lists, so both are refetched together.
 */
export function useSpaceCounts({ id: spaceId, role }: ActingSpace): SpaceCounts {
  const posts = useQuery({
    queryKey: ["job-posts", spaceId, "open"],
    queryFn: async () => {
      const filters = [{ f: "jobPostStatus", v: "published", mm: "is" }];
      const body = { ...one, sort: "updated:desc", filters, projections: ["title"] };
      return (await answered(api().jobPosts.searchOwn({ body: body as never }, { spaceId }))).totalElements;
    },
  });
  const queries = useQueryClient();
  useEffect(() => {
    const queryKey = ["applications", spaceId, "open"];
    const { schedule, stop } = throttleRefetch(() => void queries.invalidateQueries({ queryKey }), soon);
    // Refetches the number of unread threads, even if the messages page is not open.
    const news = () => void queries.invalidateQueries({ queryKey: ["messages", spaceId, "unread"] });
    const stops = [onChangeEvent("application.changed", schedule), stop, onChangeEvent("message.changed", news)];
    return () => stops.forEach((end) => end());
  }, [queries, spaceId]);
  const messages = useQuery({
    queryKey: ["messages", spaceId, "unread"],
    queryFn: async () => (await answered(api().messages.unread({}, { spaceId }))).threads,
  });
  const applications = useQuery({
    queryKey: ["applications", spaceId, "open"],
    queryFn: async () => {
      const filters = [{ f: "open", v: true, mm: "is" }];
      const body = { ...one, sort: "created:desc", filters, projections: ["code"] };
      return (await answered(api().applications.search({ body: body as never }, { spaceId }))).totalElements;
    },
  });
  const searches = useQuery({
    queryKey: ["saved-searches", spaceId],
    queryFn: () => answered(api().savedSearches.talents({}, { spaceId })),
    select: ({ length }) => length,
    enabled: role !== "viewer",
  });
  return { posts: posts.data, applications: applications.data, searches: searches.data, messages: messages.data };
}

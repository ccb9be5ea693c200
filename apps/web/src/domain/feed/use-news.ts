import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { api } from "~/shell/api/client.ts";
import { onGap, onChangeEvent } from "~/shell/realtime/change-events.ts";
import { throttleRefetch } from "~/shell/realtime/throttle-refetch.ts";
import type { FeedState } from "./feed-state.ts";
import { rereadPost } from "./post-cache.ts";
import type { FeedQuery } from "./use-feed.ts";

/** All readers receive the change event of a post at once, so their refetches are spread over time. */
const soon = { afterMs: 300, spreadMs: 1_200 };

async function count(asked: FeedQuery, head: string): Promise<number> {
  const answer = await api()
    .feed.fresh({ body: { ...asked, head } })
    // If the request for the count fails, the count is 0, so the page offers no new posts.
    .catch(() => undefined);
  return answer?.count ?? 0;
}

/** Counts the posts that are newer than the listed ones, without listing them. Refetches listed posts that changed. */
export function useNews(asked: FeedQuery, state: FeedState | undefined): number {
  const queries = useQueryClient();
  const [news, setNews] = useState({ head: "", count: 0 });
  const head = state?.head;
  const question = JSON.stringify(asked);
  useEffect(() => {
    if (head === undefined) return;
    let current = true;
    const changed = new Set<string>();
    const lookNow = async () => {
      const ids = [...changed];
      changed.clear();
      for (const id of ids) void rereadPost(queries, id);
      const found = await count(JSON.parse(question) as FeedQuery, head);
      if (current) setNews({ head, count: found });
    };
    const look = throttleRefetch(() => void lookNow(), soon);
    const talked = new Set<string>();
    const listen = throttleRefetch(() => {
      for (const id of talked) void rereadPost(queries, id);
      talked.clear();
    }, soon);
    const stops = [
      onChangeEvent("comment.changed", ({ id }) => {
        talked.add(id);
        listen.schedule();
      }),
      listen.stop,
      onChangeEvent("post.changed", ({ id }) => {
        changed.add(id);
        look.schedule();
      }),
      onGap(look.schedule),
      look.stop,
    ];
    return () => {
      current = false;
      stops.forEach((stop) => stop());
    };
  }, [queries, question, head]);
  return news.head === head ? Math.max(0, news.count - (state?.ownAbove ?? 0)) : 0;
}

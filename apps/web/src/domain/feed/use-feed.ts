import type { FeedRequest } from "@orbita/contract";
import { feedLimits } from "@orbita/contract/feed/schema";
import { useMutation, useQuery, useQueryClient, type QueryClient } from "@tanstack/react-query";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";
import { feedKey } from "~/shell/api/query-keys.ts";
import { createFeedState, extend, prependNew, refresh, type FeedBatch, type FeedState } from "./feed-state.ts";
import { notePost } from "./post-cache.ts";

export type FeedQuery = Partial<FeedRequest>;

const { usual, max } = feedLimits.size;
const listKey = (asked: FeedQuery) => [...feedKey, "list", asked] as const;

async function ask(queries: QueryClient, body: FeedQuery & { cursor?: string; size: number }): Promise<FeedBatch> {
  const page = await answered(api().feed.list({ body }));
  for (const post of page.content) notePost(queries, post);
  return page;
}

/** A list of posts. Older pages load on scroll, newer posts only when the user asks for them. */
export function useFeed(asked: FeedQuery) {
  const queries = useQueryClient();
  const queryKey = listKey(asked);
  const list = useQuery({
    queryKey,
    queryFn: async (): Promise<FeedState> => {
      const shown = queries.getQueryData<FeedState>(queryKey);
      if (!shown) return createFeedState(await ask(queries, { ...asked, size: usual }));
      const size = Math.min(max, Math.max(usual, shown.posts.length));
      const page = await ask(queries, { ...asked, size });
      // Reads the list from the cache again, because the user may have loaded more pages during the request.
      return refresh(queries.getQueryData<FeedState>(queryKey) ?? shown, page);
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
  const change = (next: (state: FeedState) => FeedState) =>
    queries.setQueryData<FeedState>(queryKey, (state) => state && next(state));
  const more = useMutation({
    mutationFn: async () => {
      const cursor = queries.getQueryData<FeedState>(queryKey)?.cursor;
      if (!cursor) return;
      const page = await ask(queries, { ...asked, cursor, size: usual });
      change((state) => (state.cursor === cursor ? extend(state, page) : state));
    },
  });
  const fresh = useMutation({
    mutationFn: async () => {
      const page = await ask(queries, { ...asked, size: usual });
      change((state) => prependNew(state, page));
      return page;
    },
  });
  return { ...list, more, fresh };
}

export type FeedControl = ReturnType<typeof useFeed>;

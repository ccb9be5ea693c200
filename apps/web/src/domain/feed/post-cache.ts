import type { FeedPost, Post } from "@orbita/contract";
import { useQuery, type QueryClient } from "@tanstack/react-query";
import { api } from "~/shell/api/client.ts";
import { answered, hasCode } from "~/shell/api/failure.ts";
import { feedKey } from "~/shell/api/query-keys.ts";

/** A cached post, shared by all places that show it; null once it is deleted. */
type CachedPost = Post | null;

const postKey = (id: string) => [...feedKey, "post", id] as const;

/** Reads a post. Returns null for a deleted post instead of failing. */
async function readPost(id: string): Promise<CachedPost> {
  try {
    return await answered(api().posts.read({ params: { id } }));
  } catch (error) {
    if (hasCode(error, "post.notFound")) return null;
    throw error;
  }
}

export const feedPostQuery = (id: string) => ({ queryKey: postKey(id), queryFn: () => readPost(id) });

/** Caches a post that a list or an action returned. The last write wins. */
export const notePost = (queries: QueryClient, post: Post): void => {
  queries.setQueryData<CachedPost>(postKey(post.id), post);
};
export const noteGone = (queries: QueryClient, id: string): void => {
  queries.setQueryData<CachedPost>(postKey(id), null);
};
export const changePost = (queries: QueryClient, id: string, change: (post: Post) => Post): void => {
  queries.setQueryData<CachedPost>(postKey(id), (known) => known && change(known));
};

/** Refetches a post only if it is cached, that is, shown somewhere. */
export async function rereadPost(queries: QueryClient, id: string): Promise<void> {
  if (queries.getQueryData<CachedPost>(postKey(id)) === undefined) return;
  // If the refetch fails, the cached version stays on the screen.
  await queries.fetchQuery({ ...feedPostQuery(id), staleTime: 0, retry: false }).catch(() => undefined);
}

/** The cached version of a post, merged with the fields that only its list returns. Null if the post was deleted. */
export function usePost<T extends FeedPost | Post>(post: T): T | null {
  const { data } = useQuery({ ...feedPostQuery(post.id), initialData: post, enabled: false });
  return data === null ? null : { ...post, ...data };
}

import type { FeedPost, Post } from "@orbita/contract";
import { useQuery, type QueryClient } from "@tanstack/react-query";
import { api } from "~/shell/api/client.ts";
import { answered, hasCode } from "~/shell/api/failure.ts";
import { feedKey } from "~/domain/feed/feed-key.ts";

/** What is known of a post, wherever it is shown; null once it is gone. */
type Known = Post | null;

const postKey = (id: string) => [...feedKey, "post", id] as const;

/** Gone is an answer too. */
async function readPost(id: string): Promise<Known> {
  try {
    return await answered(api().posts.read({ params: { id } }));
  } catch (error) {
    if (hasCode(error, "post.notFound")) return null;
    throw error;
  }
}

export const postQuery = (id: string) => ({ queryKey: postKey(id), queryFn: () => readPost(id) });

/** As a list or an act told it, the last word counts. */
export const notePost = (queries: QueryClient, post: Post): void => {
  queries.setQueryData<Known>(postKey(post.id), post);
};
export const noteGone = (queries: QueryClient, id: string): void => {
  queries.setQueryData<Known>(postKey(id), null);
};
export const changePost = (queries: QueryClient, id: string, change: (post: Post) => Post): void => {
  queries.setQueryData<Known>(postKey(id), (known) => known && change(known));
};

/** Asked again only where it is shown: who reads something else does not care. */
export async function rereadPost(queries: QueryClient, id: string): Promise<void> {
  if (queries.getQueryData<Known>(postKey(id)) === undefined) return;
  // What cannot be had now is shown as it was.
  await queries.fetchQuery({ ...postQuery(id), staleTime: 0, retry: false }).catch(() => undefined);
}

/** A post as it is now; what its list alone knows of it stays. */
export function usePost<T extends FeedPost | Post>(post: T): T | null {
  const { data } = useQuery({ ...postQuery(post.id), initialData: post, enabled: false });
  return data === null ? null : { ...post, ...data };
}

import type { FollowTarget } from "@orbita/contract";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";

const followKey = ["follow"] as const;

export const followQuery = (what: FollowTarget) =>
  queryOptions({
    queryKey: [...followKey, what],
    queryFn: () => answered(api().follows.state({ body: what })),
    staleTime: 60_000,
  });

/** Follows or unfollows. Optimistic: shows the change at once and undoes it if the server refuses. */
export function useFollow(what: FollowTarget) {
  const queries = useQueryClient();
  const { queryKey } = followQuery(what);
  return useMutation({
    scope: { id: JSON.stringify(what) },
    mutationFn: (following: boolean) => answered(api().follows.set({ body: { what, following } })),
    onMutate: async (following) => {
      await queries.cancelQueries({ queryKey });
      const before = queries.getQueryData(queryKey);
      if (before) queries.setQueryData(queryKey, { following, followers: before.followers + (following ? 1 : -1) });
      return before;
    },
    onError: (_, __, before) => queries.setQueryData(queryKey, before),
    onSuccess: (state) => queries.setQueryData(queryKey, state),
  });
}

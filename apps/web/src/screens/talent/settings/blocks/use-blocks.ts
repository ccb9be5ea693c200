import type { Block } from "@orbita/contract";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { feedKey } from "~/shell/api/query-keys.ts";
import { api } from "~/shell/api/client.ts";
import { answered, hasCode } from "~/shell/api/failure.ts";

export const blocksQuery = queryOptions({
  queryKey: ["blocks"],
  queryFn: () => answered(api().blocks.list({})),
  // Always refetched: the user may have muted an author in the feed since the last fetch.
  refetchOnMount: "always",
});
const { queryKey } = blocksQuery;

/**
 * Unmutes or unblocks. Optimistic: removes the row at once and restores it on failure.
 * Refetches the feed, which then shows the posts of that author again.
 */
export function useUndoBlock() {
  const queries = useQueryClient();
  const change = async (to: (list: readonly Block[]) => Block[]) => {
    await queries.cancelQueries({ queryKey });
    queries.setQueryData<Block[]>(queryKey, (list) => list && to(list));
  };
  return useMutation({
    mutationFn: ({ id }: Block) =>
      answered(api().blocks.remove({ params: { id } })).catch((error: unknown) => {
        // A block that was already removed elsewhere is no error.
        if (!hasCode(error, "block.notFound")) throw error;
      }),
    onMutate: (one) => change((list) => list.filter(({ id }) => id !== one.id)),
    onError: (_error, one) =>
      change((list) => [...list, one].toSorted((a, b) => (a.since > b.since ? -1 : a.since < b.since ? 1 : 0))),
    onSuccess: () => queries.invalidateQueries({ queryKey: feedKey }),
  });
}

import type { DuplicateDecision } from "@orbita/contract";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";
import { useActingSpace } from "~/shell/session/acting-space.tsx";

const duplicatesKey = (spaceId: string) => ["duplicates", spaceId] as const;

export const duplicatesQuery = (spaceId: string, id: string) =>
  queryOptions({
    queryKey: [...duplicatesKey(spaceId), id],
    queryFn: () => answered(api().duplicates.find({ params: { id } })),
    staleTime: 30_000,
  });

/**
 * Decides whether two records are the same person.
 * The decision affects both records, so all duplicate queries of the Space are invalidated.
 */
export function useDecideDuplicate(id: string) {
  const space = useActingSpace();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ otherId, verdict }: DuplicateDecision & { otherId: string }) =>
      answered(api().duplicates.decide({ params: { id, otherId }, body: { verdict } })),
    onSuccess: () => queries.invalidateQueries({ queryKey: duplicatesKey(space.id) }),
  });
}

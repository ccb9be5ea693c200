import type { SpaceVerification } from "@orbita/contract";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";

const verificationKey = (spaceId: string) => ["verification", spaceId] as const;

export const verificationQuery = (spaceId: string) =>
  queryOptions({
    queryKey: verificationKey(spaceId),
    queryFn: () => answered(api().verification.read({ params: { id: spaceId } })),
  });

/**
 * Runs a change of the Space's verification and caches the response, which is the whole verification.
 * If `verified` changes, the routes reload, because other pages depend on it.
 */
export function useVerificationWrite<V>(
  spaceId: string,
  write: (variables: V) => ReturnType<ReturnType<typeof api>["verification"]["read"]>,
) {
  const queries = useQueryClient();
  const router = useRouter();
  return useMutation({
    mutationFn: (variables: V) => answered(write(variables)),
    onSuccess: async (next: SpaceVerification) => {
      const before = queries.getQueryData<SpaceVerification>(verificationKey(spaceId));
      queries.setQueryData(verificationKey(spaceId), next);
      if (before?.verified !== next.verified) await router.invalidate();
    },
  });
}

import type { JobWishes, JobWishesDraft } from "@orbita/contract";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";

export const jobWishesQuery = queryOptions<JobWishes>({
  queryKey: ["job-wishes"],
  queryFn: () => answered(api().jobWishes.read({})),
});

export function useSaveJobWishes() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: JobWishesDraft) => answered(api().jobWishes.save({ body })),
    onSuccess: (saved) => queries.setQueryData(jobWishesQuery.queryKey, saved),
  });
}

/** Saved wishes as the api takes them. */
export const draftOfWishes = ({ labels: _labels, updated: _updated, roles, ...wishes }: JobWishes): JobWishesDraft => ({
  ...wishes,
  roles: roles.map(({ id }) => id),
});

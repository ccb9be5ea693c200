import type { JobFits, NotForMe, NotForMeReason } from "@orbita/contract";
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { settingsQuery } from "~/domain/people/settings-query.ts";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";
import { pageDefaults } from "~/shell/navigation/page-search.ts";

/** The first part of the keys of all queries below: whatever changes the CV or the limits changes them all. */
export const fitsKey = ["job-fits"] as const;

export const jobFitsQuery = (page = 0, size: number = pageDefaults.size) =>
  queryOptions<JobFits>({
    queryKey: [...fitsKey, "list", page, size],
    queryFn: () => answered(api().jobFits.list({ query: { page, size } })),
    placeholderData: keepPreviousData,
  });

/** One open job compared with the user's CV. */
export const jobFitQuery = (id: string) =>
  queryOptions({
    queryKey: [...fitsKey, "job", id],
    queryFn: async () => {
      const one = { params: { id } };
      const [job, fit] = await Promise.all([answered(api().jobPosts.read(one)), answered(api().jobFits.read(one))]);
      return { job, ...fit };
    },
  });

export const notForMeQuery = queryOptions<NotForMe[]>({
  queryKey: [...fitsKey, "reasons"],
  queryFn: () => answered(api().jobFits.notForMe({})),
});

/** Marks a job as not for the user, or undoes the mark. Both change the list of fits. */
export function useNotForMeMutations() {
  const queries = useQueryClient();
  const onSuccess = () => queries.invalidateQueries({ queryKey: fitsKey });
  const add = useMutation({
    mutationFn: ({ id, reason }: { id: string; reason: NotForMeReason }) =>
      answered(api().jobFits.addReason({ params: { id }, body: { reason } })),
    onSuccess,
  });
  const remove = useMutation({
    mutationFn: (id: string) => answered(api().jobFits.removeReason({ params: { id } })),
    onSuccess,
  });
  return { add, remove };
}

/** Turns the comparison of jobs with the CV on or off. */
export function useFitsSwitch() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (jobFits: boolean) => answered(api().people.changeSettings({ body: { jobFits } })),
    onSuccess: async (saved) => {
      queries.setQueryData(settingsQuery.queryKey, saved);
      await queries.invalidateQueries({ queryKey: fitsKey });
    },
  });
}

import type { HiddenFromSearch } from "@orbita/contract";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { forgetSeenJobs, setMark } from "~/domain/job-posts/own/job-marks.ts";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";
import { useMe } from "~/shell/session/use-me.ts";

export const hiddenJobsQuery = queryOptions({
  queryKey: ["jobMarks", "hidden"],
  queryFn: () => answered(api().jobMarks.hidden({})),
  // Always refetched: the user may have hidden a job in the list since the last fetch.
  refetchOnMount: "always",
});
const { queryKey } = hiddenJobsQuery;

export type ShownAgain = { kind: "jobs" | "spaces"; id: string };

/** Shows a hidden job or the jobs of a hidden Space again. Optimistic: removes the row at once and restores it on failure. */
export function useShowAgain() {
  const queries = useQueryClient();
  const userId = useMe()?.id ?? "";
  return useMutation({
    mutationFn: ({ kind, id }: ShownAgain) =>
      setMark(userId, kind === "jobs" ? "hiddenJobs" : "hiddenSpaces", id, false),
    onMutate: async ({ kind, id }) => {
      await queries.cancelQueries({ queryKey });
      const before = queries.getQueryData<HiddenFromSearch>(queryKey);
      if (before) {
        const rest = (before[kind] as { id: string }[]).filter((row) => row.id !== id);
        queries.setQueryData(queryKey, { ...before, [kind]: rest });
      }
      return before;
    },
    onError: (_error, _target, before) => queries.setQueryData(queryKey, before),
  });
}

/** Deletes the marks of all jobs that the user has seen. */
export function useForgetSeen() {
  const queries = useQueryClient();
  const userId = useMe()?.id ?? "";
  return useMutation({
    mutationFn: () => forgetSeenJobs(userId),
    onSuccess: () => queries.invalidateQueries({ queryKey }),
  });
}

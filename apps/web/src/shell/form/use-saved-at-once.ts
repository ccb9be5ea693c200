import { useMutation, useQueryClient, type QueryKey } from "@tanstack/react-query";
import { useState } from "react";
import type { SaveState } from "./save-state.ts";

type UseSavedAtOnceOptions<T, C> = {
  queryKey: QueryKey;
  save: (change: C) => Promise<T>;
  /** Returns the optimistic value, shown until the server responds. */
  merge: (before: T, change: C) => T;
  /** Returns the previous values of the changed fields only, so that undoing keeps concurrent changes to other fields. */
  undoOf: (before: T, change: C) => C;
};

/** Optimistic updates: shows a change at once, saves changes one after the other, and undoes a change whose save fails. */
export function useSavedAtOnce<T, C>({ queryKey, save, merge, undoOf }: UseSavedAtOnceOptions<T, C>) {
  const queries = useQueryClient();
  const [state, setState] = useState<SaveState>({ kind: "idle" });
  const mutationKey = [...queryKey, "change"];
  const { mutate, variables } = useMutation({
    mutationKey,
    scope: { id: mutationKey.join(" ") },
    mutationFn: save,
    onMutate: async (change) => {
      setState({ kind: "saving" });
      // Cancels refetches in flight: their response does not contain this change yet and would overwrite it.
      await queries.cancelQueries({ queryKey });
      const before = queries.getQueryData<T>(queryKey);
      if (before) queries.setQueryData<T>(queryKey, merge(before, change));
      return { undo: before && undoOf(before, change) };
    },
    onSuccess: (saved) => {
      setState({ kind: "saved", at: new Date() });
      // While other changes are in flight, this response is already outdated, so it is ignored.
      if (queries.isMutating({ mutationKey }) === 1) queries.setQueryData<T>(queryKey, saved);
    },
    onError: (error, _change, context) => {
      setState({ kind: "failed", error });
      const now = queries.getQueryData<T>(queryKey);
      if (now && context?.undo) queries.setQueryData<T>(queryKey, merge(now, context.undo));
    },
  });
  return { state, save: mutate, retry: () => variables && mutate(variables) };
}

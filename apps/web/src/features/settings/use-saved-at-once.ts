import { useMutation, useQueryClient, type QueryKey } from "@tanstack/react-query";
import { useState } from "react";
import type { SaveState } from "./profile/use-profile-save.ts";

type Options<T, C> = {
  queryKey: QueryKey;
  save: (change: C) => Promise<T>;
  /** What is shown until the answer is here. */
  merge: (before: T, change: C) => T;
  /** The same fields as they were: what undoes the change, and nothing that was changed beside it. */
  undoOf: (before: T, change: C) => C;
};

/** Shown at once, saved one after the other, and as before if that fails. */
export function useSavedAtOnce<T, C>({ queryKey, save, merge, undoOf }: Options<T, C>) {
  const queries = useQueryClient();
  const [state, setState] = useState<SaveState>({ kind: "idle" });
  const mutationKey = [...queryKey, "change"];
  const { mutate, variables } = useMutation({
    mutationKey,
    scope: { id: mutationKey.join(" ") },
    mutationFn: save,
    onMutate: async (change) => {
      setState({ kind: "saving" });
      // An answer on its way knows nothing of this change yet.
      await queries.cancelQueries({ queryKey });
      const before = queries.getQueryData<T>(queryKey);
      if (before) queries.setQueryData<T>(queryKey, merge(before, change));
      return { undo: before && undoOf(before, change) };
    },
    onSuccess: (saved) => {
      setState({ kind: "saved", at: new Date() });
      // Others are still on their way, and this answer is older than they are.
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

import type { QueryKey } from "@tanstack/react-query";
import { useSavedAtOnce } from "~/shell/form/use-saved-at-once.ts";

/** Reads AI settings and saves each change at once. A change contains only the changed fields. */
export const useChoices = <T extends object, C extends object>(queryKey: QueryKey, save: (change: C) => Promise<T>) =>
  useSavedAtOnce<T, C>({
    queryKey,
    save,
    merge: (before, change) => ({ ...before, ...change }),
    undoOf: (before, change) =>
      Object.fromEntries(Object.keys(change).map((name) => [name, before[name as keyof T]])) as C,
  });

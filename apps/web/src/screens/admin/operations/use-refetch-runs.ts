import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { operationsKey, runsKey } from "~/domain/operations/queries.ts";

/** Refetches runs and operations after a run was started or stopped. */
export function useRefetchRuns() {
  const queries = useQueryClient();
  return useCallback(async (): Promise<void> => {
    await Promise.all([runsKey, operationsKey].map((queryKey) => queries.invalidateQueries({ queryKey })));
  }, [queries]);
}

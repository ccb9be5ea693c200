import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { operationsKey, runsKey } from "./queries.ts";

/** One was just begun or stopped: what shows runs looks again. */
export function useLookAgain() {
  const queries = useQueryClient();
  return useCallback(async (): Promise<void> => {
    await Promise.all([runsKey, operationsKey].map((queryKey) => queries.invalidateQueries({ queryKey })));
  }, [queries]);
}

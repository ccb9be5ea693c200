import type { Maintenance } from "@orbita/contract";
import { useQueryClient } from "@tanstack/react-query";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";
import { operationsKey } from "~/domain/operations/queries.ts";

export type MaintenanceChange = Partial<Omit<Maintenance, "version">>;

/**
 * Changes the maintenance mode.
 * Sends the version that the page loaded: after a concurrent change the server refuses, and the refetch shows the current state.
 */
export function useChangeMaintenance({ version }: Pick<Maintenance, "version">) {
  const queries = useQueryClient();
  return async (change: MaintenanceChange, reason: string): Promise<void> => {
    try {
      await answered(api().operations.changeMaintenance({ body: { ...change, version } }, { reason }));
    } finally {
      await queries.invalidateQueries({ queryKey: operationsKey });
    }
  };
}

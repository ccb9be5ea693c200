import { queryOptions, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { applicationsKey } from "./queries.ts";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";
import { onChangeEvent } from "~/shell/realtime/change-events.ts";

export const applicationQuery = (spaceId: string, id: string) =>
  queryOptions({
    queryKey: [...applicationsKey(spaceId), "one", id],
    queryFn: () => answered(api().applications.read({ params: { id } })),
  });

/** The Space's own names for the stages. */
export const stagesQuery = (spaceId: string) =>
  queryOptions({
    queryKey: ["stages", spaceId],
    queryFn: () => answered(api().applications.readStages({ params: { id: spaceId } })),
    staleTime: 300_000,
  });

/** Refetches the application when a colleague or the talent changes it. */
export function useFreshApplication(spaceId: string, id: string): void {
  const queries = useQueryClient();
  useEffect(
    () =>
      onChangeEvent("application.changed", (message) => {
        if (message.id === id) void queries.invalidateQueries(applicationQuery(spaceId, id));
      }),
    [queries, spaceId, id],
  );
}

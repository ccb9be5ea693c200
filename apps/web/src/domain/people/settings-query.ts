import type { Settings } from "@orbita/contract";
import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";
import { onChangeEvent } from "~/shell/realtime/change-events.ts";

export const settingsQuery = queryOptions<Settings>({
  queryKey: ["settings"],
  queryFn: () => answered(api().people.settings({})),
});

/** The user's settings, refetched when they change in another tab or on another device. */
export function useSettings() {
  const queries = useQueryClient();
  useEffect(
    () => onChangeEvent("me.changed", () => void queries.invalidateQueries({ queryKey: settingsQuery.queryKey })),
    [queries],
  );
  return useQuery(settingsQuery);
}

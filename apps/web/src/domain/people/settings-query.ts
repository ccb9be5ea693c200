import type { Settings } from "@orbita/contract";
import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";
import { onHint } from "~/shell/realtime/hints.ts";

export const settingsQuery = queryOptions<Settings>({
  queryKey: ["settings"],
  queryFn: () => answered(api().people.settings({})),
});

/** Refetches when the settings change in another tab or on another device. */
export function useSettings() {
  const queries = useQueryClient();
  useEffect(
    () => onHint("me.changed", () => void queries.invalidateQueries({ queryKey: settingsQuery.queryKey })),
    [queries],
  );
  return useQuery(settingsQuery);
}

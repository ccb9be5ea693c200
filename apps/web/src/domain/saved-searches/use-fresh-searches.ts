import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { onChangeEvent } from "~/shell/realtime/change-events.ts";
import { throttleRefetch } from "~/shell/realtime/throttle-refetch.ts";
import { savedKey } from "./queries.ts";

const soon = { afterMs: 100, spreadMs: 500 };

/** Refetches the numbers of new matches when a notification arrives. */
export function useFreshSearches(of: string): void {
  const queries = useQueryClient();
  useEffect(() => {
    const { schedule, stop } = throttleRefetch(() => void queries.invalidateQueries({ queryKey: savedKey(of) }), soon);
    const stops = [onChangeEvent("notification.changed", schedule), stop];
    return () => stops.forEach((end) => end());
  }, [queries, of]);
}

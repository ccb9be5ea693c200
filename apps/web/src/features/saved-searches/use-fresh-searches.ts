import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { onHint } from "~/shell/realtime/hints.ts";
import { lookLater } from "~/shell/realtime/look-later.ts";
import { savedKey } from "~/domain/saved-searches/queries.ts";

const soon = { afterMs: 100, spreadMs: 500 };

/** Refetches the match counts when a notification arrives. */
export function useFreshSearches(of: string): void {
  const queries = useQueryClient();
  useEffect(() => {
    const { told, stop } = lookLater(() => void queries.invalidateQueries({ queryKey: savedKey(of) }), soon);
    const stops = [onHint("notification.changed", told), stop];
    return () => stops.forEach((end) => end());
  }, [queries, of]);
}

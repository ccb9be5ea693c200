import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { channelsKey } from "~/domain/channels/queries.ts";
import { api } from "~/shell/api/client.ts";

/** Long enough to have read a line of it. */
const looked = 2_000;

type Props = { channelId?: string | undefined; until: string | undefined };

/** Tells how far one has seen, once it was really in sight for a moment: a tab in the background sees nothing. */
export function useSeen({ channelId, until }: Props): void {
  const queries = useQueryClient();
  useEffect(() => {
    if (until === undefined) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tell = () => {
      document.removeEventListener("visibilitychange", watch);
      void api()
        .feed.seen({ body: { until, ...(channelId && { channelId }) } })
        .then(() => queries.invalidateQueries({ queryKey: [...channelsKey, "mine"] }))
        // The next visit tells it again.
        .catch(() => undefined);
    };
    const watch = () => {
      clearTimeout(timer);
      if (document.visibilityState === "visible") timer = setTimeout(tell, looked);
    };
    document.addEventListener("visibilitychange", watch);
    watch();
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", watch);
    };
  }, [queries, channelId, until]);
}

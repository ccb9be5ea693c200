import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { channelsKey } from "~/domain/channels/queries.ts";
import { api } from "~/shell/api/client.ts";

/** How many milliseconds posts must be on the screen to count as seen. */
const looked = 2_000;

type Props = { channelId?: string | undefined; until: string | undefined };

/** Reports to the server up to which post the user has seen the list, once the page was visible for a moment. Background tabs do not count. */
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
        // A failed report is ignored: the next visit reports it again.
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

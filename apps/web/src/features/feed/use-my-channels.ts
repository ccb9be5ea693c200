import type { MyChannel } from "@orbita/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { myChannelsQuery } from "~/domain/channels/queries.ts";
import { onHint } from "~/shell/realtime/hints.ts";
import { lookLater } from "~/shell/realtime/look-later.ts";

/** Everybody in an open channel hears of a post at once: asking is spread. */
const soon = { afterMs: 300, spreadMs: 2_500 };
const none: readonly MyChannel[] = [];

/** One's channels with how much is new, as it comes. A feed without its list of channels is still a feed. */
export function useMyChannels(signedIn: boolean): readonly MyChannel[] {
  const queries = useQueryClient();
  useEffect(() => {
    if (!signedIn) return;
    const { told, stop } = lookLater(
      () => void queries.invalidateQueries({ queryKey: myChannelsQuery.queryKey }),
      soon,
    );
    const stops = [onHint("post.changed", told), onHint("channel.changed", told), stop];
    return () => stops.forEach((end) => end());
  }, [queries, signedIn]);
  return useQuery({ ...myChannelsQuery, enabled: signedIn }).data ?? none;
}

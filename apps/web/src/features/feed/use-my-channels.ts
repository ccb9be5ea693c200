import type { MyChannel } from "@orbita/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { myChannelsQuery } from "~/domain/channels/queries.ts";
import { onHint } from "~/shell/realtime/hints.ts";
import { lookLater } from "~/shell/realtime/look-later.ts";

/** All members of a channel receive the change event of a post at once: refetches are spread over time. */
const soon = { afterMs: 300, spreadMs: 2_500 };
const none: readonly MyChannel[] = [];

/** The user's channels with their unread counts, kept current. Empty on failure, so that the feed still renders. */
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

import type { MyChannel } from "@orbita/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { myChannelsQuery } from "~/domain/channels/queries.ts";
import { onChangeEvent } from "~/shell/realtime/change-events.ts";
import { throttleRefetch } from "~/shell/realtime/throttle-refetch.ts";

/** All members of a channel receive the change event of a post at once, so their refetches are spread over time. */
const soon = { afterMs: 300, spreadMs: 2_500 };
const none: readonly MyChannel[] = [];

/** The user's channels with their unread counts, kept current. Empty on failure, so that the feed still renders. */
export function useMyChannels(signedIn: boolean): readonly MyChannel[] {
  const queries = useQueryClient();
  useEffect(() => {
    if (!signedIn) return;
    const { schedule, stop } = throttleRefetch(
      () => void queries.invalidateQueries({ queryKey: myChannelsQuery.queryKey }),
      soon,
    );
    const stops = [onChangeEvent("post.changed", schedule), onChangeEvent("channel.changed", schedule), stop];
    return () => stops.forEach((end) => end());
  }, [queries, signedIn]);
  return useQuery({ ...myChannelsQuery, enabled: signedIn }).data ?? none;
}

import { useEffect } from "react";
import { create } from "zustand";
import { api } from "../api/client.ts";
import { onGap, onChangeEvent } from "../realtime/change-events.ts";

/** Unread counts by context: a Space's id, or "me". Loaded in the browser only. */
const useCounts = create<Readonly<Record<string, number>>>(() => ({}));
const sideOf = (spaceId: string | undefined): string => spaceId ?? "me";

/** Stores the unread count of an api response. */
export const rememberUnread = (spaceId: string | undefined, unread: number): void =>
  useCounts.setState({ [sideOf(spaceId)]: unread });

async function ask(spaceId: string | undefined): Promise<void> {
  // If the request fails, the count waits for the next change event; the page works without it.
  const answer = await api()
    .notifications.unread({ query: spaceId ? { spaceId } : {} })
    .catch(() => undefined);
  if (answer) rememberUnread(spaceId, answer.unread);
}

/** The live number of unread notifications. */
export function useUnread(spaceId: string | undefined): number {
  useEffect(() => {
    const again = () => void ask(spaceId);
    again();
    const stops = [onChangeEvent("notification.changed", again), onGap(again)];
    return () => stops.forEach((stop) => stop());
  }, [spaceId]);
  return useCounts((counts) => counts[sideOf(spaceId)] ?? 0);
}

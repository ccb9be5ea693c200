import { useEffect } from "react";
import { create } from "zustand";
import { api } from "../api/client.ts";
import { onGap, onHint } from "../realtime/hints.ts";

/** By the side one acts on: a Space's id, or "me". Only ever asked in the browser. */
const useCounts = create<Readonly<Record<string, number>>>(() => ({}));
const sideOf = (spaceId: string | undefined): string => spaceId ?? "me";

/** The api said how many are left. */
export const rememberUnread = (spaceId: string | undefined, unread: number): void =>
  useCounts.setState({ [sideOf(spaceId)]: unread });

async function ask(spaceId: string | undefined): Promise<void> {
  // The dot can wait for the next hint: the page works without it.
  const answer = await api()
    .notifications.unread({ query: spaceId ? { spaceId } : {} })
    .catch(() => undefined);
  if (answer) rememberUnread(spaceId, answer.unread);
}

/** How many notices one has not read, as they come. */
export function useUnread(spaceId: string | undefined): number {
  useEffect(() => {
    const again = () => void ask(spaceId);
    again();
    const stops = [onHint("notification.changed", again), onGap(again)];
    return () => stops.forEach((stop) => stop());
  }, [spaceId]);
  return useCounts((counts) => counts[sideOf(spaceId)] ?? 0);
}

import type { Problem } from "@orbita/contract";
import { create } from "zustand";
import { closedBy } from "./failure.ts";

type OfflineState = {
  offline: boolean;
  since: number | null;
  /** The problem that the last call returned, while the platform is closed for maintenance. */
  closed: Problem | null;
};

/** Whether the browser is offline. Set by a call that the network did not deliver, cleared by the next call that it delivers. */
export const useOffline = create<OfflineState>(() => ({ offline: false, since: null, closed: null }));

export function setOffline(offline: boolean): void {
  // A response that was in flight when the network went down does not prove that the network is back.
  if (!offline && !navigator.onLine) return;
  if (useOffline.getState().offline === offline) return;
  useOffline.setState({ offline, since: offline ? Date.now() : null });
}

export function noticeClosed(error: Error): void {
  const closed = closedBy(error);
  if (closed) useOffline.setState({ closed });
}

import type { Problem } from "@orbita/contract";
import { create } from "zustand";
import { closedBy } from "./failure.ts";

type Offline = {
  offline: boolean;
  since: number | null;
  /** The problem of the last call while the platform is closed. */
  closed: Problem | null;
};

/** Set by a call that the network did not deliver, cleared by the next that it did. */
export const useOffline = create<Offline>(() => ({ offline: false, since: null, closed: null }));

export function setOffline(offline: boolean): void {
  // A response that was in flight when the network went down does not prove that it is back.
  if (!offline && !navigator.onLine) return;
  if (useOffline.getState().offline === offline) return;
  useOffline.setState({ offline, since: offline ? Date.now() : null });
}

export function noticeClosed(error: Error): void {
  const closed = closedBy(error);
  if (closed) useOffline.setState({ closed });
}

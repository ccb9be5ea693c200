import type { Problem } from "@orbita/contract";
import { create } from "zustand";
import { closedBy } from "./failure.ts";

type Offline = {
  offline: boolean;
  since: number | null;
  /** The platform is closed: what the last call was told. */
  closed: Problem | null;
};

/** Raised by a call that the network did not carry, lowered by one that it did. */
export const useOffline = create<Offline>(() => ({ offline: false, since: null, closed: null }));

export function setOffline(offline: boolean): void {
  // An answer that was on its way when the network went is no sign that it is back.
  if (!offline && !navigator.onLine) return;
  if (useOffline.getState().offline === offline) return;
  useOffline.setState({ offline, since: offline ? Date.now() : null });
}

export function noticeClosed(error: Error): void {
  const closed = closedBy(error);
  if (closed) useOffline.setState({ closed });
}

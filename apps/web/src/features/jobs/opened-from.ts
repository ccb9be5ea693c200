import type { ClickSource } from "@orbita/contract";
import { useLocation } from "@tanstack/react-router";

declare module "@tanstack/react-router" {
  interface HistoryState {
    source?: ClickSource;
  }
}

/** Told from page to page and not by the address, which people copy. */
export const openedFrom = (source: ClickSource | undefined) => (source ? { state: { source } } : {});

export const useOpenedFrom = (): ClickSource | null => useLocation({ select: ({ state }) => state.source ?? null });

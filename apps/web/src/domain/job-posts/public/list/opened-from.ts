import type { ClickSource } from "@orbita/contract";
import { useLocation } from "@tanstack/react-router";

declare module "@tanstack/react-router" {
  interface HistoryState {
    source?: ClickSource;
  }
}

/** Link options that pass the source of a click. The source is in the history state, not in the URL, because people copy URLs. */
export const openedFrom = (source: ClickSource | undefined) => (source ? { state: { source } } : {});

export const useOpenedFrom = (): ClickSource | null => useLocation({ select: ({ state }) => state.source ?? null });

import { useSyncExternalStore } from "react";

const narrow = "(max-width: 67.49em)";

function subscribe(listener: () => void): () => void {
  const media = matchMedia(narrow);
  media.addEventListener("change", listener);
  return () => media.removeEventListener("change", listener);
}

/** Below 1080 px: there is no column for the filters. */
export const useNarrow = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(narrow).matches);

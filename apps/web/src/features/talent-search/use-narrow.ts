import { useSyncExternalStore } from "react";

const narrow = "(max-width: 67.49em)";

function subscribe(listener: () => void): () => void {
  const media = matchMedia(narrow);
  media.addEventListener("change", listener);
  return () => media.removeEventListener("change", listener);
}

/** True below 1080 px, where there is no space for the filter column. */
export const useNarrow = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(narrow).matches);

import { useSyncExternalStore } from "react";

const phone = "(max-width: 47.49em)";

function subscribe(listener: () => void): () => void {
  const media = matchMedia(phone);
  media.addEventListener("change", listener);
  return () => media.removeEventListener("change", listener);
}

/** Below 760 px. For behaviour only: use media queries for appearance. */
export function usePhone(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(phone).matches,
    () => false,
  );
}

import { useSyncExternalStore } from "react";

const phone = "(max-width: 47.49em)";

function subscribe(listener: () => void): () => void {
  const media = matchMedia(phone);
  media.addEventListener("change", listener);
  return () => media.removeEventListener("change", listener);
}

/** True if the window is narrower than 760 px. Use it for behaviour only, and media queries for appearance. */
export function usePhone(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(phone).matches,
    () => false,
  );
}

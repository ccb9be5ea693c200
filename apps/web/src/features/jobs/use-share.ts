import { useLingui } from "@lingui/react/macro";
import { showToast } from "@orbita/ui/overlays/toast-store.ts";
import { useCallback } from "react";

/** The address without what one was looking for, and with the word that tells where its readers come from. */
export function sharedAddress(href: string): string {
  const { origin, pathname } = new URL(href);
  return `${origin}${pathname}?utm_source=share`;
}

/** Who closes the device's own panel has changed their mind: nothing is said then. */
const isCancelled = (error: unknown): boolean => error instanceof DOMException && error.name === "AbortError";

/** By what the device has for handing things on; where it has nothing, the link is copied and that is said. */
export function useShare(): (href: string, title: string) => Promise<void> {
  const { t } = useLingui();
  return useCallback(
    async (href, title) => {
      const url = sharedAddress(href);
      try {
        // Desktops have it too, as a window that few expect: there one wants the link.
        if ("share" in navigator && window.matchMedia("(pointer: coarse)").matches)
          return await navigator.share({ url, title });
        await navigator.clipboard.writeText(url);
        showToast({ message: t`Link copied` });
      } catch (error) {
        if (!isCancelled(error))
          showToast({ message: t`We could not copy the link. It is in the bar of your browser.` });
      }
    },
    [t],
  );
}

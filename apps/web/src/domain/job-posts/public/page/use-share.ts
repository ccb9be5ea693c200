import { useLingui } from "@lingui/react/macro";
import { showToast } from "@orbita/ui/overlays/toast-store.ts";
import { useCallback } from "react";

/** The URL without search parameters, plus a UTM source that marks visits from shared links. */
export function sharedAddress(href: string): string {
  const { origin, pathname } = new URL(href);
  return `${origin}${pathname}?utm_source=share`;
}

/** True if the user closed the device's share sheet; then no message is shown. */
const isCancelled = (error: unknown): boolean => error instanceof DOMException && error.name === "AbortError";

/** Shares a link with the device's share sheet; otherwise copies the link and shows a toast. */
export function useShare(): (href: string, title: string) => Promise<void> {
  const { t } = useLingui();
  return useCallback(
    async (href, title) => {
      const url = sharedAddress(href);
      try {
        // Desktops also have a share sheet, but their users expect to copy the link.
        if ("share" in navigator && window.matchMedia("(pointer: coarse)").matches)
          return await navigator.share({ url, title });
        await navigator.clipboard.writeText(url);
        showToast({ message: t`Link copied` });
      } catch (error) {
        if (!isCancelled(error))
          showToast({ message: t`We couldn’t copy the link. Copy it from your browser’s address bar.` });
      }
    },
    [t],
  );
}

import { useEffect, useState } from "react";
import { otherUrls } from "./suggest-url.ts";
import { askIfTaken } from "./use-space-check.ts";

/** An available alternative to a URL that is taken; null if none is found. */
export function useFreeUrl(url: string, taken: boolean): string | null {
  const [free, setFree] = useState<{ of: string; url: string | null }>({ of: "", url: null });
  useEffect(() => {
    if (!taken) return;
    const controller = new AbortController();
    const look = async () => {
      for (const other of otherUrls(url)) {
        // Checks the alternatives one after another, because the first is nearly always available.
        // oxlint-disable-next-line no-await-in-loop
        const { state } = await askIfTaken({ url: other }, controller.signal);
        if (controller.signal.aborted) return;
        if (state === "free") {
          setFree({ of: url, url: other });
          return;
        }
      }
    };
    void look();
    return () => controller.abort();
  }, [url, taken]);
  return taken && free.of === url ? free.url : null;
}

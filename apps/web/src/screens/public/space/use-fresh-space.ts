import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { onGap, onChangeEvent } from "~/shell/realtime/change-events.ts";
import { throttleRefetch } from "~/shell/realtime/throttle-refetch.ts";

/**
 * Delays before reloading. The page comes from the database; its posts come from the search index, which lags by about a second.
 */
const page = { afterMs: 100, spreadMs: 500 };
const posts = { afterMs: 1_500, spreadMs: 3_000 };

/** Reloads the page's data when the Space or any job post has changed. */
export function useFreshSpace(spaceId: string): void {
  const router = useRouter();
  useEffect(() => {
    const soon = throttleRefetch(() => void router.invalidate(), page);
    const later = throttleRefetch(() => void router.invalidate(), posts);
    const stops = [
      onChangeEvent("space.changed", ({ id }) => {
        if (id === spaceId) soon.schedule();
      }),
      onChangeEvent("jobPost.changed", later.schedule),
      onGap(later.schedule),
      soon.stop,
      later.stop,
    ];
    return () => stops.forEach((stop) => stop());
  }, [router, spaceId]);
}

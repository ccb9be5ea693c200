import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { onGap, onChangeEvent } from "~/shell/realtime/change-events.ts";
import { throttleRefetch } from "~/shell/realtime/throttle-refetch.ts";

/**
 * Delays before reloading. A list reads from the search index, which lags the database by about a second.
 * A post's page reads from the database and has few viewers, so it can reload sooner.
 */
const list = { afterMs: 1_500, spreadMs: 3_000 };
const page = { afterMs: 100, spreadMs: 500 };

/** Reloads the page's data when a post has changed: any post for a list, or the given post for its page. */
export function useFreshJobs(postId?: string): void {
  const router = useRouter();
  useEffect(() => {
    const later = throttleRefetch(() => void router.invalidate(), postId === undefined ? list : page);
    const stops = [
      onChangeEvent("jobPost.changed", ({ id }) => {
        if (postId === undefined || id === postId) later.schedule();
      }),
      onGap(later.schedule),
      later.stop,
    ];
    return () => stops.forEach((stop) => stop());
  }, [router, postId]);
}

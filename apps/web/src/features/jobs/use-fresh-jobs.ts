import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { onGap, onHint } from "~/shell/realtime/hints.ts";
import { lookLater } from "~/shell/realtime/look-later.ts";

/**
 * A list reads from the search index, which lags the database by about a second. A post's page reads from the database and has
 * few viewers, so it can reload sooner.
 */
const list = { afterMs: 1_500, spreadMs: 3_000 };
const page = { afterMs: 100, spreadMs: 500 };

/** Reloads from the API when a post changed elsewhere: any post for a list, the given post for its page. */
export function useFreshJobs(postId?: string): void {
  const router = useRouter();
  useEffect(() => {
    const later = lookLater(() => void router.invalidate(), postId === undefined ? list : page);
    const stops = [
      onHint("jobPost.changed", ({ id }) => {
        if (postId === undefined || id === postId) later.told();
      }),
      onGap(later.told),
      later.stop,
    ];
    return () => stops.forEach((stop) => stop());
  }, [router, postId]);
}

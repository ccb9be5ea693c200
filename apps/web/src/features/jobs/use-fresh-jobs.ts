import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { onGap, onHint } from "~/shell/realtime/hints.ts";
import { lookLater } from "~/shell/realtime/look-later.ts";

/** A list is answered by the index, which follows the database by about a second; a page is not, and few people read one. */
const list = { afterMs: 1_500, spreadMs: 3_000 };
const page = { afterMs: 100, spreadMs: 500 };

/** Asks the api again when a post changed elsewhere: any post for a list, one for its page. */
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

import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { onGap, onHint } from "~/shell/realtime/hints.ts";
import { lookLater } from "~/shell/realtime/look-later.ts";

/** The page comes from the database; its posts come from the search index, which lags by about a second. */
const page = { afterMs: 100, spreadMs: 500 };
const posts = { afterMs: 1_500, spreadMs: 3_000 };

/** Reloads from the API when the Space or any post changed elsewhere. */
export function useFreshSpace(spaceId: string): void {
  const router = useRouter();
  useEffect(() => {
    const soon = lookLater(() => void router.invalidate(), page);
    const later = lookLater(() => void router.invalidate(), posts);
    const stops = [
      onHint("space.changed", ({ id }) => {
        if (id === spaceId) soon.told();
      }),
      onHint("jobPost.changed", later.told),
      onGap(later.told),
      soon.stop,
      later.stop,
    ];
    return () => stops.forEach((stop) => stop());
  }, [router, spaceId]);
}

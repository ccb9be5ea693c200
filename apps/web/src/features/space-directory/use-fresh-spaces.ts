import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { onGap, onHint } from "~/shell/realtime/hints.ts";
import { lookLater } from "~/shell/realtime/look-later.ts";

/** The list comes from the search index, which lags the database by about a second. */
const timing = { afterMs: 1_500, spreadMs: 3_000 };

/** Reloads from the API when a Space or a job post changed elsewhere. */
export function useFreshSpaces(): void {
  const router = useRouter();
  useEffect(() => {
    const later = lookLater(() => void router.invalidate(), timing);
    const stops = [
      onHint("space.changed", later.told),
      onHint("jobPost.changed", later.told),
      onGap(later.told),
      later.stop,
    ];
    return () => stops.forEach((stop) => stop());
  }, [router]);
}

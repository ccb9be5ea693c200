import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { onGap, onHint } from "~/shell/realtime/hints.ts";
import { lookLater } from "~/shell/realtime/look-later.ts";

/** The list comes from the index, which follows the database by about a second. */
const timing = { afterMs: 1_500, spreadMs: 3_000 };

/** Asks the api again when a Space changed elsewhere, or looks for somebody else. */
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

import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { onHint } from "~/shell/realtime/hints.ts";
import { lookLater } from "~/shell/realtime/look-later.ts";
import { runsKey } from "~/domain/operations/queries.ts";

/** Refetches runs, throttled, when a run's change event arrives. */
export function useRunHints(): void {
  const queries = useQueryClient();
  useEffect(() => {
    const look = lookLater(() => void queries.invalidateQueries({ queryKey: runsKey }), {
      afterMs: 100,
      spreadMs: 200,
    });
    const stop = onHint("run.changed", look.told);
    return () => {
      stop();
      look.stop();
    };
  }, [queries]);
}
